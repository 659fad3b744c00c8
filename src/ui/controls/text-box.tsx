import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import styles from './text-box.module.css';

interface TextBoxProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** Lines that are seen at once; 5 when left out. */
  readonly rows?: number;
  /** Whether it is only read now. */
  readonly fixed?: boolean;
  /** Takes the focus when its sheet opens. */
  readonly isFirst?: boolean;
  /** Shows how many characters there are, of how many. */
  readonly isCounted?: boolean;
  /** Returns what is taken of a text that is pasted. */
  readonly cutPasted?: (text: string) => string;
  readonly onChange: (text: string) => void;
}

/** Several lines of text, on a page or in a sheet. */
export function TextBox(props: TextBoxProps) {
  const { label, value, maxLength, rows = 5, fixed = false, isFirst = false, isCounted = false } = props;
  const { cutPasted, onChange } = props;
  const countId = useId();
  return (
    <label className={styles.box}>
      <span className={styles.label}>{label}</span>
      <textarea
        className={styles.text}
        rows={rows}
        maxLength={maxLength}
        readOnly={fixed}
        value={value}
        data-autofocus={isFirst || undefined}
        aria-describedby={isCounted ? countId : undefined}
        onChange={(event) => onChange(event.target.value)}
        onPaste={cutPasted && ((event) => paste(event, cutPasted))}
      />
      {isCounted && (
        <span id={countId} className={styles.count} data-full={value.length >= maxLength}>
          {value.length} / {maxLength}
        </span>
      )}
    </label>
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
