import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section-title.module.css';

interface SectionTitleProps {
  readonly children: ReactNode;
  /** How many, or how much. */
  readonly aside?: ReactNode;
  /** It names whose the rows are, rather than what they are. */
  readonly strong?: boolean;
}

/** Names the card below it. */
export function SectionTitle({ children, aside, strong = false }: SectionTitleProps) {
  return (
    <div className={styles.line}>
      <h2 className={classNames(styles.title, strong && styles.strong)}>{children}</h2>
      {Boolean(aside) && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
