import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { pageOf, type ListColumns, type ListQuery, type ListResult } from '../list-page.ts';
import type { Database } from '../database.ts';
import { countRows } from '../rows.ts';
import { withTotal, type TotalCache } from '../total-cache.ts';
import { groupQueries } from './groups.ts';

/** A table of records that lists show: orders, or payment orders. */
export interface RecordTable {
  /** Distinguishes its totals from those of other tables. */
  readonly name: string;
  readonly table: PgTable;
  readonly merchant: PgColumn;
  readonly columns: ListColumns;
}

/** What narrows a list beside its query: a condition, known to the cache of totals by its value. */
export interface Narrowing {
  readonly key: object;
  readonly condition: SQL | undefined;
}

/** Pages of one merchant's records of a table; the records of a condition are read by `read`, in the order that it is given. */
export function recordPages(
  database: Database,
  merchantId: string,
  totals: TotalCache,
  { name, table, merchant, columns }: RecordTable,
) {
  const own = eq(merchant, merchantId);
  return async function recordPage<T>(
    query: ListQuery,
    read: (condition: SQL | undefined, order: readonly SQL[]) => Promise<T[]>,
    { key, condition }: Narrowing = { key: {}, condition: undefined },
  ): Promise<ListResult<T>> {
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
    return await withTotal(query, found, async (list) => {
      const counted = await totals.of({ [name]: merchantId, ...list, ...key }, async (most) => ({
        total: await countRows(database, table, filter, most),
      }));
      return counted.total;
    });
  };
}
