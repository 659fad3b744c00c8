import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../domain/money.ts';
import { Money } from '../../../ui/values/money.tsx';
import styles from './statement.module.css';

/** How a balance, in baht, is coloured: what is owed stands out. */
export function toneOf(balance: number): 'owed' | 'credit' | 'settled' {
  if (balance === 0) return 'settled';
  return balance > 0 ? 'owed' : 'credit';
}

/** What a group owes or has to its credit after the last day, in large. */
export function Balance({ balance }: { readonly balance: number }) {
  const { t } = useTranslation();
  const tone = toneOf(balance);
  return (
    <p className={styles.balance}>
      <span className={styles.label}>{t(`statement.${tone}`)}</span>
      <Money amount={readWire(Math.abs(balance))} className={styles[tone]} />
    </p>
  );
}
