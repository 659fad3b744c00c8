import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import styles from './nothing-opened-screen.module.css';

/** Stands beside the list until an order or a payment is opened from it. */
export function NothingOpenedScreen() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen} data-screen="nothing-opened" data-state="resting">
      <EmptyState title={t('state.nothingOpened.title')} text={t('state.nothingOpened.text')} />
    </main>
  );
}
