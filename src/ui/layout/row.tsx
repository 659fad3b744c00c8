import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wholeDates } from '../values/whole-dates.tsx';
import { classNames } from './class-names.ts';
import styles from './row.module.css';

interface RowProps {
  /** An icon on a tile, or a picture 40 px wide. */
  readonly icon?: ReactNode;
  readonly tone?: 'neutral' | 'warn' | 'paid' | 'ok' | 'danger' | 'info';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The number, bold at the right, with `note` small below it. */
  readonly value?: ReactNode;
  readonly note?: ReactNode;
  /** Where a tap leads; or what it does. */
  readonly to?: string;
  readonly onClick?: () => void;
  /** Whether the rows that it unfolds below it are shown; left out where it unfolds none. */
  readonly expanded?: boolean;
}

/** One line of a card: what it is at the left, its number at the right. */
export function Row({ icon, tone = 'neutral', title, text, value, note, to, onClick, expanded }: RowProps) {
  const opens = to !== undefined || onClick !== undefined;
  const content = (
    <>
      {Boolean(icon) && <span className={classNames(styles.icon, styles[tone])}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{wholeDates(title)}</span>
        {Boolean(text) && <span className={styles.text}>{wholeDates(text)}</span>}
      </span>
      {value !== undefined && (
        <span className={styles.value}>
          {value}
          {Boolean(note) && <span className={styles.note}>{note}</span>}
        </span>
      )}
      {opens && <IconChevronRight className={styles.chevron} size={20} aria-hidden="true" />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.row} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (onClick !== undefined) {
    return (
      <button
        type="button"
        className={classNames(styles.row, expanded === true && styles.expanded)}
        aria-expanded={expanded}
        onClick={onClick}
      >
        {content}
      </button>
    );
  }
  return <div className={styles.row}>{content}</div>;
}
