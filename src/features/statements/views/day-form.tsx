import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '../../../../domain/payments/statement-range.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import styles from './day-close.module.css';

interface DayFormProps {
  /** Both as `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** A day by its date, today at the latest. */
export function DayForm({ day, today, onDay }: DayFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(day);
  const fault = faultOf();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="date"
        label={t('dayClose.day')}
        max={today}
        value={typed}
        error={fault}
        onChange={setTyped}
      />
      <Button submit reason={fault} onClick={() => onDay(typed)}>
        {t('dayClose.show')}
      </Button>
    </form>
  );

  function faultOf(): string | undefined {
    if (!isDay(typed)) return t('dayClose.noDay');
    return typed > today ? t('dayClose.future') : undefined;
  }
}
