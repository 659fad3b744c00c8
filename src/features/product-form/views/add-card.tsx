import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './stock-tools.module.css';

/** Begins a new product, above those of its category. */
export function AddCard({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.addCard} onClick={onClick}>
      <IconPlus size={20} aria-hidden="true" />
      {t('productForm.add')}
    </button>
  );
}
