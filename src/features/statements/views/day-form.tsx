import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDay } from '../../../../domain/typed-day.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { OnDemand } from '../../../ui/feedback/on-demand.tsx';
import { DayField } from '../../record-lists/views/day-field.tsx';
import styles from './day-close.module.css';

const DayCalendar = lazy(() =>
  import('../../record-lists/views/day-calendar.tsx').then((module) => ({ default: module.DayCalendar })),
);

interface DayFormProps {
  /** Both as `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** A day by its date, typed or chosen in a calendar, today at the latest. */
export function DayForm({ day, today, onDay }: DayFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(day);
  const typed = readDay(text);
  const fault = typed === null ? t('dayClose.noDay') : typed > today ? t('dayClose.future') : undefined;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DayField label={t('dayClose.day')} value={text} fault={fault} onChange={setText} />
      <OnDemand>
        <DayCalendar day={typed} max={today} onPick={setText} />
      </OnDemand>
      <Button submit reason={fault} onClick={() => typed !== null && onDay(typed)}>
        {t('dayClose.show')}
      </Button>
    </form>
  );
}
