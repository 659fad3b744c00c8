import type { ReactNode } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps {
  readonly children: ReactNode;
  /** How many, or how much. */
  readonly aside?: ReactNode;
}

/** Names the card below it. */
export function SectionTitle({ children, aside }: SectionTitleProps) {
  return (
    <div className={styles.line}>
      <h2 className={styles.title}>{children}</h2>
      {Boolean(aside) && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
