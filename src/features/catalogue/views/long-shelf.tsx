import type { ReactNode } from 'react';
import type { ProductCard as Card } from '../../../../domain/contract.ts';
import { SkeletonProduct } from '../../../ui/feedback/skeleton-list.tsx';
import { VirtualGrid } from '../../../ui/layout/virtual-grid.tsx';

/** Pixels of a row of cards on a phone. */
const rowHeight = 211;

interface LongShelfProps {
  /** As far as they were read. */
  readonly products: readonly Card[];
  readonly total: number;
  readonly onMore: (() => void) | undefined;
  readonly grid: string | undefined;
  readonly children: (product: Card) => ReactNode;
}

/** A shelf of any number of products; those that were not read have their place. */
export default function LongShelf({ products, ...rest }: LongShelfProps) {
  return (
    <VirtualGrid
      items={products}
      keyOf={({ id }) => id}
      rowHeight={rowHeight}
      unread={<SkeletonProduct />}
      {...rest}
    />
  );
}
