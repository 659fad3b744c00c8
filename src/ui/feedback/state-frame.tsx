import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './state.module.css';

interface StateFrameProps {
  readonly look?: 'failed' | 'offline' | undefined;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly role?: 'alert';
  /** The way on. */
  readonly children?: ReactNode;
}

/** What stands in place of what should be here: a picture, what is the matter, and the way on. */
export function StateFrame({ look, icon, title, text, role, children }: StateFrameProps) {
  return (
    <div className={styles.state} role={role}>
      <span className={classNames(styles.picture, look && styles[look])}>{icon}</span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {Boolean(children) && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
