import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** Buttons side by side, at the bottom of a screen or a sheet. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
