import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './group-button.module.css';

interface GroupButtonProps {
  /** Null where it is not known yet. */
  readonly name: string | null;
  readonly onClick: () => void;
}

/** Names the customer group that staff work for, beside the shop's name, and asks for another one. */
export function GroupButton({ name, onClick }: GroupButtonProps) {
  const { t } = useTranslation();
  const shown = name ?? t('group.unnamed');
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t('group.change', { name: shown })}
      onClick={onClick}
    >
      <span className={styles.name}>{shown}</span>
      <IconChevronDown className={styles.icon} size={20} aria-hidden="true" />
    </button>
  );
}
