import type { PaymentOrder } from '../../../../../domain/contract.ts';
import type { StaffRole } from '../../../../../domain/roles.ts';
import { readPaymentStatus } from '../../../../../domain/statuses.ts';
import { decidePayment } from '../../../../../machines/lifecycle.ts';
import type { PaymentScreenProps } from '../payment-props.ts';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';

type PaymentSnapshot = ReturnType<PaymentScreenProps['payment']['getSnapshot']>;

/** Who would confirm, and whether this merchant confirms receipts at all. */
interface Confirmer {
  readonly roles: readonly StaffRole[];
  readonly confirmsReceipts: boolean;
}

/** What keeps people with these roles from confirming a payment; null when nothing does. */
function refusalOf({ status }: PaymentOrder, roles: Confirmer['roles']) {
  const known = readPaymentStatus(status);
  if (known === null) return 'wrongStatus';
  const decision = decidePayment(known, { type: 'payment.confirm', roles });
  return decision.ok ? null : decision.because;
}

/** Whether anybody may confirm this payment now. */
export function isConfirmOffered(payment: PaymentOrder, { confirmsReceipts }: Confirmer): boolean {
  return confirmsReceipts && refusalOf(payment, []) !== 'wrongStatus';
}

/** What to say of a confirmation under way, as the key of the words. */
export function confirmingWord(payment: PaymentSnapshot) {
  return holdUpOf(payment) === 'waiting' ? 'delivery.waits' : 'payment.confirming';
}

/** Why an offered confirmation cannot begin now, as the key of the words that say so; undefined when it can. */
export function whyNotConfirm(payment: PaymentSnapshot, { roles }: Confirmer) {
  const { payment: value } = payment.context;
  if (value !== null && refusalOf(value, roles) === 'forbiddenRole') return 'permission.confirmReceipt';
  if (payment.can({ type: 'receipt.open' })) return undefined;
  if (payment.hasTag('busy')) return confirmingWord(payment);
  return payment.matches({ payment: 'loading' }) ? 'common.loading' : 'order.noticeFirst';
}
