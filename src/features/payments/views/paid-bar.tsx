import type { Satang } from '../../../../domain/money.ts';
import styles from './paid-bar.module.css';

interface PaidBarProps {
  /** Satang. */
  readonly due: Satang;
  readonly paid: Satang;
}

/** How much of what is due was paid; the gap is hatched. The amounts stand beside it in words. */
export function PaidBar({ due, paid }: PaidBarProps) {
  const share = due === 0 ? 1 : Math.min(1, paid / due);
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.paid} style={{ flexGrow: share }} />
      {share < 1 && <span className={styles.gap} style={{ flexGrow: 1 - share }} />}
    </div>
  );
}
