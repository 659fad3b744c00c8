import styles from './text-box.module.css';

interface TextBoxProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** Whether it is only read now. */
  readonly fixed?: boolean;
  readonly onChange: (text: string) => void;
}

/** Several lines of text, on a page or in a sheet. */
export function TextBox({ label, value, maxLength, fixed = false, onChange }: TextBoxProps) {
  return (
    <label className={styles.box}>
      <span className={styles.label}>{label}</span>
      <textarea
        className={styles.text}
        rows={5}
        maxLength={maxLength}
        readOnly={fixed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
