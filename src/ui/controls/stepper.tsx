import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './stepper.module.css';
import { useReason } from '../feedback/toast-context.ts';
import { TypedNumber } from './typed-number.tsx';

interface StepperProps {
  readonly value: number;
  readonly onChange: (value: number, isTyped: boolean) => void;
  /** What is counted, for who cannot see the row. */
  readonly name: string;
  readonly min?: number;
  /** Asks whether there are to be none: the step below the least number, or a typed 0. */
  readonly onNone?: (() => void) | undefined;
  readonly max: number;
  /** Why the number cannot go up or down at all. */
  readonly reason?: string | undefined;
}

/** A quantity with buttons on both sides; the number can be typed, and each digit counts at once. What is no whole number never counts. */
export function Stepper({ value, onChange, name, min = 1, onNone, max, reason }: StepperProps) {
  const { t } = useTranslation();
  const atMost = value >= max ? t('product.atMost', { count: max }) : undefined;
  const fewer = useReason(reason, () => (value > min ? onChange(value - 1, false) : onNone?.()));
  const more = useReason(reason ?? atMost, () => onChange(value + 1, false));
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('common.decrease', { name })}
        {...fewer}
        aria-disabled={(value <= min && onNone === undefined) || reason !== undefined}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <TypedNumber
        value={value}
        label={t('common.quantityOf', { name })}
        readOnly={reason !== undefined}
        min={min}
        max={max}
        onChange={(typed) => onChange(typed, true)}
        onNone={onNone}
      />
      <button type="button" className={styles.button} aria-label={t('common.increase', { name })} {...more}>
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
