import { paymentTypes } from '../../domain/payment-form.ts';
import type { PaymentType } from '../../domain/payment-form.ts';
import type { PaymentRow } from '../store/payments.ts';

/** The type of a stored payment. Throws when its word is none: the database holds nothing else. */
export function paymentType({ payment_type }: Pick<PaymentRow, 'payment_type'>): PaymentType {
  const type = paymentTypes.find((known) => known === payment_type);
  if (type === undefined) throw new Error(`No type of a payment: ${payment_type}`);
  return type;
}
