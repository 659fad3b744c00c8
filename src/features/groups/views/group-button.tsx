import { IconChevronDown, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './group-button.module.css';

interface GroupButtonProps {
  /** Null where it is not known yet. */
  readonly name: string | null;
  /** Whether it stands at the end of the line of a title, instead of beside the shop's name. */
  readonly isApart: boolean;
  readonly onClick: () => void;
}

/** Names the customer group that staff work for, beside the shop's name, and asks for another one. */
export function GroupButton({ name, isApart, onClick }: GroupButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.button, isApart && styles.apart)}
      aria-haspopup="dialog"
      aria-label={name === null ? t('group.choose') : t('group.change', { name })}
      title={name ?? undefined}
      onClick={onClick}
    >
      {isApart && <IconUsers className={styles.icon} size={20} aria-hidden="true" />}
      <span className={styles.name}>{name ?? t('group.unnamed')}</span>
      <IconChevronDown className={styles.icon} size={20} aria-hidden="true" />
    </button>
  );
}
