import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../../../domain/digits.ts';
import { useToast } from '../feedback/toast-context.ts';
import { isPointerFine } from '../layout/pointer.ts';
import styles from './stepper.module.css';

interface TypedNumberProps {
  readonly value: number;
  readonly label: string;
  /** Id of what is said beside it. */
  readonly describedBy?: string;
  readonly readOnly?: boolean;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** A typed 0 that is less than `min` asks for this, and counts for nothing. */
  readonly onNone?: (() => void) | undefined;
  readonly onFocus?: () => void;
  /** An empty field counts as the smallest number, instead of the one before it was edited. */
  readonly isEmptyLeast?: boolean;
  /** Of a field that does not take its width from the number. */
  readonly className?: string | undefined;
}

/** The text of the field, and the number before it was edited. */
interface Typing {
  readonly text: string;
  readonly before: number;
}

/** A whole number that is typed, of which each digit counts at once; above `max` that counts, and it is said. */
export function TypedNumber({
  value,
  label,
  describedBy,
  readOnly = false,
  min,
  max,
  onChange,
  onNone,
  onFocus,
  isEmptyLeast = false,
  className,
}: TypedNumberProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const [typing, setTyping] = useState<Typing | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const change = (number: number) => {
    if (within(number) !== value) onChange(within(number));
  };
  // A number that changed meanwhile replaces what is typed.
  const typed = typing === null ? null : readWhole(typing.text);
  // A 0 may be the beginning of another number: it asks once it stays.
  const isNone = typed === 0 && onNone !== undefined;
  const isOwn = typing !== null && (typed === null || isNone || within(typed) === value);
  const shown = isOwn ? typing.text : String(value);
  const isMistaken = isOwn && typed === null && typing.text !== '';
  function finish() {
    if (isNone) {
      setTyping(null);
      onNone();
      return;
    }
    if (isOwn && typed !== null && typed > max) showToast(t('product.atMost', { count: max }));
    if (isOwn && typed !== null && typed < min) showToast(t('product.atLeast', { count: min }));
    setTyping(null);
  }
  return (
    <input
      className={className ?? styles.number}
      inputMode="numeric"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isMistaken}
      readOnly={readOnly}
      value={shown}
      style={className === undefined ? { width: `calc(${shown.length}ch + 12px)` } : undefined}
      onChange={(event) => {
        const text = event.target.value;
        const number = readWhole(text);
        const before = isEmptyLeast && text === '' ? min : (typing?.before ?? value);
        setTyping({ text, before });
        if (number === 0 && onNone !== undefined) {
          change(before);
          return;
        }
        // Without a number the one of before counts, also for a button that leaves the focus in the field.
        change(number ?? before);
        if (number !== null) return;
        if (text !== '' && !isMistaken) showToast(t('product.wholeOnly'));
      }}
      onFocus={(event) => {
        event.target.select();
        onFocus?.();
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented) return;
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
