import type { ReactNode } from 'react';
import styles from './split-view.module.css';

interface SplitViewProps {
  readonly list: ReactNode;
  /** The screen of what was opened from the list. */
  readonly children: ReactNode;
}

/** A list that stays at the left, scrolling by itself, while the page beside it changes. */
export function SplitView({ list, children }: SplitViewProps) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{list}</div>
      {children}
    </div>
  );
}
