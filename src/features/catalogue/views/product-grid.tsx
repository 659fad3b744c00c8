import { useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { ProductCard as Card } from '../../../../domain/contract.ts';
import type { HomeScreenProps } from './catalogue-props.ts';
import type VirtualGridType from '../../../ui/layout/virtual-grid.tsx';
import styles from './home.module.css';
import { ProductCard } from './product-card.tsx';

/** Cards on the first screen, whose pictures are fetched at once. */
const firstCards = 4;

/** Cards that fill any first screen: the others are built after them. */
const firstBuilt = 12;
/** More products than this are built as they come near the window. */
const longFrom = 120;

/** Pixels of a row of cards on a phone. */
const rowHeight = 211;

const VirtualGrid = lazy(() => import('../../../ui/layout/virtual-grid.tsx')) as typeof VirtualGridType;

interface ProductGridProps extends Pick<HomeScreenProps, 'cart'> {
  readonly products: readonly Card[];
  /** Cards beside each other on a phone. */
  readonly columns?: 2 | 3;
}

export function ProductGrid({ products, columns = 2, cart }: ProductGridProps) {
  const count = useDeferredValue(products.length, firstBuilt);
  const columnsClass = columns === 3 ? styles.grid3 : styles.grid;
  const grid = (
    <div className={columnsClass}>
      {products.slice(0, Math.min(count, longFrom)).map((product, index) => (
        <ShelfCard key={product.id} product={product} cart={cart} isEarly={index < firstCards} />
      ))}
    </div>
  );
  if (count <= longFrom) return grid;
  return (
    <Suspense fallback={grid}>
      <VirtualGrid items={products} keyOf={({ id }) => id} grid={columnsClass} rowHeight={rowHeight}>
        {(product) => <ShelfCard product={product} cart={cart} isEarly={false} />}
      </VirtualGrid>
    </Suspense>
  );
}

interface ShelfCardProps extends Pick<HomeScreenProps, 'cart'> {
  readonly product: Card;
  readonly isEarly: boolean;
}

function ShelfCard({ product, cart, isEarly }: ShelfCardProps) {
  const inCart = useSelector(
    cart,
    ({ context }) => context.lines.find((line) => line.product.id === product.id)?.quantity ?? 0,
  );
  return (
    <ProductCard
      product={product}
      inCart={inCart}
      onAdd={() => cart.send({ type: 'line.add', product, quantity: 1 })}
      eager={isEarly}
    />
  );
}
