import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './filter-chips.module.css';

interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly selected: boolean;
  /** What else it looks like. */
  readonly className?: string | undefined;
  /** It opens a choice instead of being one. */
  readonly opens?: boolean;
}

interface FilterChipsProps {
  /** What the row chooses. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  readonly onPick: (id: string) => void;
}

/** A row of choices that scrolls sideways. */
export function FilterChips({ label, chips, onPick }: FilterChipsProps) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {chips.map(({ id, label: text, icon, selected, className, opens = false }) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.chip, selected && styles.selected, className)}
          aria-pressed={opens ? undefined : selected}
          aria-haspopup={opens ? 'dialog' : undefined}
          onClick={() => onPick(id)}
        >
          {icon}
          {text}
          {opens && <IconChevronDown size={16} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
