import type { PaymentLifecycleEvent } from '../../machines/payment-lifecycle/payment-lifecycle-machine.ts';
import { decidePayment, paymentStatusesAccepting, type Decision } from '../../machines/lifecycle.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import type { Caller } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { paymentStatus } from '../stored-status.ts';
import type { PaymentRow } from '../store/payments.ts';

type PaymentEvent = PaymentLifecycleEvent['type'];

/** The status to which a payment order goes by an event, as its lifecycle has it; refused when it cannot or the caller may not. */
export function stepPayment(
  payment: Pick<PaymentRow, 'payment_order_id' | 'status'>,
  type: PaymentEvent,
  { roles }: Caller,
): PaymentStatus {
  const status = paymentStatus(payment.status);
  const decision = decidePayment(status, { type, roles });
  if (!decision.ok && decision.because === 'wrongStatus')
    throw new Refusal('not_allowed_in_status', { id: payment.payment_order_id, status });
  return allowed(decision);
}

/** The statuses that a payment order takes one after the other when it begins: it is created, and its proof submitted. */
export function beginPayment({ roles }: Caller): {
  readonly created: PaymentStatus;
  readonly submitted: PaymentStatus;
} {
  const created = allowed(decidePayment('draft', { type: 'payment.create', roles }));
  return { created, submitted: allowed(decidePayment(created, { type: 'payment.submit', roles })) };
}

/** Of an event that many payment orders take in one statement: the statuses that accept it, and the one to which it leads. */
export function sharedPaymentStep(
  type: PaymentEvent,
  { roles }: Caller,
): { readonly from: readonly PaymentStatus[]; readonly to: PaymentStatus } {
  const from = paymentStatusesAccepting(type);
  const [to, other] = new Set(from.map((status) => allowed(decidePayment(status, { type, roles }))));
  if (to === undefined || other !== undefined) throw new Error(`${type} leads to no status, or to several`);
  return { from, to };
}

function allowed(decision: Decision<PaymentStatus>): PaymentStatus {
  if (!decision.ok) throw new Refusal('forbidden_role');
  return decision.to;
}
