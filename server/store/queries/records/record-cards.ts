import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import type { ListPosition, ListQuery } from '../../list-page.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { paidOrders, paymentEntries, paymentOrders } from '../../schema/payments.ts';
import { groups } from '../../schema/people.ts';
import { photosOfPayment, type ProofPhoto } from '../payments/payment-statements.ts';

/** What a row of a list shows of an order. */
export interface OrderCardRecord {
  readonly order: Pick<
    typeof orders.$inferSelect,
    | 'order_id'
    | 'order_no'
    | 'created'
    | 'status'
    | 'group_id'
    | 'total_satang'
    | 'paid_satang'
    | 'remark'
    | 'source'
  >;
  readonly groupName: string;
  /** In the order of the lines; the picture is the first one, null without any. */
  readonly lines: readonly { readonly quantity: number; readonly picture: string | null }[];
}

/** What a card of a list shows of a payment order. */
export interface PaymentCardRecord {
  readonly payment: Pick<
    typeof paymentOrders.$inferSelect,
    | 'payment_order_id'
    | 'payment_no'
    | 'created'
    | 'status'
    | 'group_id'
    | 'should_paid_satang'
    | 'paid_satang'
    | 'payment_type'
    | 'version'
  >;
  readonly groupName: string;
  readonly photos: readonly ProofPhoto[];
  /** Of its entry. */
  readonly transactionId: string | null;
  readonly orders: readonly Pick<typeof orders.$inferSelect, 'order_id' | 'order_no' | 'total_satang'>[];
}

const linesOfCard = sql<OrderCardRecord['lines']>`(
  SELECT coalesce(json_agg(json_build_object('quantity', ${orderLines.quantity}, 'picture', ${orderLines.image_urls}[1])
    ORDER BY ${orderLines.line_no}), '[]')
  FROM ${orderLines}
  WHERE ${orderLines.merchant_id} = ${orders.merchant_id} AND ${orderLines.order_id} = ${orders.order_id})`;

const ordersOfCard = sql<PaymentCardRecord['orders']>`(
  SELECT coalesce(json_agg(json_build_object('order_id', ${orders.order_id}, 'order_no', ${orders.order_no},
    'total_satang', ${orders.total_satang}) ORDER BY ${orders.order_no}), '[]')
  FROM ${paidOrders} JOIN ${orders} ON ${orders.merchant_id} = ${paidOrders.merchant_id} AND ${orders.order_id} = ${paidOrders.order_id}
  WHERE ${paidOrders.merchant_id} = ${paymentOrders.merchant_id} AND ${paidOrders.payment_order_id} = ${paymentOrders.payment_order_id})`;

const transactionOfCard = sql<string | null>`(
  SELECT ${paymentEntries.transaction_id} FROM ${paymentEntries}
  WHERE ${paymentEntries.merchant_id} = ${paymentOrders.merchant_id} AND ${paymentEntries.payment_order_id} = ${paymentOrders.payment_order_id}
  ORDER BY ${paymentEntries.created}, ${paymentEntries.payment_entry_id} LIMIT 1)`;

/** The cards of orders that meet a condition. */
export async function orderCards(
  database: Database,
  condition: SQL | undefined,
  order: readonly SQL[],
): Promise<OrderCardRecord[]> {
  const { order_id, order_no, created, status, group_id, total_satang, paid_satang, remark, source } = orders;
  return await database
    .select({
      order: { order_id, order_no, created, status, group_id, total_satang, paid_satang, remark, source },
      groupName: groups.name,
      lines: linesOfCard,
    })
    .from(orders)
    .innerJoin(groups, and(eq(groups.merchant_id, orders.merchant_id), eq(groups.group_id, orders.group_id)))
    .where(condition)
    .orderBy(...order);
}

/** The cards of payment orders that meet a condition. */
export async function paymentCards(
  database: Database,
  condition: SQL | undefined,
  order: readonly SQL[],
): Promise<PaymentCardRecord[]> {
  const {
    payment_order_id,
    payment_no,
    created,
    status,
    group_id,
    should_paid_satang,
    paid_satang,
    payment_type,
    version,
  } = paymentOrders;
  return await database
    .select({
      payment: {
        payment_order_id,
        payment_no,
        created,
        status,
        group_id,
        should_paid_satang,
        paid_satang,
        payment_type,
        version,
      },
      groupName: groups.name,
      photos: photosOfPayment,
      transactionId: transactionOfCard,
      orders: ordersOfCard,
    })
    .from(paymentOrders)
    .innerJoin(
      groups,
      and(eq(groups.merchant_id, paymentOrders.merchant_id), eq(groups.group_id, paymentOrders.group_id)),
    )
    .where(condition)
    .orderBy(...order);
}

/** The keyset position of a payment in a list of this order. */
export function paymentPosition(
  { payment }: Pick<PaymentCardRecord, 'payment'>,
  { orderBy }: ListQuery,
): ListPosition {
  return {
    id: payment.payment_order_id,
    value: orderBy === 'ctime' ? payment.created.getTime() : payment.should_paid_satang,
    groupId: payment.group_id,
  };
}
