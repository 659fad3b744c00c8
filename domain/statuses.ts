export const orderStatuses = ['created', 'confirmed', 'paid', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['created', 'paid', 'completed', 'rejected'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const orderAliases: Readonly<Record<string, OrderStatus>> = { canceled: 'cancelled', complete: 'completed' };
const paymentAliases: Readonly<Record<string, PaymentStatus>> = {
  complete: 'completed',
  confirmed: 'completed',
};

/** Parses an order status of the wire, including old aliases; null for an unknown one. */
export function readOrderStatus(word: string): OrderStatus | null {
  const status = orderAliases[word] ?? word;
  return orderStatuses.find((known) => known === status) ?? null;
}

/** Parses a payment status of the wire, including old aliases; null for an unknown one. */
export function readPaymentStatus(word: string): PaymentStatus | null {
  const status = paymentAliases[word] ?? word;
  return paymentStatuses.find((known) => known === status) ?? null;
}

/** Statuses that have a translated label beside those of the lifecycles, shown in grey. */
export const otherStatuses = ['submitted', 'processing', 'pending', 'success', 'failed', 'error'] as const;

/** The `source` of an order that was imported as a debt. It moves no stock, since its goods were delivered before the import. */
export const importedDebt = 'history_unpaid_orders';
