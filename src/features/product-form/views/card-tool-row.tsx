import { IconArrowsDownUp, IconCamera, IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PictureInput } from './picture-input.tsx';
import styles from './stock-tools.module.css';

interface CardToolRowProps {
  /** The product's, for who cannot see its card. */
  readonly name: string;
  readonly onMove: () => void;
  readonly onCount: () => void;
  readonly onCover: (file: File) => void;
}

/** What staff do with a product, below its price. */
export function CardToolRow({ name, onMove, onCount, onCover }: CardToolRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('productForm.moveOf', { name })}
        onClick={onMove}
      >
        <IconArrowsDownUp size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('productForm.countOf', { name })}
        onClick={onCount}
      >
        <IconClipboardCheck size={20} aria-hidden="true" />
      </button>
      <PictureInput className={styles.tool} label={t('productForm.coverOf', { name })} onFile={onCover}>
        <IconCamera size={20} aria-hidden="true" />
      </PictureInput>
    </div>
  );
}
