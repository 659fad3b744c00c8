import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../../../domain/digits.ts';
import { isPointerFine } from '../layout/pointer.ts';
import styles from './stepper.module.css';
import { useReason, useToast } from '../feedback/toast-context.ts';

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

/** A quantity with buttons on both sides; the number can be typed, and each digit counts at once. What is no whole number never counts. */
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
        value={value}
        label={t('common.quantityOf', { name })}
        readOnly={reason !== undefined}
        min={min}
        max={max}
        onChange={onChange}
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
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** The text of the field, and the number before it was edited. */
interface Typing {
  readonly text: string;
  readonly before: number;
}

function TypedNumber({ value, label, readOnly, min, max, onChange }: TypedNumberProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [typing, setTyping] = useState<Typing | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const change = (number: number) => {
    if (within(number) !== value) onChange(within(number));
  };
  // A number that changed meanwhile replaces what is typed.
  const typed = typing === null ? null : readWhole(typing.text);
  const isOwn = typing !== null && (typed === null || within(typed) === value);
  const shown = isOwn ? typing.text : String(value);
  const isMistaken = isOwn && typed === null && typing.text !== '';
  function finish() {
    if (isOwn && typed !== null && typed > max) showToast(t('product.atMost', { count: max }));
    if (isOwn && typed !== null && typed < min) showToast(t('product.atLeast', { count: min }));
    setTyping(null);
  }
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isMistaken}
      readOnly={readOnly}
      value={shown}
      style={{ width: `calc(${shown.length}ch + 12px)` }}
      onChange={(event) => {
        const text = event.target.value;
        const number = readWhole(text);
        const before = typing?.before ?? value;
        setTyping({ text, before });
        // Without a number the one of before counts, also for a button that leaves the focus in the field.
        change(number ?? before);
        if (number !== null) return;
        if (text !== '' && !isMistaken) showToast(t('product.wholeOnly'));
      }}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Where the focus brings a keyboard to the screen, Enter puts it away.
        if (!isPointerFine()) event.currentTarget.blur();
        else {
          finish();
          event.currentTarget.select();
        }
      }}
    />
  );
}
