import type { Satang } from '../money.ts';
import { orderStatuses } from '../statuses.ts';
import type { OrderStatus } from '../statuses.ts';

export interface StockLine {
  readonly sku_id: string;
  readonly quantity: number;
  readonly price_satang: Satang;
}

/** The change of one SKU's stock by an order; negative numbers are returned pieces. */
export interface StockMove {
  readonly skuId: string;
  /** Pieces reserved, and still in stock. */
  readonly reserved: number;
  /** Pieces sold, and taken out of stock. */
  readonly sold: number;
  /** Price of a piece: of the new line for sold pieces, of the former line for returned ones. */
  readonly price: Satang;
}

type Holding = 'reserved' | 'sold' | 'nothing';

const holdings: Readonly<Record<OrderStatus | 'draft', Holding>> = {
  draft: 'nothing',
  created: 'reserved',
  confirmed: 'sold',
  paid: 'sold',
  completed: 'sold',
  cancelled: 'nothing',
};

/** The statuses in which an order's pieces are reserved. */
export const reservingStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => holdings[status] === 'reserved',
);

interface OrderState {
  readonly status: OrderStatus | 'draft';
  readonly lines: readonly StockLine[];
}

/** The stock moves between two states of an order, sorted by SKU so that concurrent writers lock in the same order. */
export function stockMoves(before: OrderState, after: OrderState): readonly StockMove[] {
  const former = bySku(before.lines);
  const lines = new Map([...former, ...bySku(after.lines)]);
  return [...lines.values()]
    .sort((one, other) => (one.sku_id < other.sku_id ? -1 : 1))
    .map((line) => {
      const skuId = line.sku_id;
      const sold = held(after, skuId, 'sold') - held(before, skuId, 'sold');
      const moved = sold < 0 ? (former.get(skuId) ?? line) : line;
      return {
        skuId,
        reserved: held(after, skuId, 'reserved') - held(before, skuId, 'reserved'),
        sold,
        price: moved.price_satang,
      };
    })
    .filter((move) => move.reserved !== 0 || move.sold !== 0);
}

function bySku(lines: readonly StockLine[]): ReadonlyMap<string, StockLine> {
  return new Map(lines.map((line) => [line.sku_id, line]));
}

function held({ status, lines }: OrderState, skuId: string, holding: Holding): number {
  if (holdings[status] !== holding) return 0;
  return lines.filter((line) => line.sku_id === skuId).reduce((sum, line) => sum + line.quantity, 0);
}
