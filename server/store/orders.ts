import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../domain/statuses.ts';
import { countRows } from './count-rows.ts';
import type { Database } from './database.ts';
import { groupRows } from './group-rows.ts';
import { groupQueries } from './groups.ts';
import { pageOf, type ListPosition, type ListQuery, type ListResult } from './list-page.ts';
import { withTotal, type ListTotals } from './list-totals.ts';
import { orderLines, orders, type AddressCopy } from './schema/orders.ts';
import { paymentOrders } from './schema/payments.ts';
import { groups } from './schema/people.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
/** A line before it has its place in an order. */
export type NewLine = Omit<OrderLineRow, 'merchant_id' | 'order_id' | 'line_no'>;
export type NewOrder = Omit<typeof orders.$inferInsert, 'merchant_id'>;

export interface OrderRecord {
  readonly order: OrderRow;
  readonly groupName: string;
  readonly lines: readonly OrderLineRow[];
  readonly payment: Pick<typeof paymentOrders.$inferSelect, 'payment_order_id' | 'created' | 'status'> | null;
}

/** What a write changes in an order; its version goes up by one. */
export interface OrderChange {
  readonly status: OrderStatus;
  readonly total_satang?: number;
  readonly remark?: string;
  readonly address_id?: string | null;
  readonly address_copy?: AddressCopy | null;
  readonly payment_order_id?: string;
}

const maxUnpaid = 100;

/** The orders of one merchant. */
export function orderQueries(database: Database, merchantId: string, totals: ListTotals) {
  const own = eq(orders.merchant_id, merchantId);

  async function recordsWhere(condition: SQL | undefined, order: readonly SQL[], limit?: number) {
    const query = database
      .select({
        order: getTableColumns(orders),
        groupName: groups.name,
        payment: {
          payment_order_id: paymentOrders.payment_order_id,
          created: paymentOrders.created,
          status: paymentOrders.status,
        },
      })
      .from(orders)
      .innerJoin(
        groups,
        and(eq(groups.merchant_id, orders.merchant_id), eq(groups.group_id, orders.group_id)),
      )
      .leftJoin(
        paymentOrders,
        and(
          eq(paymentOrders.merchant_id, orders.merchant_id),
          eq(paymentOrders.payment_order_id, orders.payment_order_id),
        ),
      )
      .where(and(own, condition))
      .orderBy(...order);
    const rows = await (limit === undefined ? query : query.limit(limit));
    const lines = await linesOf(rows.map((row) => row.order.order_id));
    return rows.map((row): OrderRecord => ({ ...row, lines: lines.get(row.order.order_id) ?? [] }));
  }

  async function linesOf(orderIds: readonly string[]): Promise<Map<string, OrderLineRow[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await database
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.merchant_id, merchantId), inArray(orderLines.order_id, [...orderIds])))
      .orderBy(asc(orderLines.order_id), asc(orderLines.line_no));
    return groupRows(rows, (row) => row.order_id);
  }

  async function changeWhere(condition: SQL, change: OrderChange): Promise<void> {
    await database
      .update(orders)
      .set({ ...change, version: sql`${orders.version} + 1` })
      .where(and(own, condition));
  }

  async function addLines(orderId: string, lines: readonly NewLine[]): Promise<void> {
    const rows = lines.map((line, at) => ({
      ...line,
      merchant_id: merchantId,
      order_id: orderId,
      line_no: at + 1,
    }));
    await database.insert(orderLines).values(rows);
  }

  return {
    async find(orderId: string): Promise<OrderRecord | null> {
      const [record] = await recordsWhere(eq(orders.order_id, orderId), []);
      return record ?? null;
    },

    /** Keeps other writers away from these orders until the transaction ends; read them after it. */
    async lock(orderIds: readonly string[]): Promise<void> {
      await database
        .select({ id: orders.order_id })
        .from(orders)
        .where(and(own, inArray(orders.order_id, [...orderIds])))
        .orderBy(asc(orders.order_id))
        .for('no key update');
    },

    /** Keeps other writers away from the orders of these payment orders, which are locked themselves. */
    async lockOfPayments(paymentOrderIds: readonly string[]): Promise<void> {
      await database
        .select({ id: orders.order_id })
        .from(orders)
        .where(and(own, inArray(orders.payment_order_id, [...paymentOrderIds])))
        .orderBy(asc(orders.order_id))
        .for('no key update');
    },

    async findAll(orderIds: readonly string[]): Promise<OrderRecord[]> {
      return await recordsWhere(inArray(orders.order_id, [...orderIds]), [asc(orders.order_no)]);
    },

    async ofPayments(paymentOrderIds: readonly string[]): Promise<OrderRecord[]> {
      if (paymentOrderIds.length === 0) return [];
      return await recordsWhere(inArray(orders.payment_order_id, [...paymentOrderIds]), [
        asc(orders.order_no),
      ]);
    },

    /** A group's orders that wait for their payment, without the one given, oldest first. */
    async unpaidOf(
      groupId: string,
      exceptId: string,
      statuses: readonly OrderStatus[],
    ): Promise<OrderRecord[]> {
      return await recordsWhere(
        and(
          eq(orders.group_id, groupId),
          inArray(orders.status, [...statuses]),
          ne(orders.order_id, exceptId),
        ),
        [asc(orders.created), asc(orders.order_id)],
        maxUnpaid,
      );
    },

    /** Orders of a source that were made under one of these keys, whoever they are for. */
    async madeUnder(keys: readonly string[], source: string): Promise<OrderRow[]> {
      return await database
        .select()
        .from(orders)
        .where(and(own, eq(orders.source, source), inArray(orders.idempotency_key, [...keys])));
    },

    async countInStatus(groupId: string, status: OrderStatus): Promise<number> {
      const [row] = await database
        .select({ total: sql<number>`count(*)::int` })
        .from(orders)
        .where(and(own, eq(orders.group_id, groupId), eq(orders.status, status)));
      return row?.total ?? 0;
    },

    async list(query: ListQuery): Promise<ListResult<OrderRecord>> {
      const { groupName } = query;
      const groupIds = groupName === null ? null : await groupQueries(database, merchantId).named(groupName);
      const columns = {
        id: orders.order_id,
        number: orders.order_no,
        groupId: orders.group_id,
        status: orders.status,
        created: orders.created,
        total: orders.total_satang,
      };
      const page = pageOf(query, columns, groupIds);
      const ids = database
        .select({ id: orders.order_id })
        .from(orders)
        .where(and(own, page.filter, page.after))
        .orderBy(...page.order)
        .limit(page.limit)
        .offset(page.offset);
      const found = await recordsWhere(inArray(orders.order_id, ids), page.order);
      return await withTotal(query, found, (list) =>
        totals.of({ orders: merchantId, ...list }, (most) =>
          countRows(database, orders, and(own, page.filter), most),
        ),
      );
    },

    async add(order: NewOrder, lines: readonly NewLine[]): Promise<void> {
      await database.insert(orders).values({ ...order, merchant_id: merchantId });
      await addLines(order.order_id, lines);
    },

    async change(orderIds: readonly string[], change: OrderChange): Promise<void> {
      await changeWhere(inArray(orders.order_id, [...orderIds]), change);
    },

    /** Changes all orders of these payment orders. */
    async changeOfPayments(paymentOrderIds: readonly string[], change: OrderChange): Promise<void> {
      await changeWhere(inArray(orders.payment_order_id, [...paymentOrderIds]), change);
    },

    async replaceLines(orderId: string, lines: readonly NewLine[]): Promise<void> {
      await database
        .delete(orderLines)
        .where(and(eq(orderLines.merchant_id, merchantId), eq(orderLines.order_id, orderId)));
      await addLines(orderId, lines);
    },
  };
}

/** Where a list in this order goes on after a record. */
export function orderPosition({ order }: OrderRecord, { orderBy }: ListQuery): ListPosition {
  return { id: order.order_id, value: orderBy === 'ctime' ? order.created.getTime() : order.total_satang };
}
