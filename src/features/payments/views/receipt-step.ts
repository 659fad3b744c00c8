import type { PaymentOrder } from '../../../../domain/contract.ts';
import { receiptConfirmers } from '../../../../domain/permissions.ts';
import { hasRole } from '../../../../domain/roles.ts';
import type { StaffRole } from '../../../../domain/roles.ts';
import type { PaymentScreenProps } from './payment-props.ts';
import { receiptDelivery } from './receipt-delivery.ts';

type PaymentSnapshot = ReturnType<PaymentScreenProps['payment']['getSnapshot']>;

/** Who would confirm, and whether this merchant confirms receipts at all. */
interface Confirmer {
  readonly roles: readonly StaffRole[];
  readonly confirmsReceipts: boolean;
}

export function isConfirmOffered({ status }: PaymentOrder, { confirmsReceipts }: Confirmer): boolean {
  return status === 'paid' && confirmsReceipts;
}

/** What to say of a confirmation under way, as the key of the words. */
export function confirmingWord(payment: PaymentSnapshot) {
  return receiptDelivery(payment) === 'waiting' ? 'delivery.waits' : 'payment.confirming';
}

/** Why an offered confirmation cannot begin now, as the key of the words that say so; undefined when it can. */
export function whyNotConfirm(payment: PaymentSnapshot, { roles }: Confirmer) {
  if (!hasRole(roles, receiptConfirmers)) return 'permission.confirmReceipt';
  if (payment.can({ type: 'receipt.open' })) return undefined;
  if (payment.hasTag('busy')) return confirmingWord(payment);
  return payment.matches({ payment: 'loading' }) ? 'common.loading' : 'order.noticeFirst';
}
