import type { OrderLifecycleEvent } from '../../machines/order-lifecycle/order-lifecycle-machine.ts';
import { decideOrder, orderStatusesAccepting } from '../../machines/lifecycle.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import type { Caller } from '../contract/call.ts';
import { allowedStatus, bulkTransition, type BulkTransition } from '../lifecycles/transitions.ts';
import type { OrderRow } from '../store/queries/orders/orders.ts';
import { storedOrderStatus } from '../lifecycles/stored-values.ts';

type OrderEvent = OrderLifecycleEvent['type'];

/** The status of an order after an event, by its lifecycle chart; throws when the status or the caller's role does not allow it. */
export function transitionOrder(
  order: Pick<OrderRow, 'order_id' | 'status'>,
  type: OrderEvent,
  { roles }: Caller,
): OrderStatus {
  const status = storedOrderStatus(order.status);
  return allowedStatus(decideOrder(status, { type, roles }), { id: order.order_id, status });
}

/** The transition of many orders in one statement; throws when the caller's role does not allow it. */
export function bulkOrderTransition(type: OrderEvent, { roles }: Caller): BulkTransition<OrderStatus> {
  return bulkTransition(orderStatusesAccepting(type), (status) => decideOrder(status, { type, roles }));
}

/** The status of a new order; throws when the caller may not order. */
export function initialOrderStatus({ roles }: Caller): OrderStatus {
  return allowedStatus(decideOrder('draft', { type: 'order.submit', roles }), null);
}

/** The event of a save: it also confirms an order that can be confirmed, unless `confirm` is false. */
export function saveEvent({ status }: OrderRow, confirm: boolean | null | undefined): OrderEvent {
  const isConfirmable = orderStatusesAccepting('order.confirm').includes(storedOrderStatus(status));
  return isConfirmable && confirm !== false ? 'order.confirm' : 'order.save';
}
