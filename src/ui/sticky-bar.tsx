import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** What is at stake: total, unsaved changes. */
  readonly top?: ReactNode;
  /** The actions; a destructive one first. */
  readonly children: ReactNode;
}

/** The actions of a screen, where the thumb is: the last child of the screen, on the tab bar where there is one. */
export function StickyBar({ top, children }: StickyBarProps) {
  return (
    <div className={styles.bar} data-sticky-bar>
      {Boolean(top) && <div className={styles.top}>{top}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
