import type { OrderRecord } from '../../../server/store/queries/orders/orders.ts';
import type { PaymentRow } from '../../../server/store/queries/payments/payments.ts';
import { put, type Tables } from './tables.ts';

/** Gives the amount of a completed payment order to its orders, as the database does: by their numbers, the rest to the last. */
export function settle(tables: Tables, paymentOrderId: string): void {
  const payment = tables.payments.get(paymentOrderId);
  const paid = tables.paidOrders.get(paymentOrderId) ?? [];
  const orders = paid
    .flatMap((id) => tables.orders.get(id) ?? [])
    .toSorted((a, b) => a.order_no - b.order_no);
  let rest = payment?.status === 'completed' ? payment.paid_satang : 0;
  for (const order of orders) {
    const key = `${paymentOrderId}/${order.order_id}`;
    const paid_before = order.paid_satang - (tables.counted.get(key) ?? 0);
    const owed = Math.max(0, order.total_satang - paid_before);
    const part = order === orders.at(-1) ? rest : Math.min(rest, owed);
    rest -= part;
    tables.counted = put(tables.counted, key, part);
    tables.orders = put(tables.orders, order.order_id, { ...order, paid_satang: paid_before + part });
  }
}

/** The payment orders of these orders, the oldest first. */
export function paymentsOf(
  tables: Tables,
  orderIds: readonly string[],
): (Pick<PaymentRow, 'payment_order_id' | 'status'> & { readonly order_id: string })[] {
  return [...tables.payments.values()].flatMap(({ payment_order_id, status }) =>
    (tables.paidOrders.get(payment_order_id) ?? [])
      .filter((order_id) => orderIds.includes(order_id))
      .map((order_id) => ({ payment_order_id, status, order_id })),
  );
}

/** The rejected payment orders of an order, the latest first. */
export function rejectedPaymentsOf(tables: Tables, orderId: string): OrderRecord['rejected'] {
  return [...tables.payments.values()]
    .filter(({ payment_order_id: id }) => tables.paidOrders.get(id)?.includes(orderId) === true)
    .flatMap(({ payment_order_id, payment_no }) =>
      (tables.paymentHistory.get(payment_order_id) ?? [])
        .filter(({ event }) => event === 'payment.reject')
        .map(({ changes, created }) => {
          const reason = String(changes['reason']?.to);
          return { payment_order_id, payment_no, reason, at: created.toISOString() };
        }),
    )
    .toReversed();
}
