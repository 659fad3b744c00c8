import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import styles from './stock-sheet.module.css';

interface RecordedStockProps {
  readonly product: Product;
  readonly recorded: { readonly from: number; readonly to: number };
}

/** The stock after a change that was recorded. */
export function RecordedStock({ product, recorded: { from, to } }: RecordedStockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.recorded} role="status">
      <IconCircleCheck size={44} className={styles.check} aria-hidden="true" />
      <p className={styles.name}>{t('stockMove.recorded')}</p>
      <p className={styles.shelf}>{nameIn(language, product)}</p>
      <p className={styles.figures}>
        <span className="num">{from}</span>
        <IconArrowRight size={24} role="img" aria-label={t('stockMove.becomes')} />
        <b className="num">{to}</b>
      </p>
      <p className={styles.shelf}>{t('stockMove.onShelf')}</p>
    </div>
  );
}
