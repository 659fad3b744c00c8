import { lazy, Suspense, useDeferredValue } from 'react';
import type { ProductCard as Card } from '../../../../domain/contract.ts';
import type { HomeScreenProps } from './catalogue-props.ts';
import { largestPage } from '../../../../domain/limits.ts';
import styles from './home.module.css';
import { ProductCard } from './product-card.tsx';

/** Cards on the first screen, whose pictures are fetched at once. */
const firstCards = 4;

/** Cards that fill any first screen: the others are built after them. */
const firstBuilt = 12;
/** More products than this are built, and read, as they come near the window. */
const longFrom = largestPage;

const LongShelf = lazy(() => import('./long-shelf.tsx'));

interface ProductGridProps extends Pick<HomeScreenProps, 'cart' | 'tools'> {
  readonly products: readonly Card[];
  /** How many there are, when not all of them were read yet. */
  readonly total?: number;
  /** Some that were not read come near the window. */
  readonly onMore?: () => void;
  /** Cards beside each other on a phone. */
  readonly columns?: 2 | 3;
}

export function ProductGrid({
  products,
  total = products.length,
  onMore,
  columns = 2,
  cart,
  tools,
}: ProductGridProps) {
  const count = useDeferredValue(products.length, firstBuilt);
  const columnsClass = columns === 3 ? styles.grid3 : styles.grid;
  const grid = (
    <div className={columnsClass}>
      {products.slice(0, Math.min(count, longFrom)).map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          cart={cart}
          tools={tools?.({ at: 'card', product })}
          eager={index < firstCards}
        />
      ))}
    </div>
  );
  if (Math.max(count, total) <= longFrom) return grid;
  return (
    <Suspense fallback={grid}>
      <LongShelf products={products} total={total} onMore={onMore} grid={columnsClass}>
        {(product) => <ProductCard product={product} cart={cart} tools={tools?.({ at: 'card', product })} />}
      </LongShelf>
    </Suspense>
  );
}
