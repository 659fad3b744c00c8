import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { fromPosition, pageOf, type ListColumns, type ListPosition, type ListQuery } from '../list-page.ts';
import { orderLines, orders } from '../schema/orders.ts';
import { paidOrders, paymentEntries, paymentHistory, paymentOrders } from '../schema/payments.ts';
import { groups, users } from '../schema/people.ts';
import { groupQueries } from './groups.ts';
import { orderColumns } from './orders.ts';
import { paymentNarrowing, type PaymentFilter } from './payment-filter.ts';
import { paymentColumns } from './payments.ts';
import { numbersOfReused } from './proof-reuse.ts';

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
  readonly order: Pick<Order, 'order_id' | 'order_no' | 'created' | 'total_satang'>;
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
  readonly payment: Pick<Payment, 'payment_order_id' | 'payment_no' | 'created' | 'should_paid_satang'>;
  readonly order: Pick<Order, 'order_no' | 'created' | 'total_satang'>;
  readonly counted_satang: number;
}

/** What is exported, read by the part: each part begins after the last row of the one before. */
export interface RecordExport<TRecord, TLine> {
  /** How many rows there are of both; nobody counts beyond `most`. */
  count(most: number): Promise<{ readonly records: number; readonly lines: number }>;
  records(after: TRecord | null, limit: number): Promise<TRecord[]>;
  lines(after: TLine | null, limit: number): Promise<TLine[]>;
}

/** The orders and payment orders of one merchant, as sheets hold them. The page of a query is ignored. */
export function recordExportQueries(database: Database, merchantId: string) {
  async function groupsOf({ groupName }: ListQuery): Promise<readonly string[] | null> {
    return groupName === null ? null : await groupQueries(database, merchantId).named(groupName);
  }

  async function countUpTo(most: number, rows: SQL): Promise<number> {
    const { rows: found } = await database.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM (SELECT ${rows} LIMIT ${most}) AS counted`,
    );
    return found[0]?.total ?? 0;
  }

  return {
    async orders(query: ListQuery): Promise<RecordExport<ExportedOrder, ExportedOrderLine>> {
      const groupIds = await groupsOf(query);
      const partFrom = (after: ListPosition | null) => pageOf({ ...query, after }, orderColumns, groupIds);
      const { filter, order } = partFrom(null);
      const listed = and(eq(orders.merchant_id, merchantId), filter);
      const placeOf = (row: ExportedOrderLine['order']) =>
        placeIn(query, { id: row.order_id, created: row.created, total: row.total_satang });
      return {
        count: async (most) => ({
          records: await countUpTo(most, sql`FROM ${orders} WHERE ${listed}`),
          lines: await countUpTo(most, sql`FROM ${orders} JOIN ${orderLines} ON ${isLine} WHERE ${listed}`),
        }),
        records: async (last, limit) =>
          await database
            .select({
              order: getTableColumns(orders),
              groupName: groups.name,
              customerName: users.name,
              pieces: piecesOfOrder,
              paymentNo: paymentOrders.payment_no,
            })
            .from(orders)
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
            .where(and(listed, partFrom(last && placeOf(last.order)).after))
            .orderBy(...order)
            .limit(limit),
        lines: async (last, limit) => {
          const { order_id, order_no, created, total_satang } = orders;
          const passed = (line: ExportedOrderLine) =>
            beyondLine(
              query,
              orderColumns,
              placeOf(line.order),
              sql`${orderLines.line_no} <= ${line.line.line_no}`,
            );
          return await database
            .select({
              order: { order_id, order_no, created, total_satang },
              line: getTableColumns(orderLines),
            })
            .from(orders)
            .innerJoin(orderLines, isLine)
            .where(and(listed, last === null ? undefined : passed(last)))
            .orderBy(...order, orderLines.line_no)
            .limit(limit);
        },
      };
    },

    async payments(
      query: ListQuery,
      narrowed: PaymentFilter,
    ): Promise<RecordExport<ExportedPayment, ExportedPaidOrder>> {
      const groupIds = await groupsOf(query);
      const partFrom = (after: ListPosition | null) => pageOf({ ...query, after }, paymentColumns, groupIds);
      const { filter, order } = partFrom(null);
      const listed = and(
        eq(paymentOrders.merchant_id, merchantId),
        filter,
        paymentNarrowing(narrowed).condition,
      );
      const placeOf = (row: ExportedPaidOrder['payment']) =>
        placeIn(query, { id: row.payment_order_id, created: row.created, total: row.should_paid_satang });
      return {
        count: async (most) => ({
          records: await countUpTo(most, sql`FROM ${paymentOrders} WHERE ${listed}`),
          lines: await countUpTo(
            most,
            sql`FROM ${paymentOrders} JOIN ${paidOrders} ON ${isPaidBy} WHERE ${listed}`,
          ),
        }),
        records: async (last, limit) =>
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
            .innerJoin(groups, isGroupOf(paymentOrders))
            .where(and(listed, partFrom(last && placeOf(last.payment)).after))
            .orderBy(...order)
            .limit(limit),
        lines: async (last, limit) => {
          const { payment_order_id, payment_no, created, should_paid_satang } = paymentOrders;
          const { order_no, created: ordered, total_satang } = orders;
          const passed = (line: ExportedPaidOrder) =>
            beyondLine(
              query,
              paymentColumns,
              placeOf(line.payment),
              sql`${orders.order_no} <= ${line.order.order_no}`,
            );
          return await database
            .select({
              payment: { payment_order_id, payment_no, created, should_paid_satang },
              order: { order_no, created: ordered, total_satang },
              counted_satang: paidOrders.counted_satang,
            })
            .from(paymentOrders)
            .innerJoin(paidOrders, isPaidBy)
            .innerJoin(orders, isOrderOf)
            .where(and(listed, last === null ? undefined : passed(last)))
            .orderBy(...order, orders.order_no)
            .limit(limit);
        },
      };
    },
  };
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

function placeIn(
  { orderBy }: ListQuery,
  { id, created, total }: { readonly id: string; readonly created: Date; readonly total: number },
): ListPosition {
  return { id, value: orderBy === 'ctime' ? created.getTime() : total };
}

/** The rows after a line: later ones of the same record, and those of later records. */
function beyondLine(
  query: ListQuery,
  columns: ListColumns,
  record: ListPosition,
  passed: SQL,
): SQL | undefined {
  return and(fromPosition(query, record, columns), sql`NOT (${columns.id} = ${record.id} AND ${passed})`);
}
