import { useTranslation } from 'react-i18next';
import styles from './demo-banner.module.css';

/** Says that nothing here is a real trade. */
export function DemoBanner() {
  const { t } = useTranslation();
  return <p className={styles.demo}>{t('app.demo')}</p>;
}
