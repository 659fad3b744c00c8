import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDay } from '../../../../domain/typed-day.ts';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OnDemand } from '../../../ui/feedback/on-demand.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { DayField } from './day-field.tsx';
import { earliestDay } from './period.ts';
import styles from './filter-form.module.css';

// The calendar comes with the first form; what is typed does not wait for it.
const RangeCalendar = lazy(() =>
  import('./day-calendar.tsx').then((module) => ({ default: module.RangeCalendar })),
);

interface RangeFormProps {
  readonly filter: Pick<RecordFilter, 'startDate' | 'endDate'>;
  readonly onApply: (range: Pick<RecordFilter, 'startDate' | 'endDate'>) => void;
}

/** From one day until another, both counted, typed or chosen in a calendar; either may be left open. */
export function RangeForm({ filter, onApply }: RangeFormProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [from, setFrom] = useState(filter.startDate ?? '');
  const [until, setUntil] = useState(filter.endDate ?? '');
  const bounds = { min: earliestDay(now), max: formatDay(now) };
  const [first, last] = [readDay(from), readDay(until)];
  const isBackwards = first !== null && last !== null && first > last;
  const fromFault = faultOf(from);
  const untilFault = faultOf(until) ?? (isBackwards ? t('orders.backwards') : undefined);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.pair}>
        <DayField label={t('orders.from')} value={from} fault={fromFault} onChange={setFrom} />
        <DayField label={t('orders.until')} value={until} fault={untilFault} onChange={setUntil} />
      </div>
      <OnDemand>
        <RangeCalendar
          {...bounds}
          from={isBackwards ? null : first}
          until={isBackwards ? null : last}
          onPick={(picked, end) => {
            setFrom(picked);
            setUntil(end ?? '');
          }}
        />
      </OnDemand>
      <Button
        submit
        look="tonal"
        reason={
          named('orders.from', fromFault) ?? (isBackwards ? untilFault : named('orders.until', untilFault))
        }
        onClick={() => onApply({ startDate: first, endDate: last })}
      >
        {t('orders.apply')}
      </Button>
    </form>
  );

  /** What is wrong with a day; it may be left out. */
  function faultOf(text: string): string | undefined {
    if (text.trim() === '') return undefined;
    const day = readDay(text);
    if (day === null) return t('calendar.noDay', { example: bounds.max });
    if (day < bounds.min) return t('calendar.tooEarly', { day: bounds.min });
    return day > bounds.max ? t('calendar.tooLate', { day: bounds.max }) : undefined;
  }

  function named(field: 'orders.from' | 'orders.until', fault: string | undefined): string | undefined {
    return fault === undefined ? undefined : t('calendar.named', { field: t(field), fault });
  }
}
