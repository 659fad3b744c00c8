import type { OrderLifecycleEvent } from '../../machines/order-lifecycle/order-lifecycle-machine.ts';
import { decideOrder, orderStatusesAccepting } from '../../machines/lifecycle.ts';
import type { OrderStatus } from '../../domain/statuses.ts';
import type { Caller } from '../call.ts';
import { Refusal } from '../refusal.ts';
import type { OrderRecord, OrderRow } from '../store/orders.ts';
import { orderStatus } from '../stored-status.ts';

type OrderEvent = OrderLifecycleEvent['type'];

/** The status to which an order goes by an event, as its lifecycle has it; refused when it cannot or the caller may not. */
export function stepOrder(order: OrderRow, type: OrderEvent, { roles }: Caller): OrderStatus {
  const status = orderStatus(order.status);
  const decision = decideOrder(status, { type, roles });
  if (decision.ok) return decision.to;
  if (decision.because === 'forbiddenRole') throw new Refusal('forbidden_role');
  throw new Refusal('not_allowed_in_status', { id: order.order_id, status });
}

/** The status to which several orders go together by an event; refused when one of them cannot. */
export function stepOrders(records: readonly OrderRecord[], type: OrderEvent, caller: Caller): OrderStatus {
  const [status, other] = new Set(records.map(({ order }) => stepOrder(order, type, caller)));
  if (status === undefined || other !== undefined)
    throw new Error(`${type} of no orders, or to several statuses`);
  return status;
}

/** Of an event that many orders take in one statement: the statuses that accept it, and the one to which it leads. */
export function sharedOrderStep(
  type: OrderEvent,
  { roles }: Caller,
): { readonly from: readonly OrderStatus[]; readonly to: OrderStatus } {
  const from = orderStatusesAccepting(type);
  const [to, other] = new Set(
    from.map((status) => {
      const decision = decideOrder(status, { type, roles });
      if (!decision.ok) throw new Refusal('forbidden_role');
      return decision.to;
    }),
  );
  if (to === undefined || other !== undefined) throw new Error(`${type} leads to no status, or to several`);
  return { from, to };
}

/** The status in which an order begins. */
export function beginOrder({ roles }: Caller): OrderStatus {
  const decision = decideOrder('draft', { type: 'order.submit', roles });
  if (!decision.ok) throw new Refusal('forbidden_role');
  return decision.to;
}

/** What saving an order means: it confirms one that is created, unless it only wants to be saved. */
export function savingEvent({ status }: OrderRow, confirm: boolean | null | undefined): OrderEvent {
  const isConfirmable = orderStatusesAccepting('order.confirm').includes(orderStatus(status));
  return isConfirmable && confirm !== false ? 'order.confirm' : 'order.save';
}
