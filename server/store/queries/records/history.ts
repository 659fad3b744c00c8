import { and, asc, desc, eq, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAmong } from '../../rows.ts';
import { memoizeStatement, type Database } from '../../database.ts';
import { orderHistory, orders } from '../../schema/orders.ts';
import type { Changes } from '../../schema/columns.ts';
import { paymentHistory, paymentOrders } from '../../schema/payments.ts';

export type HistoryRow = Omit<typeof orderHistory.$inferSelect, 'merchant_id' | 'order_id'>;

/** An entry of an order's or payment order's history, before it has its number. */
export type Step = Omit<HistoryRow, 'seq'>;

/** An entry added to many histories at once, each with the record's own status as `from_status`. */
export type BulkStep = Omit<Step, 'from_status' | 'seen_version'>;

const ofOrderStatement = memoizeStatement((database) =>
  database
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.merchant_id, sql.placeholder('merchant')),
        eq(orderHistory.order_id, sql.placeholder('order')),
      ),
    )
    .orderBy(asc(orderHistory.seq))
    .prepare('history_of_order'),
);

const ofPaymentStatement = memoizeStatement((database) =>
  database
    .select()
    .from(paymentHistory)
    .where(
      and(
        eq(paymentHistory.merchant_id, sql.placeholder('merchant')),
        eq(paymentHistory.payment_order_id, sql.placeholder('payment')),
      ),
    )
    .orderBy(asc(paymentHistory.seq))
    .prepare('history_of_payment'),
);

/** Numbers the first entries of a new history. */
export function initialHistory(steps: readonly Step[]): HistoryRow[] {
  return steps.map((step, at) => ({ ...step, seq: at + 1 }));
}

/**
 * Inserts entries of several histories, each under the next number of its own. The placeholder stands for the JSON of rows without
 * a number. Writers must hold the records' locks.
 */
export function insertSteps(
  history: typeof orderHistory | typeof paymentHistory,
  recordId: PgColumn,
  rows: Placeholder,
): SQL {
  return sql`INSERT INTO ${history} SELECT entry.* FROM jsonb_array_elements(${rows}::jsonb) AS step,
    LATERAL jsonb_populate_record(NULL::${history}, step || jsonb_build_object('seq', (
      SELECT coalesce(max(${history.seq}), 0) + 1 FROM ${history}
      WHERE ${history.merchant_id} = step->>'merchant_id' AND ${recordId} = step->>${sql.raw(`'${recordId.name}'`)}))) AS entry`;
}

/** The append-only histories of a merchant. Writers must hold the record's lock, so that entries are numbered without gaps. */
export function historyQueries(database: Database, merchantId: string) {
  const ofOneOrder = (orderId: string) =>
    and(eq(orderHistory.merchant_id, merchantId), eq(orderHistory.order_id, orderId));
  const nextOfOrder = (orderId: string) =>
    sql`(SELECT coalesce(max(${orderHistory.seq}), 0) + 1 FROM ${orderHistory} WHERE ${ofOneOrder(orderId)})`;
  const ofOnePayment = (paymentOrderId: string) =>
    and(eq(paymentHistory.merchant_id, merchantId), eq(paymentHistory.payment_order_id, paymentOrderId));

  return {
    async addToOrder(orderId: string, step: Step): Promise<void> {
      await database
        .insert(orderHistory)
        .values({ ...step, merchant_id: merchantId, order_id: orderId, seq: nextOfOrder(orderId) });
    },

    async addToPayment(paymentOrderId: string, step: Step): Promise<void> {
      const seq = sql`(SELECT coalesce(max(${paymentHistory.seq}), 0) + 1 FROM ${paymentHistory} WHERE ${ofOnePayment(paymentOrderId)})`;
      await database
        .insert(paymentHistory)
        .values({ ...step, merchant_id: merchantId, payment_order_id: paymentOrderId, seq });
    },

    /**
     * Adds the same entry to the histories of these payment orders, with their present status as `from_status`, and of those that
     * were `seen` as they are, with their present version as `seen_version`. Call it before they are changed.
     */
    async addToPayments(
      paymentOrderIds: readonly string[],
      step: BulkStep,
      seen: readonly string[],
    ): Promise<void> {
      const { payment_order_id, status, version } = paymentOrders;
      const seenVersion = sql`CASE WHEN ${isAmong(payment_order_id, seen)} THEN ${version} END`;
      const before = database
        .select({ last: sql`coalesce(max(${paymentHistory.seq}), 0)` })
        .from(paymentHistory)
        .where(
          and(
            eq(paymentHistory.merchant_id, merchantId),
            eq(paymentHistory.payment_order_id, payment_order_id),
          ),
        );
      await database.insert(paymentHistory).select(
        database
          .select({
            merchant_id: paymentOrders.merchant_id,
            payment_order_id,
            seq: sql<number>`(${before}) + 1`.as('seq'),
            ...stepColumns(step, status, seenVersion),
          })
          .from(paymentOrders)
          .where(and(eq(paymentOrders.merchant_id, merchantId), isAmong(payment_order_id, paymentOrderIds))),
      );
    },

    /** Adds the same entry to the histories of all orders of these payment orders. Call it before their status is changed. */
    async addToOrdersOfPayments(paymentOrderIds: readonly string[], step: BulkStep): Promise<void> {
      const { order_id, status } = orders;
      const before = database
        .select({ last: sql`coalesce(max(${orderHistory.seq}), 0)` })
        .from(orderHistory)
        .where(and(eq(orderHistory.merchant_id, merchantId), eq(orderHistory.order_id, order_id)));
      await database.insert(orderHistory).select(
        database
          .select({
            merchant_id: orders.merchant_id,
            order_id,
            seq: sql<number>`(${before}) + 1`.as('seq'),
            ...stepColumns(step, status, sql`NULL`),
          })
          .from(orders)
          .where(and(eq(orders.merchant_id, merchantId), isAmong(orders.payment_order_id, paymentOrderIds))),
      );
    },

    async ofOrder(orderId: string): Promise<HistoryRow[]> {
      return await ofOrderStatement(database).execute({ merchant: merchantId, order: orderId });
    },

    async ofPayment(paymentOrderId: string): Promise<HistoryRow[]> {
      return await ofPaymentStatement(database).execute({ merchant: merchantId, payment: paymentOrderId });
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

    /** The last entry of each of these payment orders. */
    async lastOfPayments(
      paymentOrderIds: readonly string[],
    ): Promise<(HistoryRow & { payment_order_id: string })[]> {
      if (paymentOrderIds.length === 0) return [];
      return await database
        .selectDistinctOn([paymentHistory.payment_order_id])
        .from(paymentHistory)
        .where(
          and(
            eq(paymentHistory.merchant_id, merchantId),
            isAmong(paymentHistory.payment_order_id, paymentOrderIds),
          ),
        )
        .orderBy(asc(paymentHistory.payment_order_id), desc(paymentHistory.seq));
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

/** An entry's columns in the order of the tables, with casts: in a SELECT, PostgreSQL cannot infer the types of parameters. */
function stepColumns(step: BulkStep, fromStatus: SQLWrapper, seenVersion: SQLWrapper) {
  return {
    by_id: sql<string>`${step.by_id}::text`.as('by_id'),
    by_name: sql<string>`${step.by_name}::text`.as('by_name'),
    by_role: sql<string>`${step.by_role}::text`.as('by_role'),
    event: sql<string>`${step.event}::text`.as('event'),
    from_status: sql<string>`${fromStatus}`.as('from_status'),
    to_status: sql<string>`${step.to_status}::text`.as('to_status'),
    seen_version: sql<number | null>`${seenVersion}::int`.as('seen_version'),
    changes: sql<Changes>`${JSON.stringify(step.changes)}::jsonb`.as('changes'),
    created: sql<Date>`${step.created.toISOString()}::timestamptz`.as('created'),
  };
}
