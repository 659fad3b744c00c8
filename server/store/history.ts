import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { orderHistory } from './schema/orders.ts';
import { paymentHistory } from './schema/payments.ts';

export type HistoryRow = Omit<typeof orderHistory.$inferSelect, 'merchant_id' | 'order_id'>;

/** One step of an order or a payment order, as its history keeps it. */
export type Step = Omit<HistoryRow, 'seq'>;

/** The append-only histories of one merchant. A record's writer holds its lock, so that its entries count without gaps. */
export function historyQueries(database: Database, merchantId: string) {
  const ofOneOrder = (orderId: string) =>
    and(eq(orderHistory.merchant_id, merchantId), eq(orderHistory.order_id, orderId));
  const ofOnePayment = (paymentOrderId: string) =>
    and(eq(paymentHistory.merchant_id, merchantId), eq(paymentHistory.payment_order_id, paymentOrderId));

  return {
    async addToOrder(orderId: string, step: Step): Promise<void> {
      const seq = sql`(SELECT coalesce(max(${orderHistory.seq}), 0) + 1 FROM ${orderHistory} WHERE ${ofOneOrder(orderId)})`;
      await database
        .insert(orderHistory)
        .values({ ...step, merchant_id: merchantId, order_id: orderId, seq });
    },

    async addToPayment(paymentOrderId: string, step: Step): Promise<void> {
      const seq = sql`(SELECT coalesce(max(${paymentHistory.seq}), 0) + 1 FROM ${paymentHistory} WHERE ${ofOnePayment(paymentOrderId)})`;
      await database
        .insert(paymentHistory)
        .values({ ...step, merchant_id: merchantId, payment_order_id: paymentOrderId, seq });
    },

    async ofOrder(orderId: string): Promise<HistoryRow[]> {
      return await database
        .select()
        .from(orderHistory)
        .where(ofOneOrder(orderId))
        .orderBy(asc(orderHistory.seq));
    },

    async ofPayment(paymentOrderId: string): Promise<HistoryRow[]> {
      return await database
        .select()
        .from(paymentHistory)
        .where(ofOnePayment(paymentOrderId))
        .orderBy(asc(paymentHistory.seq));
    },

    async lastOfOrder(orderId: string): Promise<HistoryRow | null> {
      const [row] = await database
        .select()
        .from(orderHistory)
        .where(ofOneOrder(orderId))
        .orderBy(desc(orderHistory.seq))
        .limit(1);
      return row ?? null;
    },

    async lastOfPayment(paymentOrderId: string): Promise<HistoryRow | null> {
      const [row] = await database
        .select()
        .from(paymentHistory)
        .where(ofOnePayment(paymentOrderId))
        .orderBy(desc(paymentHistory.seq))
        .limit(1);
      return row ?? null;
    },
  };
}
