import { transition } from 'xstate';
import type { OrderStatus, PaymentStatus } from '../domain/statuses.ts';
import { orderLifecycleMachine } from './order-lifecycle/order-lifecycle-machine.ts';
import type { OrderLifecycleEvent } from './order-lifecycle/order-lifecycle-machine.ts';
import { paymentLifecycleMachine } from './payment-lifecycle/payment-lifecycle-machine.ts';
import type { PaymentLifecycleEvent } from './payment-lifecycle/payment-lifecycle-machine.ts';

/** `wrongStatus`: nobody may do this now. `forbiddenRole`: the status allows it, these roles do not. */
export type Decision<Status> =
  | { readonly ok: true; readonly to: Status }
  | { readonly ok: false; readonly because: 'wrongStatus' | 'forbiddenRole' };

/** Decides one step of an order by its chart; `draft` is the order before it is submitted. */
export function decideOrder(from: OrderStatus | 'draft', event: OrderLifecycleEvent): Decision<OrderStatus> {
  if (!accepts(orderLifecycleMachine, from, event.type)) return { ok: false, because: 'wrongStatus' };
  const snapshot = orderLifecycleMachine.resolveState({ value: from, context: {} });
  if (!snapshot.can(event)) return { ok: false, because: 'forbiddenRole' };
  const [next] = transition(orderLifecycleMachine, snapshot, event);
  return { ok: true, to: next.value as OrderStatus };
}

/** Decides one step of a payment order by its chart; `draft` is the payment before it is created. */
export function decidePayment(
  from: PaymentStatus | 'draft',
  event: PaymentLifecycleEvent,
): Decision<PaymentStatus> {
  if (!accepts(paymentLifecycleMachine, from, event.type)) return { ok: false, because: 'wrongStatus' };
  const snapshot = paymentLifecycleMachine.resolveState({ value: from, context: {} });
  if (!snapshot.can(event)) return { ok: false, because: 'forbiddenRole' };
  const [next] = transition(paymentLifecycleMachine, snapshot, event);
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

type Lifecycle = typeof orderLifecycleMachine | typeof paymentLifecycleMachine;

function accepts(lifecycle: Lifecycle, state: string, type: string): boolean {
  return statesAccepting(lifecycle, type).includes(state);
}

function statesAccepting(lifecycle: Lifecycle, type: string): readonly string[] {
  return Object.entries(lifecycle.config.states ?? {})
    .filter(([, state]) => Object.hasOwn(state.on ?? {}, type))
    .map(([name]) => name);
}
