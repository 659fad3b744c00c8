import type { OrderStatus } from '../../domain/statuses.ts';
import type { RequestContext } from '../contract/call.ts';
import { changesBetween, historyStep } from '../lifecycles/history-steps.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderRecord } from '../store/queries/orders.ts';
import type { Queries } from '../store/store.ts';

/** Locks and reads orders; throws `not_found` when one is unknown. */
export async function findOrders(store: Queries, orderIds: readonly string[]): Promise<OrderRecord[]> {
  const ids = [...new Set(orderIds)];
  await store.orders.lock(ids);
  const records = await store.orders.findAll(ids);
  const missing = ids.find((id) => !records.some((record) => record.order.order_id === id));
  if (missing !== undefined) throw new Refusal('not_found', { order_id: missing });
  return records;
}

/** The common group of orders; throws `mixed_groups` when there are several. */
export function groupOf(records: readonly OrderRecord[]): string {
  const [groupId, other] = new Set(records.map((record) => record.order.group_id));
  if (groupId === undefined || other !== undefined) throw new Refusal('mixed_groups');
  return groupId;
}

/** Changes the status of a payment order's orders, with an entry in each history. */
export async function moveOrders(
  context: RequestContext & { readonly store: Queries },
  records: readonly OrderRecord[],
  step: { readonly event: string; readonly status: OrderStatus; readonly paymentOrderId: string },
): Promise<void> {
  const { store } = context;
  const payment_order_id = step.paymentOrderId;
  await store.orders.change(
    records.map((record) => record.order.order_id),
    { status: step.status, payment_order_id },
  );
  const after = { payment_oder: payment_order_id };
  await store.history.addToOrders(
    records.map(({ order }) => {
      const changes = changesBetween({ payment_oder: order.payment_order_id }, after);
      const facts = { event: step.event, from_status: order.status, to_status: step.status, changes };
      return { ...historyStep(context, facts), order_id: order.order_id };
    }),
  );
}
