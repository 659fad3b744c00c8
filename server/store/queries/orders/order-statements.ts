import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { insertJsonRows } from '../../rows.ts';
import { nextNumber } from '../records/numbers.ts';
import { orderHistory, orderLines, orders } from '../../schema/orders.ts';
import { paidOrders, paymentHistory, paymentOrders } from '../../schema/payments.ts';
import { groups, users } from '../../schema/people.ts';

// The statements of orders that are built once for a connection.

const linesOfOrder = sql<
  (typeof orderLines.$inferSelect)[]
>`(SELECT coalesce(json_agg(${orderLines} ORDER BY ${orderLines.line_no}), '[]')
  FROM ${orderLines}
  WHERE ${orderLines.merchant_id} = ${orders.merchant_id} AND ${orderLines.order_id} = ${orders.order_id})`;

/** A payment order of an order that was rejected. */
export interface RejectedPayment {
  readonly payment_order_id: string;
  readonly payment_no: number;
  readonly reason: string;
  /** A time as JSON. */
  readonly at: string;
}

const rejectedPaymentsOfOrder = sql<RejectedPayment[]>`(
  SELECT coalesce(json_agg(json_build_object('payment_order_id', rejected.payment_order_id, 'payment_no', rejected.payment_no,
    'reason', step.changes #>> '{reason,to}', 'at', step.created) ORDER BY step.created DESC), '[]')
  FROM ${paidOrders} AS link
  JOIN ${paymentOrders} AS rejected ON rejected.merchant_id = link.merchant_id
    AND rejected.payment_order_id = link.payment_order_id AND rejected.status = 'rejected'
  JOIN ${paymentHistory} AS step ON step.merchant_id = link.merchant_id
    AND step.payment_order_id = link.payment_order_id AND step.event = 'payment.reject'
  WHERE link.merchant_id = ${orders.merchant_id} AND link.order_id = ${orders.order_id})`;

/** Orders with their lines, their group's name, the name of who ordered, and their payment. */
export function selectOrders(database: Database) {
  return database
    .select({
      order: getTableColumns(orders),
      groupName: groups.name,
      orderedBy: users.name,
      lines: linesOfOrder,
      rejected: rejectedPaymentsOfOrder,
      payment: {
        payment_order_id: paymentOrders.payment_order_id,
        created: paymentOrders.created,
        status: paymentOrders.status,
      },
    })
    .from(orders)
    .innerJoin(groups, and(eq(groups.merchant_id, orders.merchant_id), eq(groups.group_id, orders.group_id)))
    .leftJoin(users, and(eq(users.merchant_id, orders.merchant_id), eq(users.user_id, orders.customer_id)))
    .leftJoin(
      paymentOrders,
      and(
        eq(paymentOrders.merchant_id, orders.merchant_id),
        eq(paymentOrders.payment_order_id, orders.payment_order_id),
      ),
    );
}

const isOwn = eq(orders.merchant_id, sql.placeholder('merchant'));
const isAmongIds = sql`${orders.order_id} = ANY (${sql.placeholder('ids')}::text[])`;

export const orderStatement = memoizeStatement((database) =>
  selectOrders(database)
    .where(and(isOwn, eq(orders.order_id, sql.placeholder('order'))))
    .prepare('one_order'),
);

export const namedOrdersStatement = memoizeStatement((database) =>
  selectOrders(database).where(and(isOwn, isAmongIds)).orderBy(asc(orders.order_no)).prepare('named_orders'),
);

export const lockOrdersStatement = memoizeStatement((database) =>
  database
    .select()
    .from(orders)
    .where(and(isOwn, isAmongIds))
    .orderBy(asc(orders.order_id))
    .for('no key update')
    .prepare('lock_orders'),
);

const isInGroup = and(isOwn, eq(orders.group_id, sql.placeholder('group')));

export const countInStatusStatement = memoizeStatement((database) =>
  database
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(isInGroup, eq(orders.status, sql.placeholder('status'))))
    .prepare('count_orders'),
);

/** Placeholders are `merchant`, `group`, `except` and `status`; of one status, whose orders an index has in this order. */
export const unpaidStatement = memoizeStatement((database) =>
  selectOrders(database)
    .where(
      and(
        isInGroup,
        eq(orders.status, sql.placeholder('status')),
        ne(orders.order_id, sql.placeholder('except')),
      ),
    )
    .orderBy(asc(orders.created), asc(orders.order_id))
    .limit(sql.placeholder('limit'))
    .prepare('unpaid_orders'),
);

export const addOrderStatement = memoizeStatement((database) => {
  const number = nextNumber(database, sql.placeholder('merchant'), 'order');
  const row = sql`${sql.placeholder('row')}::jsonb || jsonb_build_object('order_no', ${number.value})`;
  return database
    .with(
      number.part,
      database.$with('placed', {}).as(insertJsonRows(orderLines, sql.placeholder('lines'))),
      database.$with('begun', {}).as(insertJsonRows(orderHistory, sql.placeholder('steps'))),
      database
        .$with('added', {})
        .as(
          sql`INSERT INTO ${orders} SELECT * FROM jsonb_populate_record(NULL::${orders}, ${row}) RETURNING order_no, group_id, customer_id`,
        ),
    )
    .select({
      order_no: sql<number>`added.order_no`,
      groupName: sql<string>`(SELECT ${groups.name} FROM ${groups}
        WHERE ${groups.merchant_id} = ${sql.placeholder('merchant')} AND ${groups.group_id} = added.group_id)`,
      orderedBy: sql<string | null>`(SELECT ${users.name} FROM ${users}
        WHERE ${users.merchant_id} = ${sql.placeholder('merchant')} AND ${users.user_id} = added.customer_id)`,
    })
    .from(sql`added`)
    .prepare('add_order');
});

/** Placeholders are `merchant`, `group` and `debts`, the source of orders that are none. */
export const lastLinesStatement = memoizeStatement((database) =>
  database
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.merchant_id, sql.placeholder('merchant')),
        sql`${orderLines.order_id} = (SELECT ${orders.order_id} FROM ${orders}
          WHERE ${orders.merchant_id} = ${sql.placeholder('merchant')} AND ${orders.group_id} = ${sql.placeholder('group')}
            AND ${orders.status} <> 'cancelled' AND ${orders.source} <> ${sql.placeholder('debts')}
          ORDER BY ${orders.created} DESC, ${orders.order_id} DESC LIMIT 1)`,
      ),
    )
    .orderBy(asc(orderLines.line_no))
    .prepare('last_lines'),
);
