import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { isAmong } from '../../rows.ts';
import { orders } from '../../schema/orders.ts';
import { paidOrders, paymentOrders } from '../../schema/payments.ts';
import { merchants } from '../../schema/people.ts';

/**
 * Counts what payment orders, which are locked with their orders, paid for each of their orders. The lowest order number comes
 * first, each takes what it owes without them, and the last takes the rest, which may be more than its total: so the parts add up
 * to the amount. Completed ones count, and paid ones where the merchant confirms no receipts; others count as nothing.
 */
export async function settlePayments(
  database: Database,
  merchantId: string,
  paymentOrderIds: readonly string[],
): Promise<void> {
  await settle(database, merchantId, isAmong(paymentOrders.payment_order_id, paymentOrderIds));
}

/** The same for every payment order that is only paid, which this locks: whether those count is a setting of the merchant. */
export async function settlePaid(database: Database, merchantId: string): Promise<void> {
  await lockPaid(database, merchantId);
  await settle(database, merchantId, isPaid);
}

/** Locks every payment order that is only paid, and then their orders. */
async function lockPaid(database: Database, merchantId: string): Promise<void> {
  await database.execute(sql`
    WITH locked AS (
      SELECT ${paymentOrders.payment_order_id} FROM ${paymentOrders}
      WHERE ${paymentOrders.merchant_id} = ${merchantId} AND ${isPaid}
      ORDER BY ${paymentOrders.payment_order_id} FOR NO KEY UPDATE
    ), held AS (
      SELECT ${orders.order_id} FROM ${orders}
      WHERE ${orders.merchant_id} = ${merchantId} AND ${orders.order_id} = ANY (ARRAY(
        SELECT ${paidOrders.order_id} FROM ${paidOrders} WHERE ${paidOrders.merchant_id} = ${merchantId}
          AND ${paidOrders.payment_order_id} = ANY (ARRAY(SELECT payment_order_id FROM locked))))
      ORDER BY ${orders.order_id} FOR NO KEY UPDATE
    )
    SELECT count(*) FROM held`);
}

const isPaid = eq(paymentOrders.status, 'paid');

async function settle(database: Database, merchantId: string, which: SQL): Promise<void> {
  await database.execute(sql`
    WITH share AS (
      SELECT ${paidOrders.payment_order_id}, ${paidOrders.order_id}, ${orders.order_no}, ${paidOrders.counted_satang} AS counted,
        CASE WHEN ${paymentOrders.status} = 'completed'
          OR ${paymentOrders.status} = 'paid' AND NOT ${merchants.enable_confirm_pay}
          THEN ${paymentOrders.paid_satang} ELSE 0 END AS amount,
        greatest(${orders.total_satang} - ${orders.paid_satang} + ${paidOrders.counted_satang}, 0) AS owed
      FROM ${paidOrders}
      JOIN ${merchants} ON ${merchants.merchant_id} = ${paidOrders.merchant_id}
      JOIN ${paymentOrders} ON ${paymentOrders.merchant_id} = ${paidOrders.merchant_id}
        AND ${paymentOrders.payment_order_id} = ${paidOrders.payment_order_id}
      JOIN ${orders} ON ${orders.merchant_id} = ${paidOrders.merchant_id} AND ${orders.order_id} = ${paidOrders.order_id}
      WHERE ${paidOrders.merchant_id} = ${merchantId} AND ${which}
    ), placed AS (
      SELECT payment_order_id, order_id, counted,
        greatest(amount - coalesce(sum(owed) OVER before, 0), 0) AS rest, owed,
        lead(order_id) OVER (PARTITION BY payment_order_id ORDER BY order_no) IS NULL AS is_last
      FROM share
      WINDOW before AS (PARTITION BY payment_order_id ORDER BY order_no ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ), settled AS (
      SELECT payment_order_id, order_id, counted, CASE WHEN is_last THEN rest ELSE least(rest, owed) END AS part FROM placed
    ), noted AS (
      UPDATE ${paidOrders} SET counted_satang = settled.part FROM settled
      WHERE ${paidOrders.merchant_id} = ${merchantId} AND ${paidOrders.payment_order_id} = settled.payment_order_id
        AND ${paidOrders.order_id} = settled.order_id AND settled.part <> settled.counted
    ), moved AS (
      SELECT order_id, sum(part - counted) AS change FROM settled WHERE part <> counted GROUP BY order_id
    )
    UPDATE ${orders} SET paid_satang = ${orders.paid_satang} + moved.change FROM moved
    WHERE ${orders.merchant_id} = ${merchantId} AND ${orders.order_id} = moved.order_id`);
}

/** Those of these orders that have a payment order whose receipt awaits its confirmation. */
export async function awaitingOrders(
  database: Database,
  merchantId: string,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await paymentsOf(database, merchantId, orderIds).where(eq(paymentOrders.status, 'paid'));
  return rows.map(({ order_id }) => order_id);
}

/** The latest payment order of each of these orders that is not rejected, nor the named one; keys are the orders. */
export async function earlierPayments(
  database: Database,
  merchantId: string,
  orderIds: readonly string[],
  paymentOrderId: string,
): Promise<Map<string, string>> {
  const isEarlier = and(
    ne(paymentOrders.status, 'rejected'),
    ne(paymentOrders.payment_order_id, paymentOrderId),
  );
  const rows = await paymentsOf(database, merchantId, orderIds)
    .where(isEarlier)
    .orderBy(asc(paymentOrders.payment_no));
  return new Map(rows.map(({ order_id, payment_order_id }) => [order_id, payment_order_id]));
}

function paymentsOf(database: Database, merchantId: string, orderIds: readonly string[]) {
  return database
    .select({ order_id: paidOrders.order_id, payment_order_id: paymentOrders.payment_order_id })
    .from(paidOrders)
    .innerJoin(
      paymentOrders,
      and(
        eq(paymentOrders.merchant_id, paidOrders.merchant_id),
        eq(paymentOrders.payment_order_id, paidOrders.payment_order_id),
        eq(paidOrders.merchant_id, merchantId),
        isAmong(paidOrders.order_id, orderIds),
      ),
    );
}
