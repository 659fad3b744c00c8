import { useTranslation } from 'react-i18next';
import styles from './chip.module.css';

/** A small fact about a thing: a colour, a size. */
export function Chip({ children }: { readonly children: string }) {
  return <span className={styles.chip}>{children}</span>;
}

/** Marks a VIP price. */
export function VipTag() {
  const { t } = useTranslation();
  return <span className={styles.vip}>{t('common.vip')}</span>;
}
