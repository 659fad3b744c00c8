import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { maxUnpaidBeside } from '../../../../domain/limits.ts';
import { importedDebt, type OrderStatus } from '../../../../domain/statuses.ts';
import { insertRows, isAmong } from '../../rows.ts';
import type { Database } from '../../database.ts';
import { initialHistory, type Step } from '../records/history.ts';
import type { ListPosition, ListQuery } from '../../list-page.ts';
import type { TotalCache } from '../../total-cache.ts';
import {
  addOrderStatement,
  countInStatusStatement,
  lastLinesStatement,
  lockOrdersStatement,
  namedOrdersStatement,
  orderStatement,
  selectOrders,
  type RejectedPayment,
  unpaidStatement,
} from './order-statements.ts';
import type { UserRecord } from '../people/users.ts';
import { orderCards, type OrderCardRecord } from '../records/record-cards.ts';
import { recordPages } from '../records/record-page.ts';
import { orderLines, orders, type AddressCopy } from '../../schema/orders.ts';
import { userRoles, users } from '../../schema/people.ts';
import type { paymentOrders } from '../../schema/payments.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
/** An order line without its order and line number. */
export type NewLine = Omit<OrderLineRow, 'merchant_id' | 'order_id' | 'line_no'>;
/** A new order, before it has its number. */
export type NewOrder = Omit<typeof orders.$inferInsert, 'merchant_id' | 'order_no' | 'created'> &
  Pick<OrderRow, 'created'>;

export interface OrderRecord {
  readonly order: OrderRow;
  readonly groupName: string;
  /** The name of who ordered. */
  readonly orderedBy: string | null;
  readonly lines: readonly OrderLineRow[];
  /** The one that pays it, or paid it. */
  readonly payment: Pick<typeof paymentOrders.$inferSelect, 'payment_order_id' | 'created' | 'status'> | null;
  /** The latest first. */
  readonly rejected: readonly RejectedPayment[];
}

/** Changed columns of an order. Every change increments its version. */
export interface OrderChange {
  readonly status: OrderStatus;
  readonly total_satang?: number;
  readonly remark?: string;
  readonly address_id?: string | null;
  readonly address_copy?: AddressCopy | null;
  readonly payment_order_id?: string | null;
  readonly confirmed?: Date;
}

/** What the columns of a new order are unless it says otherwise. */
const newOrderDefaults = {
  remark: '',
  source: '',
  extra: null,
  address_id: null,
  address_copy: null,
  payment_order_id: null,
  paid_satang: 0,
  version: 1,
  idempotency_key: null,
  confirmed: null,
};

interface Listed {
  readonly order: Pick<OrderRow, 'total_satang' | 'group_id'>;
}

const orderTable = {
  name: 'orders',
  table: orders,
  merchant: orders.merchant_id,
  columns: {
    id: orders.order_id,
    number: orders.order_no,
    groupId: orders.group_id,
    status: orders.status,
    created: orders.created,
    total: orders.total_satang,
  },
  amount: orders.total_satang,
  amountOf: ({ order }: Listed) => order.total_satang,
  groupOf: ({ order }: Listed) => order.group_id,
};

/** The columns that lists of orders filter and sort by. */
export const orderColumns = orderTable.columns;

/** The orders of one merchant. */
export function orderQueries(database: Database, merchantId: string, totals: TotalCache) {
  const own = eq(orders.merchant_id, merchantId);
  const page = recordPages(database, merchantId, totals, orderTable);

  async function recordsWhere(
    condition: SQL | undefined,
    order: readonly SQL[],
    limit?: number,
  ): Promise<OrderRecord[]> {
    const query = selectOrders(database)
      .where(and(own, condition))
      .orderBy(...order);
    return await (limit === undefined ? query : query.limit(limit));
  }

  async function changeWhere(condition: SQL, change: OrderChange): Promise<void> {
    await database
      .update(orders)
      .set({ ...change, version: sql`${orders.version} + 1` })
      .where(and(own, condition));
  }

  function placeLines(orderId: string, lines: readonly NewLine[]): OrderLineRow[] {
    return lines.map((line, at) => ({
      ...line,
      merchant_id: merchantId,
      order_id: orderId,
      line_no: at + 1,
    }));
  }

  return {
    /** The numbers of these orders, by their ids. */
    async numbers(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (orderIds.length === 0) return new Map();
      const found = await database
        .select({ id: orders.order_id, number: orders.order_no })
        .from(orders)
        .where(and(own, isAmong(orders.order_id, orderIds)));
      return new Map(found.map(({ id, number }) => [id, number]));
    },

    /** These orders, without their lines; unknown ids are left out. */
    async ofIds(orderIds: readonly string[]): Promise<OrderRow[]> {
      return await database
        .select()
        .from(orders)
        .where(and(own, isAmong(orders.order_id, orderIds)));
    },

    async find(orderId: string): Promise<OrderRecord | null> {
      const [record] = await orderStatement(database).execute({ merchant: merchantId, order: orderId });
      return record ?? null;
    },

    /** The lines of the order that a group placed last, of those that were not cancelled and are no imported debts. */
    async lastLines(groupId: string): Promise<OrderLineRow[]> {
      return await lastLinesStatement(database).execute({
        merchant: merchantId,
        group: groupId,
        debts: importedDebt,
      });
    },

    /**
     * Locks these orders against other writers until the transaction ends, and returns them as they are locked. Their lines may
     * be read only after this.
     */
    async lock(orderIds: readonly string[]): Promise<OrderRow[]> {
      return await lockOrdersStatement(database).execute({ merchant: merchantId, ids: orderIds });
    },

    /** These orders, by their numbers. */
    async findAll(orderIds: readonly string[]): Promise<OrderRecord[]> {
      if (orderIds.length === 0) return [];
      return await namedOrdersStatement(database).execute({ merchant: merchantId, ids: orderIds });
    },

    /** A group's orders in the given (unpaid) status, except one, the oldest first, at most `maxUnpaidBeside`. */
    async unpaidOf(groupId: string, exceptId: string, status: OrderStatus): Promise<OrderRecord[]> {
      const asked = { merchant: merchantId, group: groupId, except: exceptId, status };
      return await unpaidStatement(database).execute({ ...asked, limit: maxUnpaidBeside });
    },

    /** Orders of a source with one of these idempotency keys, of any customer. */
    async findByIdempotencyKeys(keys: readonly string[], source: string): Promise<OrderRow[]> {
      return await database
        .select()
        .from(orders)
        .where(and(own, eq(orders.source, source), inArray(orders.idempotency_key, [...keys])));
    },

    async countInStatus(groupId: string, status: OrderStatus): Promise<number> {
      const asked = { merchant: merchantId, group: groupId, status };
      const [row] = await countInStatusStatement(database).execute(asked);
      return row?.total ?? 0;
    },

    /**
     * How many orders would be out of a customer's sight, were they moved to another group, and are open, or completed and not paid
     * in full: those that they placed, and those of their group that no other customer of it placed: staff did. Whoever is the last
     * enabled customer of a group is asked for all of it.
     */
    async countOpenOf({
      user_id,
      group_id,
    }: Pick<UserRecord['user'], 'user_id' | 'group_id'>): Promise<number> {
      const isOtherCustomer = sql`${users.merchant_id} = ${merchantId} AND ${users.group_id} = ${group_id}
        AND ${users.user_id} <> ${user_id} AND NOT ${users.disabled}
        AND NOT EXISTS (SELECT FROM ${userRoles} WHERE ${userRoles.merchant_id} = ${users.merchant_id}
          AND ${userRoles.user_id} = ${users.user_id})`;
      const [row] = await database
        .select({ open: count() })
        .from(orders)
        .where(
          and(
            eq(orders.merchant_id, merchantId),
            sql`(${orders.customer_id} = ${user_id} OR (${orders.group_id} = ${group_id} AND NOT EXISTS (
              SELECT FROM ${users} WHERE ${isOtherCustomer} AND ${users.user_id} = ${orders.customer_id})))`,
            sql`(${orders.status} IN ('created', 'confirmed', 'paid')
              OR (${orders.status} = 'completed' AND ${orders.paid_satang} < ${orders.total_satang}))`,
          ),
        );
      return row?.open ?? 0;
    },

    list: (query: ListQuery) => page(query, recordsWhere),

    /** The same page, with no more of each order than a row shows. */
    listCards: (query: ListQuery) =>
      page(query, (condition, order) => orderCards(database, condition, order)),

    /** Adds an order under the next number, with its lines and first history entries, in one statement. Returns the stored order. */
    async add(order: NewOrder, lines: readonly NewLine[], steps: readonly Step[]): Promise<OrderRecord> {
      const { order_id } = order;
      const placed = placeLines(order_id, lines);
      const key = { merchant_id: merchantId, order_id };
      const row = { ...newOrderDefaults, ...order, ...key };
      const [added] = await addOrderStatement(database).execute({
        merchant: merchantId,
        row: JSON.stringify(row),
        lines: JSON.stringify(placed),
        steps: JSON.stringify(initialHistory(steps).map((begun) => ({ ...begun, ...key }))),
      });
      if (added === undefined) throw new Error('An order was not added');
      const { order_no, ...names } = added;
      return { order: { ...row, order_no }, ...names, lines: placed, payment: null, rejected: [] };
    },

    async change(orderIds: readonly string[], change: OrderChange): Promise<void> {
      await changeWhere(isAmong(orders.order_id, orderIds), change);
    },

    /** Changes all orders of these payment orders. */
    async changeOfPayments(paymentOrderIds: readonly string[], change: OrderChange): Promise<void> {
      await changeWhere(isAmong(orders.payment_order_id, paymentOrderIds), change);
    },

    async replaceLines(orderId: string, lines: readonly NewLine[]): Promise<void> {
      await database
        .delete(orderLines)
        .where(and(eq(orderLines.merchant_id, merchantId), eq(orderLines.order_id, orderId)));
      await database.execute(insertRows(orderLines, placeLines(orderId, lines)));
    },
  };
}

/** The keyset position of a record in a list of this order. */
export function orderPosition(
  { order }: Pick<OrderCardRecord, 'order'>,
  { orderBy }: ListQuery,
): ListPosition {
  return {
    id: order.order_id,
    value: orderBy === 'ctime' ? order.created.getTime() : order.total_satang,
    groupId: order.group_id,
  };
}
