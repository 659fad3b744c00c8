import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import styles from './text-box.module.css';

interface TextBoxProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** Lines that are seen at once; 5 when left out. */
  readonly rows?: number;
  /** Whether it is a single line. */
  readonly isLine?: boolean;
  /** Whether it is only read now. */
  readonly fixed?: boolean;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  /** Its name in the form, by which it is found when it is wrong. */
  readonly name?: string;
  readonly required?: boolean;
  /** Takes the focus when its sheet opens. */
  readonly isFirst?: boolean;
  /** Shows how many characters there are, of how many. */
  readonly isCounted?: boolean;
  /** Returns what is taken of a text that is pasted. */
  readonly cutPasted?: (text: string) => string;
  readonly onChange: (text: string) => void;
}

/** Text of several lines, or of one, on a page or in a sheet. */
export function TextBox(props: TextBoxProps) {
  const { label, value, maxLength, rows = 5, fixed = false, isFirst = false, isCounted = false } = props;
  const { error, name, required = false, isLine = false, cutPasted, onChange } = props;
  const [id, countId, errorId] = [useId(), useId(), useId()];
  const described = [isCounted ? countId : '', error === undefined ? '' : errorId].filter(
    (part) => part !== '',
  );
  const field = {
    id,
    name,
    required,
    maxLength,
    readOnly: fixed,
    value,
    className: styles.text,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'data-autofocus': isFirst || undefined,
  };
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.needed} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {isLine ? (
        <input type="text" autoComplete="off" {...field} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea
          rows={rows}
          {...field}
          onChange={(event) => onChange(event.target.value)}
          onPaste={cutPasted && ((event) => paste(event, cutPasted))}
        />
      )}
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
      {isCounted && (
        <span id={countId} className={styles.count} data-full={value.length >= maxLength}>
          {value.length} / {maxLength}
        </span>
      )}
    </div>
  );

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, cut: (text: string) => string): void {
    const pasted = event.clipboardData.getData('text');
    const kept = cut(pasted);
    if (kept === pasted || fixed) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onChange((value.slice(0, selectionStart) + kept + value.slice(selectionEnd)).slice(0, maxLength));
  }
}
