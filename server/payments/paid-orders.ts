import { owedOf } from '../../domain/payments/owed.ts';
import type { Satang } from '../../domain/money.ts';
import { orderStatusesAccepting } from '../../machines/lifecycle.ts';
import type { RequestContext } from '../contract/call.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderRow } from '../store/queries/orders/orders.ts';
import type { PaidOrder } from '../store/queries/payments/payment-statements.ts';
import type { Queries } from '../store/store.ts';
import { transitionOrder } from '../orders/order-transitions.ts';

/** Locks orders and returns them by their numbers; throws `not_found` when one is unknown. */
export async function lockOrders(store: Queries, orderIds: readonly string[]): Promise<OrderRow[]> {
  const ids = [...new Set(orderIds)];
  const orders = await store.orders.lock(ids);
  const missing = ids.find((id) => !orders.some(({ order_id }) => order_id === id));
  if (missing !== undefined) throw new Refusal('not_found', { order_id: missing });
  return orders.toSorted((one, other) => one.order_no - other.order_no);
}

/**
 * The first of these orders that takes no payment now: by its status, or as a completed one that owes nothing, or of which a further
 * payment awaits its confirmation. Undefined where all of them take one.
 */
export async function findUnpayable(
  payments: Pick<Queries['payments'], 'awaitingOf'>,
  orders: readonly OrderRow[],
): Promise<OrderRow | undefined> {
  const accepting: readonly string[] = orderStatusesAccepting('order.pay');
  const completed = orders.filter(({ status }) => status === 'completed');
  const settled =
    orders.find(({ status }) => !accepting.includes(status)) ??
    completed.find((order) => owedOf(order) === 0);
  if (settled !== undefined) return settled;
  const awaiting = await payments.awaitingOf(completed.map(({ order_id }) => order_id));
  return completed.find(({ order_id }) => awaiting.includes(order_id));
}

/** What orders still owe together, in satang; throws `not_allowed_in_status` for the first of them that takes no payment now. */
export async function payableDue(
  { payments }: Pick<Queries, 'payments'>,
  orders: readonly OrderRow[],
): Promise<Satang> {
  await refuseUnpayable(payments, orders);
  return orders.reduce((sum, order) => sum + owedOf(order), 0);
}

/** Throws `not_allowed_in_status` for the first of these orders that takes no payment now. */
export async function refuseUnpayable(
  payments: Pick<Queries['payments'], 'awaitingOf'>,
  orders: readonly OrderRow[],
): Promise<void> {
  const refused = await findUnpayable(payments, orders);
  if (refused !== undefined)
    throw new Refusal('not_allowed_in_status', { id: refused.order_id, status: refused.status });
}

/** The common group of orders; throws `mixed_groups` when there are several. */
export function groupOf(orders: readonly OrderRow[]): string {
  const [groupId, other] = new Set(orders.map(({ group_id }) => group_id));
  if (groupId === undefined || other !== undefined) throw new Refusal('mixed_groups');
  return groupId;
}

/** The changes of orders that a payment order pays from now on, or whose payment is confirmed. */
export function movePaid(
  context: RequestContext,
  orders: readonly OrderRow[],
  { event, paidBy }: { readonly event: 'order.pay' | 'order.complete'; readonly paidBy: string },
): PaidOrder[] {
  return orders.map((order) =>
    moveOrder(context, order, { event, status: transitionOrder(order, event, context.caller), paidBy }),
  );
}

/**
 * The changes of orders whose payment is rejected: one that was to be paid is confirmed again and paid by none; a completed one
 * stays so, paid by the latest of its other payments.
 */
export async function moveRejected(
  context: RequestContext & { readonly store: Queries },
  orders: readonly OrderRow[],
  rejectedId: string,
): Promise<PaidOrder[]> {
  const event = 'order.reject';
  const completed = orders.filter(({ status }) => status === 'completed').map(({ order_id }) => order_id);
  const earlier = await context.store.payments.earlierOf(completed, rejectedId);
  return orders.map((order) => {
    const status = transitionOrder(order, event, context.caller);
    return moveOrder(context, order, { event, status, paidBy: earlier.get(order.order_id) ?? null });
  });
}

function moveOrder(
  context: RequestContext,
  order: OrderRow,
  { event, status, paidBy }: Pick<PaidOrder, 'status' | 'paidBy'> & { readonly event: string },
): PaidOrder {
  const changes = changesBetween({ payment_oder: order.payment_order_id }, { payment_oder: paidBy });
  const step = historyStep(context, { event, from_status: order.status, to_status: status, changes });
  return { order_id: order.order_id, status, paidBy, step };
}
