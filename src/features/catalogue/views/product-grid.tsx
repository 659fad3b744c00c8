import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { pricesOf } from '../../../../domain/cart.ts';
import type { Product } from '../../../../domain/contract.ts';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photo-addresses.ts';
import { hasVipPrice, priceFor } from '../../../../domain/prices.ts';
import { ProductCard } from './product-card.tsx';
import type { HomeScreenProps } from './home-props.ts';
import styles from './home.module.css';

/** Cards on the first screen, whose pictures are fetched at once. */
const firstCards = 4;

interface ProductGridProps extends Pick<HomeScreenProps, 'cart' | 'viewer' | 'mayOrder' | 'language'> {
  readonly products: readonly Product[];
  /** Cards beside each other on a phone. */
  readonly columns?: 2 | 3;
}

export function ProductGrid({ products, columns = 2, ...props }: ProductGridProps) {
  return (
    <div className={columns === 3 ? styles.grid3 : styles.grid}>
      {products.map((product, index) => (
        <ShelfCard key={product.id} product={product} isEarly={index < firstCards} {...props} />
      ))}
    </div>
  );
}

interface ShelfCardProps extends Omit<ProductGridProps, 'products' | 'columns'> {
  readonly product: Product;
  readonly isEarly: boolean;
}

function ShelfCard({ product, cart, viewer, mayOrder, language, isEarly }: ShelfCardProps) {
  const { t } = useTranslation();
  const inCart = useSelector(
    cart,
    ({ context }) => context.lines.find((line) => line.product.id === product.id)?.quantity ?? 0,
  );
  const prices = pricesOf(product);
  const price = priceFor(viewer, prices);
  return (
    <ProductCard
      name={nameIn(language, product)}
      attributes={attributesOf(product)}
      picture={splitAddresses(product.image_urls)[0] ?? null}
      price={price}
      normalPrice={price < prices.price ? prices.price : null}
      isVip={hasVipPrice(prices)}
      stock={product.stock}
      inCart={inCart}
      to={`/product/${product.id}`}
      onAdd={() => cart.send({ type: 'line.add', product, quantity: 1 })}
      reason={mayOrder ? undefined : t('permission.order')}
      eager={isEarly}
    />
  );
}
