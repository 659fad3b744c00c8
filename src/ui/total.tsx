import { useTranslation } from 'react-i18next';
import type { Satang } from '../../domain/money.ts';
import { Money } from './money.tsx';
import styles from './total.module.css';

/** What all of it comes to: the largest number of its place, read out when it changes. */
export function Total({ amount }: { readonly amount: Satang }) {
  const { t } = useTranslation();
  return (
    <span className={styles.total} role="status">
      <span className={styles.label}>{t('common.total')}</span>
      <Money amount={amount} className={styles.amount} />
    </span>
  );
}
