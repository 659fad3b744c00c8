import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../../../domain/digits.ts';
import styles from './figure-field.module.css';

interface FigureFieldProps {
  /** What is counted. */
  readonly label: string;
  /** The figure as it was typed; empty while there is none. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The smallest figure that the buttons lead to. */
  readonly min?: number;
  /** It stays as it is for now. */
  readonly locked?: boolean;
  /** What is wrong with it; the field takes the focus. */
  readonly error?: string | undefined;
  /** Takes the focus when its sheet opens. */
  readonly isFirst?: boolean;
}

/** Digits that fit at full size. */
const digitsAtFullSize = 4;
/** Room for the digits, in rem of their height. */
const widthRem = 18;

/** A figure to be counted or typed: the largest thing of its sheet, between two large buttons. */
export function FigureField({
  label,
  value,
  onChange,
  min = 0,
  locked = false,
  error,
  isFirst = false,
}: FigureFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const number = readWhole(value);
  const isWrong = error !== undefined;
  useEffect(() => {
    if (isWrong || isFirst) input.current?.focus();
  }, [isWrong, isFirst]);
  const step = (by: number) => {
    if (!locked) onChange(String(Math.max(min, (number ?? 0) + by)));
  };
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('common.decrease', { name: label })}
          aria-disabled={locked || number === null || number <= min}
          onClick={() => step(-1)}
        >
          <IconMinus size={28} aria-hidden="true" />
        </button>
        <input
          ref={input}
          className={styles.figure}
          style={{ fontSize: `min(var(--fs-80), ${widthRem / Math.max(digitsAtFullSize, value.length)}rem)` }}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isWrong}
          readOnly={locked}
          placeholder="0"
          value={value}
          data-autofocus={isFirst || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={t('common.increase', { name: label })}
          aria-disabled={locked}
          onClick={() => step(1)}
        >
          <IconPlus size={28} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
