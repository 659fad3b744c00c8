import type { components } from '../../domain/contract.gen.ts';
import { toBaht, type Satang } from '../../domain/money.ts';
import { stockMoves } from '../../domain/stock-moves.ts';
import type { Call } from '../contract/call.ts';
import { changesBetween, stepBy } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import { stockCause } from '../stock/stock-entry.ts';
import { newId } from '../crypto.ts';
import type { Delivery } from './order-address.ts';
import { orderFacts } from './order-answer.ts';
import { orderedLines, totalOf, type AskedLine } from './order-lines.ts';
import { lockSkus, refuseShortage } from './order-stock.ts';
import { beginOrder } from './order-transitions.ts';
import { unpaidBeside, viewNewOrder } from './order-view.ts';

type Ordering = Pick<Call<'submitOrder'>, 'caller' | 'store' | 'now' | 'idempotencyKey'>;

/** What somebody orders, whichever way they came to say it. */
export interface OrderRequest {
  readonly groupId: string;
  readonly lines: readonly AskedLine[];
  readonly delivery: Delivery;
  readonly remark: string;
  /** What the client counted; null where it counted nothing. */
  readonly statedTotal: Satang | null;
}

/** Between the total that a client counted and the one that counts. */
const totalTolerance: Satang = 1;

/**
 * Makes an order at the current prices, reserves its stock, and answers it as the caller may see it. Refused when prices
 * changed, the stock doesn't suffice, or the group already holds `openOrdersPerGroup` orders in the status of a new one.
 */
export async function placeOrder(
  call: Ordering,
  request: OrderRequest,
  openOrdersPerGroup: number,
): Promise<components['schemas']['NewOrder']> {
  const { caller, store } = call;
  const { groupId, delivery, remark } = request;
  await store.locks.take(`open-orders/${groupId}`);
  const status = beginOrder(caller);
  const open = await store.orders.countInStatus(groupId, status);
  const skuIds = request.lines.map((line) => line.sku_id);
  const skus = await lockSkus(store, skuIds, groupId);

  const lines = orderedLines(request.lines, skus, { roles: caller.roles, isVip: caller.user.is_vip });
  const total_satang = totalOf(lines);
  refuseOtherTotal(total_satang, request.statedTotal);
  if (open >= openOrdersPerGroup) throw new Refusal('too_many_open_orders', { limit: openOrdersPerGroup });
  const moves = stockMoves({ status: 'draft', lines: [] }, { status, lines });
  refuseShortage(moves, skus, []);

  const order_id = newId();
  await store.stock.move(moves, stockCause(call, order_id));
  const order = {
    order_id,
    group_id: groupId,
    customer_id: caller.user.user_id,
    status,
    total_satang,
    remark,
    ...delivery,
    idempotency_key: call.idempotencyKey,
    created: call.now,
  };
  const changes = changesBetween({}, orderFacts(order, lines));
  const begun = [stepBy(call, { event: 'order.submit', to_status: status, changes })];
  // Whoever orders after this waits for the number until the transaction ends: nothing is asked behind it.
  const unpaid = await unpaidBeside(store, order);
  const record = await store.orders.add(order, lines, begun);

  return { id: order_id, order: viewNewOrder(call, record, { unpaid, begun }) };
}

/** What the client counted must be what the lines come to, or it showed its person another total. */
function refuseOtherTotal(total: Satang, stated: Satang | null): void {
  if (stated !== null && Math.abs(total - stated) > totalTolerance)
    throw new Refusal('amount_mismatch', { expected: toBaht(total), actual: toBaht(stated) });
}
