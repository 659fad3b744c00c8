import type { ReactNode } from 'react';
import styles from './page-column.module.css';

/** What is below the header of a page: cards and notices, with the margins between them. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
