import {
  readOrderStatus,
  readPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '../../domain/statuses.ts';
import { paymentTypes, type PaymentType } from '../../domain/payment-form.ts';
import type { PaymentRow } from '../store/queries/payments.ts';

/** A stored word as the status of an order. Throws when it is none: the database holds nothing else. */
export function orderStatus(word: string): OrderStatus {
  return known(word, readOrderStatus(word));
}

/** A stored word as the status of a payment order. Throws when it is none: the database holds nothing else. */
export function paymentStatus(word: string): PaymentStatus {
  return known(word, readPaymentStatus(word));
}

function known<Status>(word: string, status: Status | null): Status {
  if (status === null) throw new Error(`Not a status: ${word}`);
  return status;
}

/** The type of a stored payment. Throws when its word is none: the database holds nothing else. */
export function paymentType({ payment_type }: Pick<PaymentRow, 'payment_type'>): PaymentType {
  const type = paymentTypes.find((known) => known === payment_type);
  if (type === undefined) throw new Error(`No type of a payment: ${payment_type}`);
  return type;
}
