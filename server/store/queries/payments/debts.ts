import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import type { LatestPage, ListResult } from '../../list-page.ts';
import { orders } from '../../schema/orders.ts';
import { groups } from '../../schema/people.ts';

/** Where the orders and the payments of a group differ. */
export interface Debt {
  readonly group_id: string;
  readonly name: string;
  /** Satang: what it owes less what it overpaid; never 0. */
  readonly balance: number;
  /** When the oldest order was made that is not paid; null where none is. */
  readonly oldest: Date | null;
}

/** What groups owe together; of those that overpaid nothing. */
export interface DebtSum {
  /** Satang. */
  readonly sum: number;
  /** How many owe. */
  readonly groups: number;
  /** When the oldest order was made that is not paid; null where none is. */
  readonly oldest: Date | null;
}

type Found = { readonly total: number } & (
  | { readonly group_id: null }
  | {
      readonly group_id: string;
      readonly name: string;
      readonly balance: string;
      readonly oldest: string | null;
    }
);

/** Whether an order counts for what its group owes. */
export const isOwing = sql`${orders.status} IN ('confirmed', 'paid', 'completed')`;

/** The debts of one merchant's groups. */
export function debtQueries(database: Database, merchantId: string) {
  return {
    /** The groups whose payments are not what their orders total, who owes most first and the largest credit last. */
    async list({ pageNum, pageSize, after }: LatestPage): Promise<ListResult<Debt>> {
      const beyond =
        after === null
          ? sql`true`
          : sql`(debt.balance, debt.group_id) < (${after.value}::numeric, ${after.id})`;
      const { rows } = await database.execute<Found>(sql`
        WITH debt AS (
          SELECT ${orders.group_id}, sum(${orders.total_satang} - ${orders.paid_satang}) AS balance,
            min(${orders.created}) FILTER (WHERE ${orders.total_satang} > ${orders.paid_satang}) AS oldest
          FROM ${orders}
          WHERE ${orders.merchant_id} = ${merchantId} AND ${isOwing}
            AND ${orders.total_satang} <> ${orders.paid_satang}
          GROUP BY ${orders.group_id}
          HAVING sum(${orders.total_satang} - ${orders.paid_satang}) <> 0
        ), page AS (
          SELECT debt.*, ${groups.name} FROM debt
          JOIN ${groups} ON ${groups.merchant_id} = ${merchantId} AND ${groups.group_id} = debt.group_id
          WHERE ${beyond}
          ORDER BY debt.balance DESC, debt.group_id DESC
          LIMIT ${pageSize + 1} OFFSET ${after === null ? (pageNum - 1) * pageSize : 0}
        )
        SELECT (SELECT count(*)::int FROM debt) AS total, page.* FROM (SELECT) AS always LEFT JOIN page ON true
        ORDER BY page.balance DESC, page.group_id DESC`);
      const records = rows.flatMap((row) => (row.group_id === null ? [] : [readDebt(row)]));
      return {
        records: records.slice(0, pageSize),
        total: rows[0]?.total ?? 0,
        hasMore: records.length > pageSize,
      };
    },

    /** What all groups owe, or one of them. */
    async sum(groupId: string | null): Promise<DebtSum> {
      const ofGroup = groupId === null ? sql`true` : sql`${orders.group_id} = ${groupId}`;
      const { rows } = await database.execute<{ sum: string; groups: number; oldest: string | null }>(sql`
        SELECT coalesce(sum(balance), 0) AS sum, count(*)::int AS groups, min(oldest) AS oldest
        FROM (
          SELECT sum(${orders.total_satang} - ${orders.paid_satang}) AS balance,
            min(${orders.created}) FILTER (WHERE ${orders.total_satang} > ${orders.paid_satang}) AS oldest
          FROM ${orders}
          WHERE ${orders.merchant_id} = ${merchantId} AND ${isOwing} AND ${ofGroup}
            AND ${orders.total_satang} <> ${orders.paid_satang}
          GROUP BY ${orders.group_id}
          HAVING sum(${orders.total_satang} - ${orders.paid_satang}) > 0
        ) AS debt`);
      const { sum = '0', groups: count = 0, oldest = null } = rows[0] ?? {};
      return { sum: Number(sum), groups: count, oldest: oldest === null ? null : new Date(oldest) };
    },
  };
}

function readDebt({ group_id, name, balance, oldest }: Exclude<Found, { group_id: null }>): Debt {
  return { group_id, name, balance: Number(balance), oldest: oldest === null ? null : new Date(oldest) };
}
