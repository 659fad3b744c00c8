import type { OrderStatus } from '../../domain/statuses.ts';
import type { RequestContext } from '../contract/call.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderRow } from '../store/queries/orders.ts';
import type { PaidOrders } from '../store/queries/payment-statements.ts';
import type { Queries } from '../store/store.ts';

/** Locks orders and returns them by their numbers; throws `not_found` when one is unknown. */
export async function lockOrders(store: Queries, orderIds: readonly string[]): Promise<OrderRow[]> {
  const ids = [...new Set(orderIds)];
  const orders = await store.orders.lock(ids);
  const missing = ids.find((id) => !orders.some(({ order_id }) => order_id === id));
  if (missing !== undefined) throw new Refusal('not_found', { order_id: missing });
  return orders.toSorted((one, other) => one.order_no - other.order_no);
}

/** The common group of orders; throws `mixed_groups` when there are several. */
export function groupOf(orders: readonly OrderRow[]): string {
  const [groupId, other] = new Set(orders.map(({ group_id }) => group_id));
  if (groupId === undefined || other !== undefined) throw new Refusal('mixed_groups');
  return groupId;
}

/** The change of a payment order's orders to a status, with an entry for each history. */
export function moveOrders(
  context: RequestContext,
  orders: readonly OrderRow[],
  { event, status, paidBy }: PaidMove,
): PaidOrders {
  const after = { payment_oder: paidBy };
  return {
    status,
    paidBy,
    steps: orders.map((order) => {
      const changes = changesBetween({ payment_oder: order.payment_order_id }, after);
      const facts = { event, from_status: order.status, to_status: status, changes };
      return { ...historyStep(context, facts), order_id: order.order_id };
    }),
  };
}

interface PaidMove {
  readonly event: string;
  readonly status: OrderStatus;
  /** Null: by none, since it was rejected. */
  readonly paidBy: string | null;
}
