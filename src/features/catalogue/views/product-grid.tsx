import { useSelector } from '@xstate/react';
import type { ProductCard as Card } from '../../../../domain/contract.ts';
import type { HomeScreenProps } from './catalogue-props.ts';
import styles from './home.module.css';
import { ProductCard } from './product-card.tsx';

/** Cards on the first screen, whose pictures are fetched at once. */
const firstCards = 4;

interface ProductGridProps extends Pick<HomeScreenProps, 'cart'> {
  readonly products: readonly Card[];
  /** Cards beside each other on a phone. */
  readonly columns?: 2 | 3;
}

export function ProductGrid({ products, columns = 2, cart }: ProductGridProps) {
  return (
    <div className={columns === 3 ? styles.grid3 : styles.grid}>
      {products.map((product, index) => (
        <ShelfCard key={product.id} product={product} cart={cart} isEarly={index < firstCards} />
      ))}
    </div>
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
