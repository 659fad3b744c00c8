import type { OrderLifecycleEvent } from '../../machines/order-lifecycle/order-lifecycle-machine.ts';
import { decideOrder, orderStatusesAccepting } from '../../machines/lifecycle.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import type { Caller } from '../contract/call.ts';
import { decided, sharedStep, type SharedStep } from '../lifecycles/transitions.ts';
import type { OrderRecord, OrderRow } from '../store/queries/orders.ts';
import { orderStatus } from '../lifecycles/stored-values.ts';

type OrderEvent = OrderLifecycleEvent['type'];

/** The status to which an order goes by an event, as its lifecycle has it; refused when it cannot or the caller may not. */
export function stepOrder(
  order: Pick<OrderRow, 'order_id' | 'status'>,
  type: OrderEvent,
  { roles }: Caller,
): OrderStatus {
  const status = orderStatus(order.status);
  return decided(decideOrder(status, { type, roles }), { id: order.order_id, status });
}

/** The status to which several orders go together by an event; refused when one of them cannot. */
export function stepOrders(records: readonly OrderRecord[], type: OrderEvent, caller: Caller): OrderStatus {
  const [status, other] = new Set(records.map(({ order }) => stepOrder(order, type, caller)));
  if (status === undefined || other !== undefined)
    throw new Error(`${type} of no orders, or to several statuses`);
  return status;
}

/** The step that many orders take by an event in one statement; refused when the caller may not. */
export function sharedOrderStep(type: OrderEvent, { roles }: Caller): SharedStep<OrderStatus> {
  return sharedStep(orderStatusesAccepting(type), (status) => decideOrder(status, { type, roles }));
}

/** The status in which an order begins. */
export function beginOrder({ roles }: Caller): OrderStatus {
  return decided(decideOrder('draft', { type: 'order.submit', roles }), null);
}

/** What saving an order means: it confirms one that is created, unless it only wants to be saved. */
export function savingEvent({ status }: OrderRow, confirm: boolean | null | undefined): OrderEvent {
  const isConfirmable = orderStatusesAccepting('order.confirm').includes(orderStatus(status));
  return isConfirmable && confirm !== false ? 'order.confirm' : 'order.save';
}
