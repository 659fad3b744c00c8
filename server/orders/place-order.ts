import type { components } from '../../domain/contract.gen.ts';
import { toBaht, type Satang } from '../../domain/money.ts';
import { stockMoves } from '../../domain/stock/stock-moves.ts';
import type { Call } from '../contract/call.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import { notifyStaff } from '../notifications/notify.ts';
import { stockCause } from '../stock/stock-entry.ts';
import { newId } from '../crypto.ts';
import type { OrderAddress } from './order-address.ts';
import { orderHistoryFields } from './order-answer.ts';
import { newOrderLines, totalOf, type RequestedLine } from './order-lines.ts';
import { lockSkus, refuseShortage } from './order-stock.ts';
import { initialOrderStatus } from './order-transitions.ts';
import { unpaidBeside, viewNewOrder } from './order-view.ts';

type Ordering = Pick<Call<'submitOrder'>, 'caller' | 'store' | 'now' | 'idempotencyKey'>;

/** A new order, from a cart or from text. */
export interface OrderRequest {
  readonly groupId: string;
  readonly lines: readonly RequestedLine[];
  readonly address: OrderAddress;
  readonly remark: string;
  /** Total in satang that the client computed; null when it sent none. */
  readonly statedTotal: Satang | null;
}

/** Accepted difference between the client's total and the server's, in satang. */
const totalTolerance: Satang = 1;

/**
 * Creates an order at the current prices, reserves its stock, and returns it as the caller sees it. Throws when prices have
 * changed, stock is insufficient, or the group already has `openOrdersPerGroup` unconfirmed orders.
 */
export async function placeOrder(
  call: Ordering,
  request: OrderRequest,
  openOrdersPerGroup: number,
): Promise<components['schemas']['NewOrder']> {
  const { caller, store } = call;
  const { groupId, address, remark } = request;
  await store.locks.take(`open-orders/${groupId}`);
  const status = initialOrderStatus(caller);
  const open = await store.orders.countInStatus(groupId, status);
  const skuIds = request.lines.map((line) => line.sku_id);
  const skus = await lockSkus(store, skuIds, groupId);

  const lines = newOrderLines(request.lines, skus, { roles: caller.roles, isVip: caller.user.is_vip });
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
    ...address,
    idempotency_key: call.idempotencyKey,
    created: call.now,
  };
  const changes = changesBetween({}, orderHistoryFields(order, lines));
  const begun = [historyStep(call, { event: 'order.submit', to_status: status, changes })];
  await notifyStaff(call, 'order', order_id);
  // `orders.add` locks the merchant's order counter until the commit, so it is the last statement.
  const unpaid = await unpaidBeside(store, order);
  const record = await store.orders.add(order, lines, begun);

  return { id: order_id, order: viewNewOrder(call, record, { unpaid, begun }) };
}

/** Throws `amount_mismatch` when the client showed another total. */
function refuseOtherTotal(total: Satang, stated: Satang | null): void {
  if (stated !== null && Math.abs(total - stated) > totalTolerance)
    throw new Refusal('amount_mismatch', { expected: toBaht(total), actual: toBaht(stated) });
}
