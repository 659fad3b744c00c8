import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Satang } from '../../../../domain/money.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './product-card.module.css';
import { StockBadge } from './stock-badge.tsx';
import { useReason } from '../../../ui/feedback/toast-context.ts';
import { VipTag } from '../../../ui/values/vip-tag.tsx';

interface ProductCardProps {
  readonly name: string;
  /** Colour, size and style in one line; may be empty. */
  readonly attributes: string;
  readonly picture: string | null;
  /** Satang that this viewer pays. */
  readonly price: Satang;
  /** Satang of the normal price where a VIP price takes its place, struck out; null otherwise. */
  readonly normalPrice: Satang | null;
  readonly isVip: boolean;
  readonly stock: number;
  /** Pieces of it in the cart. */
  readonly inCart: number;
  /** Address of the product's own screen. */
  readonly to: string;
  readonly onOpen?: () => void;
  readonly onAdd: () => void;
  /** Why this person cannot order at all. */
  readonly reason?: string | undefined;
  readonly eager?: boolean;
}

/** A product on the shelf; the whole card opens it, the button adds one piece to the cart. */
export function ProductCard(props: ProductCardProps) {
  const { name, attributes, price, normalPrice, isVip } = props;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductImage src={props.picture} eager={props.eager ?? false} />
        <span className={styles.badge}>
          <StockBadge stock={props.stock} />
        </span>
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={props.to} className={styles.link} onClick={props.onOpen}>
            {name}
          </Link>
        </h3>
        {attributes !== '' && <p className={styles.attributes}>{attributes}</p>}
      </div>
      <div className={styles.foot}>
        <Money amount={price} className={styles.price} />
        {isVip && (
          <span className={styles.vip}>
            <VipTag />
            {normalPrice !== null && <NormalPrice amount={normalPrice} />}
          </span>
        )}
        <AddButton {...props} />
      </div>
    </article>
  );
}

function NormalPrice({ amount }: { readonly amount: Satang }) {
  const { t } = useTranslation();
  return (
    <s className={styles.struck}>
      <span className="unseen">{t('home.normalPrice')} </span>
      <Money amount={amount} />
    </s>
  );
}

function AddButton({ name, stock, inCart, onAdd, reason }: ProductCardProps) {
  const { t } = useTranslation();
  const soldOut = stock <= 0 ? t('home.soldOutReason') : undefined;
  const full = inCart >= stock ? t('home.allInCart', { count: stock }) : undefined;
  const guarded = useReason(reason ?? soldOut ?? full, onAdd);
  return (
    <button
      type="button"
      className={classNames(styles.add, inCart > 0 && styles.added)}
      aria-label={inCart > 0 ? t('home.addMore', { name, count: inCart }) : t('home.add', { name })}
      {...guarded}
    >
      {inCart > 0 ? (
        <span key={inCart} className={classNames('num', styles.count)}>
          {inCart}
        </span>
      ) : (
        <IconPlus size={18} aria-hidden="true" />
      )}
    </button>
  );
}
