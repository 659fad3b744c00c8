import { importedDebt, type OrderStatus } from '../../domain/statuses.ts';
import { stockMoves, type StockLine, type StockMove } from '../../domain/stock/stock-moves.ts';
import { Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { OrderRecord } from '../store/queries/orders/orders.ts';
import type { Queries } from '../store/store.ts';
import { storedOrderStatus } from '../lifecycles/stored-values.ts';

export type Skus = ReadonlyMap<string, SkuRow>;

/** Locks SKUs until the transaction ends and reads them with a group's VIP flags; throws `not_found` when one is unknown. */
export async function lockSkus(store: Queries, skuIds: readonly string[], groupId: string): Promise<Skus> {
  const rows = await store.catalogue.lockSkus(skuIds, groupId);
  const skus = new Map(rows.map((row) => [row.sku.sku_id, row]));
  const missing = skuIds.find((skuId) => !skus.has(skuId));
  if (missing !== undefined) throw new Refusal('not_found', { sku_id: missing });
  return skus;
}

/** The stock moves of an order's change of status and lines. */
export function orderMoves(
  { order, lines }: OrderRecord,
  status: OrderStatus,
  newLines: readonly StockLine[],
): readonly StockMove[] {
  if (order.source === importedDebt) return [];
  return stockMoves({ status: storedOrderStatus(order.status), lines }, { status, lines: newLines });
}

/**
 * Throws `insufficient_stock`, with the number of pieces that the order can have, when a move takes more than is available.
 * `skus` must have been read under their lock; `held` are the order's present lines.
 */
export function refuseShortage(moves: readonly StockMove[], skus: Skus, held: readonly StockLine[]): void {
  for (const { skuId, reserved, sold } of moves) {
    const sku = skus.get(skuId)?.sku;
    const left = sku === undefined ? 0 : sku.on_hand - sku.reserved;
    const stock = left + ownPieces(skuId, held);
    if (reserved + sold > left) throw new Refusal('insufficient_stock', { sku_id: skuId, stock });
  }
}

/** The pieces that an order with these lines can have of each SKU: what nobody else has, and its own. */
export async function stockForLines(
  store: Queries,
  { group_id }: OrderRecord['order'],
  held: readonly StockLine[],
): Promise<ReadonlyMap<string, number>> {
  const skus = await store.catalogue.skus(
    held.map(({ sku_id }) => sku_id),
    group_id,
  );
  return new Map(
    skus.map(({ sku }) => [sku.sku_id, sku.on_hand - sku.reserved + ownPieces(sku.sku_id, held)]),
  );
}

function ownPieces(skuId: string, held: readonly StockLine[]): number {
  return held.find((line) => line.sku_id === skuId)?.quantity ?? 0;
}
