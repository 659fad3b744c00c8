import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { orders } from '../../schema/orders.ts';
import { paidOrders, paymentOrders } from '../../schema/payments.ts';
import { groups } from '../../schema/people.ts';
import { isOwing } from './debts.ts';

/** Where an entry stands among the others: by its time, orders before payments, then by its id. */
export interface EntryPosition {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: 'order' | 'payment';
  readonly id: string;
}

/** An order or a payment; amounts in satang. */
export interface Entry extends EntryPosition {
  readonly no: number;
  readonly amount: number;
  /** What the group owes after it; below zero is its credit. */
  readonly balance: number;
}

/** Which entries are read: those of `from` until before `until`, at most `limit` of them. */
export interface StatementQuery {
  readonly groupId: string;
  readonly from: Date;
  readonly until: Date;
  readonly after: EntryPosition | null;
  readonly limit: number;
}

/** A part of a statement, with the sums of the whole in satang. */
export interface Statement {
  readonly name: string;
  readonly opening: number;
  readonly ordered: number;
  readonly paid: number;
  readonly awaiting: number;
  readonly entries: readonly Entry[];
}

type Row = Readonly<Record<'opening' | 'ordered' | 'paid' | 'awaiting', string>> & {
  readonly name: string;
} & (
    | { readonly id: null }
    | (Pick<Entry, 'kind' | 'id' | 'no'> & Readonly<Record<'at' | 'amount' | 'balance', string>>)
  );

/** What the groups of one merchant ordered and paid. */
export function statementQueries(database: Database, merchantId: string) {
  return {
    /** A group's orders that count, and what its payments brought; null where the group is not there. */
    async read({ groupId, from, until, after, limit }: StatementQuery): Promise<Statement | null> {
      const beyond =
        after === null
          ? sql`true`
          : sql`(line.at, line.kind, line.id) > (${new Date(after.at)}::timestamptz, ${after.kind}, ${after.id})`;
      const { rows } = await database.execute<Row>(sql`
        WITH payment AS (
          SELECT ${paymentOrders.created} AS at, ${paymentOrders.payment_order_id} AS id, ${paymentOrders.payment_no} AS no,
            ${paymentOrders.status}, ${paymentOrders.paid_satang}, coalesce(
              (SELECT sum(${paidOrders.counted_satang}) FROM ${paidOrders} WHERE ${paidOrders.merchant_id} = ${merchantId}
                AND ${paidOrders.payment_order_id} = ${paymentOrders.payment_order_id}), 0) AS counted
          FROM ${paymentOrders}
          WHERE ${paymentOrders.merchant_id} = ${merchantId} AND ${paymentOrders.group_id} = ${groupId}
            AND ${paymentOrders.status} IN ('paid', 'completed') AND ${paymentOrders.created} < ${until}
        ), entry AS (
          SELECT ${orders.created} AS at, 'order' AS kind, ${orders.order_id} AS id, ${orders.order_no} AS no,
            ${orders.total_satang} AS amount
          FROM ${orders}
          WHERE ${orders.merchant_id} = ${merchantId} AND ${orders.group_id} = ${groupId} AND ${isOwing}
            AND ${orders.created} < ${until}
          UNION ALL
          SELECT at, 'payment', id, no, -counted FROM payment WHERE counted <> 0
        ), sums AS (
          SELECT coalesce(sum(amount) FILTER (WHERE at < ${from}), 0) AS opening,
            coalesce(sum(amount) FILTER (WHERE at >= ${from} AND kind = 'order'), 0) AS ordered,
            coalesce(-sum(amount) FILTER (WHERE at >= ${from} AND kind = 'payment'), 0) AS paid,
            (SELECT coalesce(sum(paid_satang), 0) FROM payment
              WHERE at >= ${from} AND status = 'paid' AND counted = 0) AS awaiting
          FROM entry
        ), line AS (
          SELECT entry.*, opening + sum(amount) OVER (ORDER BY at, kind, id) AS balance
          FROM entry, sums WHERE at >= ${from}
        ), page AS (
          SELECT * FROM line WHERE ${beyond} ORDER BY at, kind, id LIMIT ${limit}
        )
        SELECT ${groups.name}, sums.*, page.kind, page.id, page.no, abs(page.amount) AS amount, page.balance,
          extract(epoch FROM page.at) * 1000 AS at
        FROM ${groups} CROSS JOIN sums LEFT JOIN page ON true
        WHERE ${groups.merchant_id} = ${merchantId} AND ${groups.group_id} = ${groupId}
        ORDER BY page.at, page.kind, page.id`);
      const [first] = rows;
      if (first === undefined) return null;
      return {
        name: first.name,
        opening: Number(first.opening),
        ordered: Number(first.ordered),
        paid: Number(first.paid),
        awaiting: Number(first.awaiting),
        entries: rows.flatMap((row) => (row.id === null ? [] : [readEntry(row)])),
      };
    },
  };
}

function readEntry({ kind, id, no, at, amount, balance }: Exclude<Row, { id: null }>): Entry {
  return { kind, id, no, at: Number(at), amount: Number(amount), balance: Number(balance) };
}
