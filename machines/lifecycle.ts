import { transition } from 'xstate';
import type { StaffRole } from '../domain/roles.ts';
import { readOrderStatus } from '../domain/statuses.ts';
import type { OrderStatus, PaymentStatus } from '../domain/statuses.ts';
import { orderLifecycleMachine } from './order-lifecycle/order-lifecycle-machine.ts';
import type { OrderLifecycleEvent } from './order-lifecycle/order-lifecycle-machine.ts';
import { paymentLifecycleMachine } from './payment-lifecycle/payment-lifecycle-machine.ts';
import type { PaymentLifecycleEvent } from './payment-lifecycle/payment-lifecycle-machine.ts';

/** `wrongStatus`: the step is not allowed in this status. `forbiddenRole`: these roles are not allowed it in any status. */
export type Decision<Status> =
  | { readonly ok: true; readonly to: Status }
  | { readonly ok: false; readonly because: 'wrongStatus' | 'forbiddenRole' };

/** Decides one step of an order by its chart; `draft` is the order before it is submitted. */
export function decideOrder(from: OrderStatus | 'draft', event: OrderLifecycleEvent): Decision<OrderStatus> {
  const standing = (state: string) => orderLifecycleMachine.resolveState({ value: state, context: {} });
  const refusal = findRefusal(orderLifecycleMachine, from, event.type, (state) => standing(state).can(event));
  if (refusal !== null) return { ok: false, because: refusal };
  const [next] = transition(orderLifecycleMachine, standing(from), event);
  return { ok: true, to: next.value as OrderStatus };
}

/** Whether people with these roles may change an order of this status, as the server names it. */
export function maySaveOrder(status: string, roles: readonly StaffRole[]): boolean {
  const known = readOrderStatus(status);
  return known !== null && decideOrder(known, { type: 'order.save', roles }).ok;
}

/** Whether people with these roles may change the remark of an order of this status, as the server names it. */
export function mayRemarkOrder(status: string, roles: readonly StaffRole[]): boolean {
  const known = readOrderStatus(status);
  return known !== null && decideOrder(known, { type: 'order.remark', roles }).ok;
}

/** Decides one step of a payment order by its chart; `draft` is the payment before it is created. */
export function decidePayment(
  from: PaymentStatus | 'draft',
  event: PaymentLifecycleEvent,
): Decision<PaymentStatus> {
  const standing = (state: string) => paymentLifecycleMachine.resolveState({ value: state, context: {} });
  const refusal = findRefusal(paymentLifecycleMachine, from, event.type, (state) =>
    standing(state).can(event),
  );
  if (refusal !== null) return { ok: false, because: refusal };
  const [next] = transition(paymentLifecycleMachine, standing(from), event);
  return { ok: true, to: next.value as PaymentStatus };
}

/** The statuses in which an order accepts an event, for `WHERE status IN …`. */
export function orderStatusesAccepting(type: OrderLifecycleEvent['type']): readonly OrderStatus[] {
  return statesAccepting(orderLifecycleMachine, type) as readonly OrderStatus[];
}

/** The statuses in which a payment order accepts an event, for `WHERE status IN …`. */
export function paymentStatusesAccepting(type: PaymentLifecycleEvent['type']): readonly PaymentStatus[] {
  return statesAccepting(paymentLifecycleMachine, type) as readonly PaymentStatus[];
}

/** Whether no step is left for an order. */
export function isOrderSettled(status: OrderStatus): boolean {
  return orderLifecycleMachine.resolveState({ value: status, context: {} }).hasTag('settled');
}

/** Whether no step is left for a payment order. */
export function isPaymentSettled(status: PaymentStatus): boolean {
  return paymentLifecycleMachine.resolveState({ value: status, context: {} }).hasTag('settled');
}

type Lifecycle = typeof orderLifecycleMachine | typeof paymentLifecycleMachine;

function findRefusal(
  lifecycle: Lifecycle,
  from: string,
  type: string,
  canIn: (state: string) => boolean,
): 'wrongStatus' | 'forbiddenRole' | null {
  const accepting = statesAccepting(lifecycle, type);
  if (!accepting.includes(from)) return 'wrongStatus';
  if (canIn(from)) return null;
  return accepting.some(canIn) ? 'wrongStatus' : 'forbiddenRole';
}

function statesAccepting(lifecycle: Lifecycle, type: string): readonly string[] {
  return Object.entries(lifecycle.config.states ?? {})
    .filter(([, state]) => Object.hasOwn(state.on ?? {}, type))
    .map(([name]) => name);
}
