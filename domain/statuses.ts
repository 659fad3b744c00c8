export const orderStatuses = ['created', 'confirmed', 'paid', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['created', 'paid', 'completed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const orderAliases: Readonly<Record<string, OrderStatus>> = { canceled: 'cancelled', complete: 'completed' };
const paymentAliases: Readonly<Record<string, PaymentStatus>> = {
  complete: 'completed',
  confirmed: 'completed',
};

/** The order status that a word on the wire stands for; null for one that the lifecycle does not know. */
export function readOrderStatus(word: string): OrderStatus | null {
  const status = orderAliases[word] ?? word;
  return orderStatuses.find((known) => known === status) ?? null;
}

/** The payment status that a word on the wire stands for; null for one that the lifecycle does not know. */
export function readPaymentStatus(word: string): PaymentStatus | null {
  const status = paymentAliases[word] ?? word;
  return paymentStatuses.find((known) => known === status) ?? null;
}

/** Statuses that have a translated label beside those of the lifecycles, shown in grey. */
export const otherStatuses = ['submitted', 'processing', 'pending', 'success', 'failed', 'error'] as const;

/** The source of an order that is a debt which an import brought in: its goods left the shelf before there were records. */
export const importedDebt = 'history_unpaid_orders';
