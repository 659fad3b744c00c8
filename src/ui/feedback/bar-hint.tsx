import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './bar-hint.module.css';

/** Says in a bar, before anything is tapped, that its actions are for somebody else. */
export function BarHint({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <IconLock size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
