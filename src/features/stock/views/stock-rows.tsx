import { useSelector } from '@xstate/react';
import type { Product } from '../../../../domain/contract.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton-list.tsx';
import { VirtualGrid } from '../../../ui/layout/virtual-grid.tsx';
import type { ShownBeside, StockProps } from './stock-props.ts';
import { StockRow } from './stock-row.tsx';
import styles from './stock.module.css';

/** Pixels of most rows on a phone. */
const rowHeight = 96;

interface StockRowsProps extends StockProps {
  /** As far as they were read. */
  readonly items: readonly Product[];
  readonly total: number;
  readonly shown: ShownBeside;
  readonly onOpen: (product: Product) => void;
}

/** The products of a list of any length: rows near the window are built, what comes near it is read. */
export function StockRows({ list, items, total, shown, onOpen }: StockRowsProps) {
  const hasMore = useSelector(list, ({ context }) => context.cursor !== null);
  return (
    <Card rows>
      <div role="list" className={styles.rows}>
        <VirtualGrid
          items={items}
          // Of what moved meanwhile there may be more or less than was counted.
          total={hasMore ? Math.max(total, items.length) : items.length}
          onMore={() => list.send({ type: 'list.more' })}
          onShow={(row) => list.send({ type: 'rows.show', row })}
          keyOf={({ id }) => id}
          grid={styles.grid}
          rowHeight={rowHeight}
          unread={<UnreadRow />}
        >
          {(product, place) => (
            <StockRow
              product={product}
              place={place + 1}
              of={total}
              isShown={shown && shown.id === product.id}
              onOpen={onOpen}
            />
          )}
        </VirtualGrid>
      </div>
    </Card>
  );
}

function UnreadRow() {
  return (
    <div className={styles.unread}>
      <Skeleton shape="box" width="56px" height="56px" />
      <div className={styles.lines}>
        <Skeleton width="60%" />
        <Skeleton width="40%" height="10px" />
      </div>
      <Skeleton width="40px" height="24px" />
    </div>
  );
}
