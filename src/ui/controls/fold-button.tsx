import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './fold-button.module.css';

interface FoldButtonProps {
  readonly isUnfolded: boolean;
  /** What a tap shows while the rest is folded away. */
  readonly more: string;
  readonly onClick: () => void;
}

/** The last of a list from edge to edge: shows what is folded away, and folds it again. */
export function FoldButton({ isUnfolded, more, onClick }: FoldButtonProps) {
  const { t } = useTranslation();
  const Icon = isUnfolded ? IconChevronUp : IconChevronDown;
  return (
    <button type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={onClick}>
      {isUnfolded ? t('order.showLess') : more}
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
