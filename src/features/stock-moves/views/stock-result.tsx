import { IconArrowRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { changeOf, judgeCount, seenStockOf } from '../../../../domain/stock/stock-form.ts';
import type { StockForm } from '../../../../domain/stock/stock-form.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './stock-sheet.module.css';

interface StockResultProps {
  readonly product: Product;
  readonly form: StockForm;
}

/** What the shelf will hold, or how a count differs from what it should hold. */
export function StockResult({ product, form }: StockResultProps) {
  const { t } = useTranslation();
  const { onHand } = seenStockOf(product);
  const change = changeOf(form, onHand);
  return (
    <p className={styles.result} role="status">
      {change !== null && onHand + change >= 0 && (
        <span className={classNames(styles.pill, change < 0 && styles.less)}>
          {form.kind === 'count' ? difference(change) : becomes(change)}
        </span>
      )}
    </p>
  );

  function becomes(by: number) {
    return (
      <>
        <span>{t('stockMove.onHand', { count: onHand })}</span>
        <IconArrowRight size={18} role="img" aria-label={t('stockMove.becomes')} />
        <b className="num">{t('count.pieces', { count: onHand + by })}</b>
      </>
    );
  }

  function difference(by: number) {
    const judgement = judgeCount(form, onHand);
    if (judgement === 'same') return t('stockMove.same', { count: onHand });
    const Icon = by > 0 ? IconPlus : IconMinus;
    return (
      <>
        <Icon size={18} aria-hidden="true" />
        <span>
          <Trans
            t={t}
            i18nKey={by > 0 ? 'stockMove.more' : 'stockMove.fewer'}
            values={{ count: Math.abs(by), seen: onHand }}
            components={{ b: <b /> }}
          />
        </span>
      </>
    );
  }
}
