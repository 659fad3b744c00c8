import type { PaymentLifecycleEvent } from '../../machines/payment-lifecycle/payment-lifecycle-machine.ts';
import { decidePayment, paymentStatusesAccepting } from '../../machines/lifecycle.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import type { Caller } from '../contract/call.ts';
import { allowedStatus, bulkTransition, type BulkTransition } from '../lifecycles/transitions.ts';
import { storedPaymentStatus } from '../lifecycles/stored-values.ts';
import type { PaymentRow } from '../store/queries/payments/payments.ts';

type PaymentEvent = PaymentLifecycleEvent['type'];

/** The status of a payment order after an event, by its lifecycle chart; throws when the status or the caller's role does not allow it. */
export function transitionPayment(
  payment: Pick<PaymentRow, 'payment_order_id' | 'status'>,
  type: PaymentEvent,
  { roles }: Caller,
): PaymentStatus {
  const status = storedPaymentStatus(payment.status);
  const current = { id: payment.payment_order_id, status, kind: 'payment' } as const;
  return allowedStatus(decidePayment(status, { type, roles }), current);
}

/** The two statuses that a new payment order passes: created, then its proof submitted. */
export function initialPaymentStatuses({ roles }: Caller): {
  readonly created: PaymentStatus;
  readonly submitted: PaymentStatus;
} {
  const created = allowedStatus(decidePayment('draft', { type: 'payment.create', roles }), null);
  return {
    created,
    submitted: allowedStatus(decidePayment(created, { type: 'payment.submit', roles }), null),
  };
}

/** The transition of many payment orders in one statement; throws when the caller's role does not allow it. */
export function bulkPaymentTransition(type: PaymentEvent, { roles }: Caller): BulkTransition<PaymentStatus> {
  return bulkTransition(paymentStatusesAccepting(type), (status) => decidePayment(status, { type, roles }));
}
