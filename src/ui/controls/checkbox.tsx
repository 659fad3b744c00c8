import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useReason } from '../feedback/toast-context.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly checked: boolean;
  /** Whether some but not all of its items are selected. */
  readonly partly?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be changed now: it keeps the focus, and says so when it is tapped. */
  readonly reason?: string | undefined;
  readonly onChange: () => void;
  /** Names the box; `hidden` where the row beside it already does for the eye. */
  readonly label: ReactNode;
  readonly hidden?: boolean;
}

export function Checkbox({
  checked,
  partly = false,
  disabled = false,
  reason,
  onChange,
  label,
  hidden = false,
}: CheckboxProps) {
  const { onClick, ...why } = useReason(reason, onChange);
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input !== null) input.indeterminate = partly;
        }}
        className={styles.input}
        checked={checked}
        disabled={disabled}
        onChange={onClick}
        {...why}
      />
      <span className={classNames(styles.box, (checked || partly) && styles.on)} aria-hidden="true">
        {partly ? <IconMinus size={16} /> : checked && <IconCheck size={16} />}
      </span>
      <span className={hidden ? 'unseen' : undefined}>{label}</span>
    </label>
  );
}
