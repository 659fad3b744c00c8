import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './stock-badge.module.css';

/** Pieces from which on a product counts as running out. */
const few = 5;

/** How many pieces can be promised: plain, amber when few, dark when none. */
export function StockBadge({ stock }: { readonly stock: number }) {
  const { t } = useTranslation();
  if (stock <= 0) return <span className={classNames(styles.badge, styles.none)}>{t('home.soldOut')}</span>;
  return (
    <span className={classNames(styles.badge, 'num', stock <= few && styles.few)}>
      {t(stock <= few ? 'home.few' : 'home.stock', { count: stock })}
    </span>
  );
}
