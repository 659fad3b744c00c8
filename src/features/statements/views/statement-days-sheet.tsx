import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInBangkok } from '../../../../domain/date-range.ts';
import {
  maxStatementDays,
  periodDays,
  readStatementDays,
  statementPeriods,
} from '../../../../domain/payments/statement-range.ts';
import type { StatementDays } from '../../../../domain/payments/statement-range.ts';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './statement.module.css';

const RangeForm = lazy(() =>
  import('../../record-lists/views/range-form.tsx').then((module) => ({ default: module.RangeForm })),
);

interface StatementDaysSheetProps {
  readonly opened: boolean;
  readonly days: StatementDays;
  readonly onChoose: (days: StatementDays) => void;
  readonly onClose: () => void;
}

/** The days of a statement: a period by one tap, or from one day until another. */
export function StatementDaysSheet({ opened, days, onChoose, onClose }: StatementDaysSheetProps) {
  const { t } = useTranslation();
  const today = dayInBangkok(useNow());
  const chosen = statementPeriods.find((period) => {
    const { from, to } = periodDays(period, today);
    return from === days.from && to === days.to;
  });
  return (
    <BottomSheet name="statement-days" opened={opened} title={t('statement.days')} onClose={onClose}>
      <ChoiceList
        label={t('statement.days')}
        choices={statementPeriods.map((period) => ({
          id: period,
          title: t(`statement.${period}`),
        }))}
        chosen={chosen ?? null}
        onChoose={(period) => onChoose(periodDays(period, today))}
      />
      <p className={styles.hint}>{t('statement.longest', { count: maxStatementDays })}</p>
      <Suspense>
        {opened && (
          <RangeForm
            filter={{ startDate: days.from, endDate: days.to }}
            onApply={({ startDate, endDate }) => onChoose(readStatementDays(startDate, endDate, today))}
          />
        )}
      </Suspense>
    </BottomSheet>
  );
}
