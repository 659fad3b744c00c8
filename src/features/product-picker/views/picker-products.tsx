import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../../domain/products/category-path.ts';
import type { Product } from '../../../../domain/contract.ts';
import { largestPage as longFrom } from '../../../../domain/limits.ts';
import { nameIn } from '../../../../domain/names.ts';
import { pricesOf } from '../../../../domain/orders/cart.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { priceFor } from '../../../../domain/products/prices.ts';
import type { Viewer } from '../../../../domain/products/prices.ts';
import { isRunningOut } from '../../../../domain/stock/stock-level.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton-list.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { NearEnd } from '../../../ui/layout/near-end.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { VipTag } from '../../../ui/values/chip.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { ProductWords } from '../../../ui/values/product-words.tsx';
import type { PickerActor } from './picker-props.ts';
import styles from './product-picker.module.css';

/** Pixels of most rows on a phone. */
const rowHeight = 73;
/** Pixels of what is shown in place of a button, and from how many on only those near the window are. */
const tallHeight = 190;
const manyTall = 12;

interface FoundProps {
  readonly picker: PickerActor;
  readonly items: readonly Product[];
  readonly onPick: (product: Product) => void;
  /** Shows a product instead of a button that chooses it. */
  readonly row?: ((product: Product) => ReactNode) | undefined;
  /** The grid that these products stand in. */
  readonly grid?: string | undefined;
  /** Who orders them; left out, what is on hand is shown of each. */
  readonly buyer?: Viewer | undefined;
}

interface FoundRowsProps extends FoundProps {
  /** Tells these rows from others of the picker. */
  readonly name: string;
}

/** Products below each other; each is a button that chooses it. */
export function FoundRows({ picker, items, onPick, row, grid, buyer, name }: FoundRowsProps) {
  return (
    <NearRows
      items={items}
      keyOf={({ id }) => id}
      isLong={items.length > (row === undefined ? longFrom : manyTall)}
      rowHeight={row === undefined ? rowHeight : tallHeight}
      list={picker}
      name={name}
      grid={grid}
    >
      {row ?? ((product) => <ProductRow product={product} buyer={buyer} onPick={onPick} />)}
    </NearRows>
  );
}

/** The same under the path of their category, which nobody chose here. */
export function FoundByPath({ picker, items, onPick, row, grid, buyer }: FoundProps) {
  const language = useLanguage();
  const tree = useSelector(picker, ({ context }) => context.tree);
  const ids = new Set(items.map(({ category_id }) => category_id));
  return [...ids].map((id) => (
    <section key={id} className={styles.section}>
      <h3 className={styles.heading}>
        {categoryPath(tree, id)
          .map((category) => nameIn(language, category))
          .join(row === undefined ? ' · ' : '-')}
      </h3>
      <FoundRows
        picker={picker}
        items={items.filter((product) => product.category_id === id)}
        onPick={onPick}
        row={row}
        grid={grid}
        buyer={buyer}
        name={id}
      />
    </section>
  ));
}

interface ProductRowProps extends Pick<FoundProps, 'onPick' | 'buyer'> {
  readonly product: Product;
}

const ProductRow = memo(function ProductRow({ product, buyer, onPick }: ProductRowProps) {
  const { t } = useTranslation();
  return (
    <div role="listitem" className={styles.row}>
      <button
        type="button"
        data-product={product.id}
        className={styles.product}
        onClick={() => onPick(product)}
      >
        <ProductImage
          src={splitAddresses(product.image_urls)[0] ?? null}
          shape="square"
          className={styles.picture}
        />
        <span className={styles.words}>
          <ProductWords product={product} inactive={t('picker.inactive')} />
        </span>
        {buyer === undefined ? <OnHand product={product} /> : <Offer product={product} buyer={buyer} />}
      </button>
    </div>
  );
});

function OnHand({ product }: Pick<ProductRowProps, 'product'>) {
  const { t } = useTranslation();
  return (
    <span className={styles.stock}>
      <span className="num">{product.on_hand ?? product.stock}</span>
      <span className={styles.label}>{t('picker.onHand')}</span>
    </span>
  );
}

/** What a buyer pays for a product, and how many pieces can still be promised. */
function Offer({ product, buyer }: { readonly product: Product; readonly buyer: Viewer }) {
  const { t } = useTranslation();
  const { stock } = product;
  const prices = pricesOf(product);
  const price = priceFor(buyer, prices);
  return (
    <span className={styles.offer}>
      <Money amount={price} className={styles.price} />
      {price < prices.price && (
        <span className={styles.vip}>
          <VipTag />
          <s className={styles.struck}>
            <span className="unseen">{t('picker.normalPrice')} </span>
            <Money amount={prices.price} />
          </s>
        </span>
      )}
      <span
        className={classNames(
          'num',
          styles.left,
          stock <= 0 ? styles.none : isRunningOut(stock) && styles.few,
        )}
      >
        {t(stock <= 0 ? 'picker.soldOut' : isRunningOut(stock) ? 'picker.few' : 'picker.left', {
          count: stock,
        })}
      </span>
    </span>
  );
}

/** What follows is read as one comes near it. */
export function PickerFoot({ picker }: Pick<FoundProps, 'picker'>) {
  const { t } = useTranslation();
  const shown = useSelector(picker, ({ context }) => context.found?.items.length ?? 0);
  const hasMore = useSelector(picker, ({ context }) => (context.found?.cursor ?? null) !== null);
  const isStalled = useSelector(picker, (snapshot) => snapshot.matches({ open: 'stalled' }));
  const more = () => picker.send({ type: 'products.more' });
  if (isStalled)
    return (
      <Banner
        kind="unreachable"
        title={t('picker.stalled')}
        text={t('state.unreachable.text')}
        action={
          <Button look="tonal" height={44} onClick={more}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  if (!hasMore) return null;
  return (
    <>
      <NearEnd key={shown} onNear={more} />
      <Skeleton height="48px" shape="box" />
    </>
  );
}
