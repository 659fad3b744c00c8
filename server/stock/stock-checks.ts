import type { components } from '../../domain/contract.gen.ts';
import { maxOnHand } from '../../domain/limits.ts';
import { reservingStatuses } from '../../domain/stock/stock-moves.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { Reservation, StockRecordRow } from '../store/queries/stock/stock.ts';
import type { Queries } from '../store/store.ts';
import type { StockOperation } from './stock-operation.ts';

type Sku = SkuRow['sku'];

/** Throws `stock_moved` when the operation was based on another `on_hand`. The SKU must have been read under its lock. */
export function refuseMovedStock(
  { on_hand }: Sku,
  { baseStock, counted }: Pick<StockOperation, 'baseStock' | 'counted'>,
): void {
  if (baseStock === null || baseStock === on_hand) return;
  const details = { base_stock: baseStock, on_hand };
  throw new Refusal('stock_moved', counted === null ? details : { ...details, counted });
}

/** Throws when an operation would leave fewer pieces than orders reserve. The SKU must have been read under its lock. */
export async function refuseMissingStock(
  store: Queries,
  { sku_id, on_hand, reserved }: Sku,
  { change, isCount }: Pick<StockOperation, 'change' | 'isCount'>,
): Promise<void> {
  if (on_hand + change >= reserved) return;
  if (!isCount) throw new Refusal('insufficient_stock', { sku_id, stock: on_hand - reserved });
  const reservations = await store.stock.reservations([sku_id], reservingStatuses);
  throw new Refusal('reserved_stock', { reserved, orders: reservations.map(reservingOrder) });
}

/** An order that reserves a product, in the contract's form. */
export function reservingOrder({
  order_id,
  order_no,
  quantity,
}: Reservation): components['schemas']['ReservingOrder'] {
  return { id: order_id, order_no: String(order_no), quantity };
}

/** Throws when a product would have more than the maximum number of pieces; `field` is named in the refusal. */
export function refuseTooManyPieces(field: string, records: readonly StockRecordRow[]): void {
  if (records.some(({ stock_after }) => stock_after > maxOnHand))
    throw invalidRequest(field, `makes more than ${maxOnHand} pieces of a product`);
}
