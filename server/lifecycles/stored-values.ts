import {
  readOrderStatus,
  readPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '../../domain/statuses.ts';
import { paymentTypes, type PaymentType } from '../../domain/payments/payment-form.ts';
import type { PaymentRow } from '../store/queries/payments/payments.ts';

/** Parses a stored order status; throws for an unknown one, which the database never holds. */
export function storedOrderStatus(word: string): OrderStatus {
  return known(word, readOrderStatus(word));
}

/** Parses a stored payment status; throws for an unknown one. */
export function storedPaymentStatus(word: string): PaymentStatus {
  return known(word, readPaymentStatus(word));
}

function known<Status>(word: string, status: Status | null): Status {
  if (status === null) throw new Error(`Not a status: ${word}`);
  return status;
}

/** Parses a stored payment type; throws for an unknown one. */
export function storedPaymentType({ payment_type }: Pick<PaymentRow, 'payment_type'>): PaymentType {
  const type = paymentTypes.find((known) => known === payment_type);
  if (type === undefined) throw new Error(`No type of a payment: ${payment_type}`);
  return type;
}
