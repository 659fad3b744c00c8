import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { periodOf, periods, periodStart } from './period.ts';

const RangeForm = lazy(() => import('./range-form.tsx').then((module) => ({ default: module.RangeForm })));

interface PeriodSheetProps {
  readonly opened: boolean;
  readonly filter: RecordFilter;
  readonly onChange: (change: Pick<RecordFilter, 'startDate' | 'endDate'>) => void;
  readonly onClose: () => void;
}

/** The last days by one tap, or from one day until another. */
export function PeriodSheet({ opened, filter, onChange, onClose }: PeriodSheetProps) {
  const { t } = useTranslation();
  const now = useNow();
  const isAny = filter.startDate === null && filter.endDate === null;
  const period = periodOf(filter, now);
  const choices = [
    { id: 'any', title: t('orders.allTime'), startDate: null },
    ...periods.map((days) => ({
      id: String(days),
      title: t('orders.lastDays', { count: days }),
      startDate: periodStart(days, now),
    })),
  ];
  return (
    <BottomSheet name="period" opened={opened} title={t('orders.period')} onClose={onClose}>
      <ChoiceList
        label={t('orders.period')}
        choices={choices}
        chosen={isAny ? 'any' : String(period)}
        onChoose={(id) => {
          const startDate = choices.find((choice) => choice.id === id)?.startDate ?? null;
          onChange({ startDate, endDate: null });
        }}
      />
      <Suspense>{opened && <RangeForm filter={filter} onApply={onChange} />}</Suspense>
    </BottomSheet>
  );
}
