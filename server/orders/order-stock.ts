import { importedDebt, type OrderStatus } from '../../domain/statuses.ts';
import { stockMoves, type StockLine, type StockMove } from '../../domain/stock-moves.ts';
import { Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue.ts';
import type { OrderRecord } from '../store/queries/orders.ts';
import type { Queries } from '../store/store.ts';
import { orderStatus } from '../lifecycles/stored-values.ts';

export type Skus = ReadonlyMap<string, SkuRow>;

/** Locks the stock of SKUs until the transaction ends, and reads them as a group sees them; refused when one is unknown. */
export async function lockSkus(store: Queries, skuIds: readonly string[], groupId: string): Promise<Skus> {
  await store.stock.lock(skuIds);
  const rows = await store.catalogue.skus(skuIds, groupId);
  const skus = new Map(rows.map((row) => [row.sku.sku_id, row]));
  const missing = skuIds.find((skuId) => !skus.has(skuId));
  if (missing !== undefined) throw new Refusal('not_found', { sku_id: missing });
  return skus;
}

/** The stock that moves when an order takes another status and other lines. */
export function orderMoves(
  { order, lines }: OrderRecord,
  status: OrderStatus,
  newLines: readonly StockLine[],
): readonly StockMove[] {
  if (order.source === importedDebt) return [];
  return stockMoves({ status: orderStatus(order.status), lines }, { status, lines: newLines });
}

/**
 * Refuses to take more than can be promised, and says how many pieces the order can have; the SKUs are those that were read
 * under their lock, `held` the lines whose pieces the order has already.
 */
export function refuseShortage(moves: readonly StockMove[], skus: Skus, held: readonly StockLine[]): void {
  for (const { skuId, reserved, sold } of moves) {
    const sku = skus.get(skuId)?.sku;
    const left = sku === undefined ? 0 : sku.on_hand - sku.reserved;
    const own = held.find((line) => line.sku_id === skuId)?.quantity ?? 0;
    if (reserved + sold > left) throw new Refusal('insufficient_stock', { sku_id: skuId, stock: left + own });
  }
}
