import { useTranslation } from 'react-i18next';
import styles from './vip-tag.module.css';

/** Marks a VIP price. */
export function VipTag() {
  const { t } = useTranslation();
  return <span className={styles.tag}>{t('common.vip')}</span>;
}
