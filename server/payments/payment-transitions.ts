import type { PaymentLifecycleEvent } from '../../machines/payment-lifecycle/payment-lifecycle-machine.ts';
import { decidePayment, paymentStatusesAccepting } from '../../machines/lifecycle.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import type { Caller } from '../contract/call.ts';
import { decided, sharedStep, type SharedStep } from '../lifecycles/transitions.ts';
import { paymentStatus } from '../lifecycles/stored-values.ts';
import type { PaymentRow } from '../store/queries/payments.ts';

type PaymentEvent = PaymentLifecycleEvent['type'];

/** The status to which a payment order goes by an event, as its lifecycle has it; refused when it cannot or the caller may not. */
export function stepPayment(
  payment: Pick<PaymentRow, 'payment_order_id' | 'status'>,
  type: PaymentEvent,
  { roles }: Caller,
): PaymentStatus {
  const status = paymentStatus(payment.status);
  return decided(decidePayment(status, { type, roles }), { id: payment.payment_order_id, status });
}

/** The statuses that a payment order takes one after the other when it begins: it is created, and its proof submitted. */
export function beginPayment({ roles }: Caller): {
  readonly created: PaymentStatus;
  readonly submitted: PaymentStatus;
} {
  const created = decided(decidePayment('draft', { type: 'payment.create', roles }), null);
  return { created, submitted: decided(decidePayment(created, { type: 'payment.submit', roles }), null) };
}

/** The step that many payment orders take by an event in one statement; refused when the caller may not. */
export function sharedPaymentStep(type: PaymentEvent, { roles }: Caller): SharedStep<PaymentStatus> {
  return sharedStep(paymentStatusesAccepting(type), (status) => decidePayment(status, { type, roles }));
}
