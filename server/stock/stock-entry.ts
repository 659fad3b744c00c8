import { stockOperations, type StockOperationSubtype } from '../../domain/stock/stock-operations.ts';
import type { StockEntry, StockCause } from '../store/queries/stock/stock.ts';
import type { Call } from '../contract/call.ts';

/** The stock entry of a manual operation on one SKU. */
export function stockEntry(
  subtype: StockOperationSubtype,
  facts: Omit<StockEntry, 'entry_type' | 'operation_type' | 'operation_subtype'>,
): StockEntry {
  const { type, entryType } = stockOperations[subtype];
  return { entry_type: entryType, operation_type: type, operation_subtype: subtype, ...facts };
}

/** Who moved stock, by which request and for which order (null: none), as its records store it. */
export function stockCause(
  { caller, idempotencyKey, now }: Pick<Call<'washStock'>, 'caller' | 'idempotencyKey' | 'now'>,
  orderId: string | null,
): StockCause {
  return {
    operator_id: caller.user.user_id,
    operator_name: caller.user.name,
    order_id: orderId,
    idempotency_key: idempotencyKey,
    created: now,
  };
}
