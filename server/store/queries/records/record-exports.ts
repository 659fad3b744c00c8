import { and, eq, getTableColumns, lte, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
import { pageOf, type ListColumns, type ListQuery } from '../../list-page.ts';
import { isAmong } from '../../rows.ts';
import { partsOf } from './parts-of.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { paidOrders, paymentEntries, paymentHistory, paymentOrders } from '../../schema/payments.ts';
import { groups, users } from '../../schema/people.ts';
import { groupQueries } from '../people/groups.ts';
import { orderColumns } from '../orders/orders.ts';
import { paymentNarrowing, type PaymentFilter } from '../payments/payment-filter.ts';
import { paymentColumns } from '../payments/payments.ts';
import { numbersOfReused } from '../payments/proof-reuse.ts';

type Order = typeof orders.$inferSelect;
type Payment = typeof paymentOrders.$inferSelect;

/** An order as a row of a sheet. */
export interface ExportedOrder {
  readonly order: Order;
  readonly groupName: string;
  readonly customerName: string | null;
  readonly pieces: number;
  readonly paymentNo: number | null;
}

export interface ExportedOrderLine {
  readonly order: Pick<Order, 'order_id' | 'order_no'>;
  readonly line: typeof orderLines.$inferSelect;
}

/** Who confirmed or rejected a payment order, and when; of a rejection also why. */
export interface Decision {
  readonly by_name: string;
  /** An ISO time. */
  readonly at: string;
  readonly reason: string | null;
}

/** A payment order as a row of a sheet. */
export interface ExportedPayment {
  readonly payment: Payment;
  readonly groupName: string;
  readonly orderNumbers: readonly number[];
  /** Of earlier payment orders that are proved by the same. */
  readonly reusedNumbers: readonly number[];
  /** What a bank says of the transfer is in the first entry. */
  readonly entry: Omit<typeof paymentEntries.$inferSelect, 'created'> | null;
  readonly decision: Decision | null;
}

export interface ExportedPaidOrder {
  readonly payment: Pick<Payment, 'payment_order_id' | 'payment_no'>;
  readonly order: Pick<Order, 'order_no' | 'created' | 'total_satang'>;
  readonly counted_satang: number;
}

/** What is exported: the records that the list had at one moment, read by the part. Each part begins after the last row of the one before. */
export interface RecordExport<TRecord, TLine> {
  /** How many rows there are of both; nobody counts beyond the most that may be exported and one. */
  count(): Promise<{ readonly records: number; readonly lines: number }>;
  records(after: TRecord | null, limit: number): Promise<TRecord[]>;
  lines(after: TLine | null, limit: number): Promise<TLine[]>;
}

/** The orders and payment orders of one merchant, as sheets hold them. The page of a query is ignored. */
export function recordExportQueries(database: Database, merchantId: string) {
  /** The ids that a list has now, in its order: what changes while they are written comes once all the same. */
  async function idsOf(
    query: ListQuery,
    { table, merchant, columns, narrowed }: Exported,
    most: number,
  ): Promise<string[]> {
    const { groupName: part, groupId, groupedIn } = query;
    const named = groupQueries(database, merchantId);
    const inOrder = groupedIn === null ? null : await named.inOrderOf(groupedIn, { groupId, part });
    const groupIds = inOrder?.map(({ id }) => id) ?? (part === null ? null : await named.named(part));
    const { filter, order } = pageOf({ ...query, after: null }, columns, part === null ? null : groupIds);
    const byGroup = sql`array_position(${sql.param(groupIds ?? [])}::text[], ${columns.groupId})`;
    const rows = await database
      .select({ id: sql<string>`${columns.id}` })
      .from(table)
      .where(and(eq(merchant, merchantId), filter, narrowed))
      .orderBy(...(groupedIn === null ? order : [byGroup, ...order]))
      .limit(most);
    return rows.map(({ id }) => id);
  }

  async function countUpTo(most: number, rows: SQL): Promise<number> {
    const { rows: found } = await database.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM (SELECT ${rows} LIMIT ${most}) AS counted`,
    );
    return found[0]?.total ?? 0;
  }

  return {
    async orders(query: ListQuery, most: number): Promise<RecordExport<ExportedOrder, ExportedOrderLine>> {
      const ids = await idsOf(query, exportedOrders, most);
      const own = eq(orders.merchant_id, merchantId);
      return {
        count: async () => ({
          records: ids.length,
          lines: await countUpTo(
            most,
            sql`FROM ${orderLines} WHERE ${and(eq(orderLines.merchant_id, merchantId), isAmong(orderLines.order_id, ids))}`,
          ),
        }),
        records: partsOf(
          { ids, idOf: ({ order }) => order.order_id, isOneEach: true },
          async (part) =>
            await database
              .select({
                order: getTableColumns(orders),
                groupName: groups.name,
                customerName: users.name,
                pieces: piecesOfOrder,
                paymentNo: paymentOrders.payment_no,
              })
              .from(orders)
              .innerJoin(listedIn(part), isListed(orders.order_id))
              .innerJoin(groups, isGroupOf(orders))
              .leftJoin(
                users,
                and(eq(users.merchant_id, orders.merchant_id), eq(users.user_id, orders.customer_id)),
              )
              .leftJoin(
                paymentOrders,
                and(
                  eq(paymentOrders.merchant_id, orders.merchant_id),
                  eq(paymentOrders.payment_order_id, orders.payment_order_id),
                ),
              )
              .where(own)
              .orderBy(sql`listed.at`),
        ),
        lines: partsOf(
          { ids, idOf: ({ order }) => order.order_id, isOneEach: false },
          async (part, last, limit) => {
            const { order_id, order_no } = orders;
            const passed =
              last && and(eq(order_id, last.order.order_id), lte(orderLines.line_no, last.line.line_no));
            return await database
              .select({ order: { order_id, order_no }, line: getTableColumns(orderLines) })
              .from(orders)
              .innerJoin(listedIn(part), isListed(orders.order_id))
              .innerJoin(orderLines, isLine)
              .where(and(own, passed ? not(passed) : undefined))
              .orderBy(sql`listed.at`, orderLines.line_no)
              .limit(limit);
          },
        ),
      };
    },

    async payments(
      query: ListQuery,
      narrowed: PaymentFilter,
      most: number,
    ): Promise<RecordExport<ExportedPayment, ExportedPaidOrder>> {
      const { condition } = paymentNarrowing(narrowed);
      const ids = await idsOf(query, { ...exportedPayments, narrowed: condition }, most);
      const own = eq(paymentOrders.merchant_id, merchantId);
      return {
        count: async () => ({
          records: ids.length,
          lines: await countUpTo(
            most,
            sql`FROM ${paidOrders} WHERE ${and(eq(paidOrders.merchant_id, merchantId), isAmong(paidOrders.payment_order_id, ids))}`,
          ),
        }),
        records: partsOf(
          { ids, idOf: ({ payment }) => payment.payment_order_id, isOneEach: true },
          async (part) =>
            await database
              .select({
                payment: getTableColumns(paymentOrders),
                groupName: groups.name,
                orderNumbers: numbersOfPayment,
                reusedNumbers: numbersOfReused,
                entry: entryOfPayment,
                decision: decisionOfPayment,
              })
              .from(paymentOrders)
              .innerJoin(listedIn(part), isListed(paymentOrders.payment_order_id))
              .innerJoin(groups, isGroupOf(paymentOrders))
              .where(own)
              .orderBy(sql`listed.at`),
        ),
        lines: partsOf(
          { ids, idOf: ({ payment }) => payment.payment_order_id, isOneEach: false },
          async (part, last, limit) => {
            const { payment_order_id, payment_no } = paymentOrders;
            const { order_no, created, total_satang } = orders;
            const passed =
              last &&
              and(eq(payment_order_id, last.payment.payment_order_id), lte(order_no, last.order.order_no));
            return await database
              .select({
                payment: { payment_order_id, payment_no },
                order: { order_no, created, total_satang },
                counted_satang: paidOrders.counted_satang,
              })
              .from(paymentOrders)
              .innerJoin(listedIn(part), isListed(payment_order_id))
              .innerJoin(paidOrders, isPaidBy)
              .innerJoin(orders, isOrderOf)
              .where(and(own, passed ? not(passed) : undefined))
              .orderBy(sql`listed.at`, order_no)
              .limit(limit);
          },
        ),
      };
    },
  };
}

/** A table that is exported, and what narrows it beside a query. */
interface Exported {
  readonly table: PgTable;
  readonly merchant: PgColumn;
  readonly columns: ListColumns;
  readonly narrowed?: SQL | undefined;
}

const exportedOrders: Exported = { table: orders, merchant: orders.merchant_id, columns: orderColumns };
const exportedPayments: Exported = {
  table: paymentOrders,
  merchant: paymentOrders.merchant_id,
  columns: paymentColumns,
};

/** Ids with their places, to join a table with. */
function listedIn(ids: readonly string[]): SQL {
  return sql`unnest(${sql.param(ids)}::text[]) WITH ORDINALITY AS listed(id, at)`;
}

function isListed(id: PgColumn): SQL {
  return sql`${id} = listed.id`;
}

const isLine = and(eq(orderLines.merchant_id, orders.merchant_id), eq(orderLines.order_id, orders.order_id));

const isPaidBy = and(
  eq(paidOrders.merchant_id, paymentOrders.merchant_id),
  eq(paidOrders.payment_order_id, paymentOrders.payment_order_id),
);

const isOrderOf = and(
  eq(orders.merchant_id, paidOrders.merchant_id),
  eq(orders.order_id, paidOrders.order_id),
);

function isGroupOf({ merchant_id, group_id }: typeof orders | typeof paymentOrders) {
  return and(eq(groups.merchant_id, merchant_id), eq(groups.group_id, group_id));
}

const piecesOfOrder = sql<number>`(
  SELECT coalesce(sum(${orderLines.quantity}), 0)::int FROM ${orderLines} WHERE ${isLine})`;

const numbersOfPayment = sql<number[]>`ARRAY(
  SELECT ${orders.order_no} FROM ${paidOrders} JOIN ${orders} ON ${isOrderOf} WHERE ${isPaidBy} ORDER BY ${orders.order_no})`;

const entryOfPayment = sql<ExportedPayment['entry']>`(
  SELECT to_json(${paymentEntries}) FROM ${paymentEntries} WHERE ${paymentEntries.merchant_id} = ${paymentOrders.merchant_id}
    AND ${paymentEntries.payment_order_id} = ${paymentOrders.payment_order_id}
  ORDER BY ${paymentEntries.created}, ${paymentEntries.payment_entry_id} LIMIT 1)`;

const decisionOfPayment = sql<Decision | null>`(
  SELECT json_build_object('by_name', ${paymentHistory.by_name}, 'at', ${paymentHistory.created},
    'reason', ${paymentHistory.changes} #>> '{reason,to}')
  FROM ${paymentHistory} WHERE ${paymentHistory.merchant_id} = ${paymentOrders.merchant_id}
    AND ${paymentHistory.payment_order_id} = ${paymentOrders.payment_order_id}
    AND ${paymentHistory.event} IN ('payment.confirm', 'payment.reject')
  ORDER BY ${paymentHistory.seq} DESC LIMIT 1)`;
