import type { Satang } from './money.ts';
import { orderStatuses } from './statuses.ts';
import type { OrderStatus } from './statuses.ts';

export interface StockLine {
  readonly sku_id: string;
  readonly quantity: number;
  readonly price_satang: Satang;
}

/** What one SKU's stock goes through when an order moves; negative numbers give back. */
export interface StockMove {
  readonly skuId: string;
  /** Pieces promised and still on the shelf. */
  readonly reserved: number;
  /** Pieces that left the shelf. */
  readonly sold: number;
  /** Of a piece: what is sold has the price of the line it is in now, what comes back that of the line it was in. */
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

/** The statuses in which an order's pieces are promised and still on the shelf. */
export const reservingStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => holdings[status] === 'reserved',
);

interface OrderMoment {
  readonly status: OrderStatus | 'draft';
  readonly lines: readonly StockLine[];
}

/** The stock that moves when an order goes from one moment to another, ordered by SKU so that two writers lock in the same order. */
export function stockMoves(before: OrderMoment, after: OrderMoment): readonly StockMove[] {
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

function held({ status, lines }: OrderMoment, skuId: string, holding: Holding): number {
  if (holdings[status] !== holding) return 0;
  return lines.filter((line) => line.sku_id === skuId).reduce((sum, line) => sum + line.quantity, 0);
}
