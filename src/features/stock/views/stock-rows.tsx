import { useTranslation } from 'react-i18next';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../../domain/contract.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton-list.tsx';
import { VirtualGrid } from '../../../ui/layout/virtual-grid.tsx';
import type { StockProps } from './stock-props.ts';
import { StockRow } from './stock-row.tsx';
import styles from './stock.module.css';

/** Pixels of most rows on a phone. */
const rowHeight = 96;

interface StockRowsProps extends StockProps {
  /** As far as they were read. */
  readonly items: readonly Product[];
  readonly total: number;
  readonly onOpen: (product: Product) => void;
}

/** The products of a list of any length: rows near the window are built, what comes near it is read. */
export function StockRows({ list, items, total, onOpen }: StockRowsProps) {
  const hasMore = useSelector(list, ({ context }) => context.cursor !== null);
  const places = new Map(items.map(({ id }, place) => [id, place + 1]));
  return (
    <Card rows>
      <StockColumns />
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
          {(product) => (
            <StockRow product={product} place={places.get(product.id)} of={total} onOpen={onOpen} />
          )}
        </VirtualGrid>
      </div>
    </Card>
  );
}

/** Names the columns of the rows below it, on a wide screen; each row says them itself to who cannot see it. */
export function StockColumns() {
  const { t } = useTranslation();
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>{t('stockTab.product')}</span>
      <span>{t('stockTab.onHand')}</span>
      <span>{t('stockTab.reserved')}</span>
      <span>{t('stockTab.level')}</span>
      <span>{t('stockTab.promisable')}</span>
    </div>
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
