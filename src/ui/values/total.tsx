import { useTranslation } from 'react-i18next';
import type { Satang } from '../../../domain/money.ts';
import { classNames } from '../layout/class-names.ts';
import { Money } from './money.tsx';
import styles from './total.module.css';

interface TotalProps {
  /** Satang; null while what was typed is no amount. */
  readonly amount: Satang | null;
  /** What it is the total of; "Total" when left out. */
  readonly label?: string;
  /** The label is above the amount instead of beside it. */
  readonly stacked?: boolean;
}

/** The total: the largest number on its screen, announced when it changes. */
export function Total({ amount, label, stacked = false }: TotalProps) {
  const { t } = useTranslation();
  return (
    <span className={classNames(styles.total, stacked && styles.stacked)} role="status">
      <span className={styles.label}>{label ?? t('common.total')}</span>
      {amount === null ? (
        <span className={styles.amount}>–</span>
      ) : (
        <Money amount={amount} className={styles.amount} />
      )}
    </span>
  );
}
