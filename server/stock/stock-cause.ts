import type { Call } from '../contract/call.ts';
import type { StockCause } from '../store/stock.ts';

/** What the stock's records say about who moved it, by which request, and for which order, if for one. */
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
