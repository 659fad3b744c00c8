import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { maxReportDays, readReportDays } from '../../../../domain/reports/report-days.ts';
import type { ReportDays } from '../../../../domain/reports/report-days.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './report.module.css';

const RangeForm = lazy(() =>
  import('../../record-lists/views/range-form.tsx').then((module) => ({ default: module.RangeForm })),
);

interface ReportDaysSheetProps {
  readonly opened: boolean;
  readonly days: ReportDays;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChoose: (days: ReportDays) => void;
  readonly onClose: () => void;
}

/** The days of a report from one until another; one that is left open is the other, or today. */
export function ReportDaysSheet({ opened, days, today, onChoose, onClose }: ReportDaysSheetProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet name="report-days" opened={opened} title={t('report.days')} onClose={onClose}>
      <p className={styles.hint}>{t('report.longest', { count: maxReportDays })}</p>
      <Suspense>
        {opened && (
          <RangeForm
            filter={{ startDate: days.from, endDate: days.to < today ? days.to : today }}
            onApply={({ startDate, endDate }) =>
              onChoose(readReportDays(startDate ?? endDate, endDate ?? today, today))
            }
          />
        )}
      </Suspense>
    </BottomSheet>
  );
}
