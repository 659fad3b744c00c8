import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stepper.module.css';
import { useReason } from './toast-context.ts';

interface StepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is counted, for who cannot see the row. */
  readonly name: string;
  readonly min?: number;
  readonly max: number;
  /** Why the number cannot go up or down at all. */
  readonly reason?: string | undefined;
}

/** A quantity with buttons on both sides; the number can be typed. */
export function Stepper({ value, onChange, name, min = 1, max, reason }: StepperProps) {
  const { t } = useTranslation();
  const atMost = value >= max ? t('product.atMost', { count: max }) : undefined;
  const fewer = useReason(reason, () => value > min && onChange(value - 1));
  const more = useReason(reason ?? atMost, () => onChange(value + 1));
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('common.decrease', { name })}
        {...fewer}
        aria-disabled={value <= min || reason !== undefined}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <TypedNumber
        // A number that changed meanwhile replaces what is half typed.
        key={value}
        value={value}
        label={t('common.quantityOf', { name })}
        readOnly={reason !== undefined}
        onCommit={(typed) => onChange(Math.min(max, Math.max(min, typed)))}
      />
      <button type="button" className={styles.button} aria-label={t('common.increase', { name })} {...more}>
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

interface TypedNumberProps {
  readonly value: number;
  readonly label: string;
  readonly readOnly: boolean;
  readonly onCommit: (value: number) => void;
}

function TypedNumber({ value, label, readOnly, onCommit }: TypedNumberProps) {
  const [draft, setDraft] = useState(String(value));
  const commit = () => {
    const typed = Number(draft);
    if (draft !== '' && typed !== value) onCommit(typed);
    setDraft(String(value));
  };
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      aria-label={label}
      readOnly={readOnly}
      value={draft}
      onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
