import { readOrderStatus, readPaymentStatus } from '../../domain/statuses.ts';
import type { OrderStatus, PaymentStatus } from '../../domain/statuses.ts';

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
