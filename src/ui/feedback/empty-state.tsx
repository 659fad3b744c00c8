import type { ReactNode } from 'react';
import { BagPicture } from './bag-picture.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The next step, a filled button. */
  readonly action?: ReactNode;
}

/** Nothing here, for sure: with a picture and the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.picture}>
        <BagPicture />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {Boolean(action) && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
