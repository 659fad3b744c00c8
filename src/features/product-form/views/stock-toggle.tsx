import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './stock-tools.module.css';

interface StockToggleProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
}

/** Switches home between ordering and keeping the stock. */
export function StockToggle({ isOn, onClick }: StockToggleProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.toggle, isOn && styles.on)}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
      <span className={styles.toggleWords}>{t('productForm.manage')}</span>
    </button>
  );
}
