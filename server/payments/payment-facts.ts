import { toBaht } from '../../domain/money.ts';
import { fileAddress } from '../files/file-address.ts';
import type { PaymentRow } from '../store/payments.ts';

type PaidColumns = 'payment_type' | 'paid_satang' | 'paid_cash_satang' | 'paid_receipt_satang';

/** What a history follows of a payment order, in the words of its answers: folded, it is what a person saw. */
export function paymentFacts(payment: Pick<PaymentRow, PaidColumns>, photos: readonly string[]) {
  return {
    payment_type: payment.payment_type,
    paid_amount: toBaht(payment.paid_satang),
    paid_amount_cash: toBaht(payment.paid_cash_satang),
    paid_amount_receipt: toBaht(payment.paid_receipt_satang),
    payment_photos: photos.map(fileAddress),
  };
}
