import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { lowStockLevel, runsLow } from '../../../../domain/stock/low-stock.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { ProductWords } from '../../../ui/values/product-words.tsx';
import styles from './stock.module.css';

interface StockRowProps {
  readonly product: Product;
  /** Its number in a list of which only a part is built, and how many that list has. */
  readonly place?: number | undefined;
  readonly of?: number | undefined;
  /** Whether it is shown beside the list; undefined where it opens over it. */
  readonly isShown: boolean | undefined;
  readonly onOpen: (product: Product) => void;
}

/** One product: what of it can be promised, and why that is not all that is on the shelf. */
export const StockRow = memo(function StockRow({ product, place, of, isShown, onOpen }: StockRowProps) {
  const { t } = useTranslation();
  const { stock, on_hand: onHand = stock, reserved = 0, status } = product;
  const isSold = status === 'active';
  const isLow = runsLow(product);
  const level = isLow || product.low_stock_at != null ? lowStockLevel(product) : null;
  const tone = isLow && (stock > 0 ? styles.few : styles.none);
  return (
    <div role="listitem" aria-posinset={place} aria-setsize={of} className={styles.item}>
      <button
        type="button"
        className={styles.row}
        {...(isShown === undefined ? { 'aria-haspopup': 'dialog' } : { 'aria-current': isShown })}
        onClick={() => onOpen(product)}
      >
        <ProductImage
          src={splitAddresses(product.image_urls)[0] ?? null}
          shape="square"
          className={styles.picture}
        />
        <span className={styles.words}>
          <ProductWords product={product} inactive={t('stockTab.inactive')} />
        </span>
        <span className={styles.facts}>
          <Fact label={t('stockTab.onHand')} value={onHand} />
          <Fact label={t('stockTab.reserved')} value={reserved} />
          {level === null ? (
            <span className={styles.fact} />
          ) : (
            <Fact label={t('stockTab.level')} value={level} />
          )}
        </span>
        <span className={classNames(styles.stock, tone)}>
          <span className={classNames(styles.figure, 'num')}>{stock.toLocaleString('en')}</span>
          <span className={styles.label}>
            {t(isSold && stock <= 0 ? 'stockTab.noneLeft' : 'stockTab.promisable')}
          </span>
        </span>
      </button>
    </div>
  );
});

function Fact({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <span className={styles.fact}>
      <span className={styles.factLabel}>{label}</span> <b className="num">{value.toLocaleString('en')}</b>
    </span>
  );
}
