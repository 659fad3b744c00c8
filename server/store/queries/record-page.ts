import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { pageOf, type ListColumns, type ListQuery, type SummedResult } from '../list-page.ts';
import type { Database } from '../database.ts';
import { withTotals, type SummedTotals, type TotalCache } from '../total-cache.ts';
import { groupQueries } from './groups.ts';

/** A table of records that lists show: orders, or payment orders. */
export interface RecordTable<TRecord> {
  /** Distinguishes its totals from those of other tables. */
  readonly name: string;
  readonly table: PgTable;
  readonly merchant: PgColumn;
  readonly columns: ListColumns;
  /** What the sum of a list adds up, in satang; and the same of a record that was read. */
  readonly amount: PgColumn;
  readonly amountOf: (record: TRecord) => number;
}

/** What narrows a list beside its query: a condition, known to the cache of totals by its value. */
export interface Narrowing {
  readonly key: object;
  readonly condition: SQL | undefined;
}

/** Pages of one merchant's records of a table; the records of a condition are read by `read`, in the order that it is given. */
export function recordPages<TRecord>(
  database: Database,
  merchantId: string,
  totals: TotalCache,
  { name, table, merchant, columns, amount, amountOf }: RecordTable<TRecord>,
) {
  const own = eq(merchant, merchantId);

  async function count(filter: SQL | undefined, most: number | null): Promise<SummedTotals> {
    const rows = database
      .select({ amount: sql<number>`${amount}`.as('amount') })
      .from(table)
      .where(filter);
    const counted = (most === null ? rows : rows.limit(most)).as('counted');
    const [found] = await database
      .select({
        total: sql<number>`count(*)::int`,
        sum: sql<number>`coalesce(sum(${counted.amount}), 0)::float8`,
      })
      .from(counted);
    return found ?? { total: 0, sum: 0 };
  }

  return async function recordPage<T extends TRecord>(
    query: ListQuery,
    read: (condition: SQL | undefined, order: readonly SQL[]) => Promise<T[]>,
    { key, condition }: Narrowing = { key: {}, condition: undefined },
  ): Promise<SummedResult<T>> {
    const { groupName } = query;
    const groupIds = groupName === null ? null : await groupQueries(database, merchantId).named(groupName);
    const place = pageOf(query, columns, groupIds);
    const filter = and(own, place.filter, condition);
    const ids = database
      .select({ id: columns.id })
      .from(table)
      .where(and(filter, place.after))
      .orderBy(...place.order)
      .limit(place.limit)
      .offset(place.offset);
    const found = await read(and(own, inArray(columns.id, ids)), place.order);
    return await withTotals(
      query,
      found,
      amountOf,
      async (list) => await totals.of({ [name]: merchantId, ...list, ...key }, (most) => count(filter, most)),
    );
  };
}
