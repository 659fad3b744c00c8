import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly back?: ReactNode;
  /** Small and grey beside the title: how many. */
  readonly count?: ReactNode;
  readonly chip?: ReactNode;
  /** At most two icon buttons, or one in words; on a desk three, the last of them a menu. */
  readonly actions?: ReactNode;
  /** Below the line of the title: search, tabs, lifecycle. */
  readonly children?: ReactNode;
}

/** The top of a screen; it stays while the page scrolls. */
export function PageHeader({ title, back, count, chip, actions, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.column}>
        <div className={classNames(styles.line, back !== undefined && styles.withBack)}>
          {back}
          <div className={classNames(styles.names, Boolean(chip) && styles.wrapped)}>
            <h1 className={styles.title}>{title}</h1>
            {Boolean(count) && <span className={styles.count}>{count}</span>}
            {chip}
          </div>
          {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </header>
  );
}
