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
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={name === null ? t('group.choose') : t('group.change', { name })}
      onClick={onClick}
    >
      <span className={styles.name}>{name ?? t('group.unnamed')}</span>
      <IconChevronDown className={styles.icon} size={20} aria-hidden="true" />
    </button>
  );
}
