import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  pageOf,
  type GroupTotals,
  type ListColumns,
  type ListQuery,
  type SummedResult,
} from '../../list-page.ts';
import type { Database } from '../../database.ts';
import { isAmong } from '../../rows.ts';
import { withTotals, type SummedTotals, type TotalCache } from '../../total-cache.ts';
import { groupedIds } from './grouped-ids.ts';
import { groupQueries } from '../people/groups.ts';

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
  readonly groupOf: (record: TRecord) => string;
}

/** What narrows a list beside its query: a condition, known to the cache of totals by its value. */
export interface Narrowing {
  readonly key: object;
  readonly condition: SQL | undefined;
}

type ReadRecords<T> = (condition: SQL | undefined, order: readonly SQL[]) => Promise<T[]>;

/** Pages of one merchant's records of a table; the records of a condition are read by `read`, in the order that it is given. */
export function recordPages<TRecord>(
  database: Database,
  merchantId: string,
  totals: TotalCache,
  recordTable: RecordTable<TRecord>,
) {
  const { name, table, merchant, columns, amount, amountOf, groupOf } = recordTable;
  const own = eq(merchant, merchantId);

  async function count(
    filter: SQL | undefined,
    most: number | null,
    isGrouped: boolean,
  ): Promise<SummedTotals> {
    const rows = database
      .select({
        amount: sql<number>`${amount}`.as('amount'),
        groupId: sql<string>`${columns.groupId}`.as('of'),
      })
      .from(table)
      .where(filter);
    const counted = (most === null ? rows : rows.limit(most)).as('counted');
    const groupId = isGrouped ? counted.groupId : sql<string>`''`;
    const found = database
      .select({
        groupId,
        total: sql<number>`count(*)::int`,
        sum: sql<number>`coalesce(sum(${counted.amount}), 0)::float8`,
      })
      .from(counted);
    return addedUp(await (isGrouped ? found.groupBy(counted.groupId) : found));
  }

  function totalsOf(records: readonly TRecord[]): SummedTotals {
    return addedUp(records.map((record) => ({ groupId: groupOf(record), total: 1, sum: amountOf(record) })));
  }

  async function readPlain<T>(
    query: ListQuery,
    read: ReadRecords<T>,
    narrowed: SQL | undefined,
    groupIds: readonly string[] | null,
  ) {
    const place = pageOf(query, columns, groupIds);
    const ids = database
      .select({ id: columns.id })
      .from(table)
      .where(and(own, place.filter, narrowed, place.after))
      .orderBy(...place.order)
      .limit(place.limit)
      .offset(place.offset);
    return await read(and(own, inArray(columns.id, ids)), place.order);
  }

  async function readGrouped<T>(
    query: ListQuery,
    read: ReadRecords<T>,
    narrowed: SQL | undefined,
    groupIds: readonly string[],
  ) {
    const { filter } = pageOf(query, columns, null);
    const ids = await groupedIds(database, recordTable, query, and(own, filter, narrowed), groupIds);
    if (ids.length === 0) return [];
    return await read(and(own, isAmong(columns.id, ids)), [
      sql`array_position(${sql.param(ids)}::text[], ${columns.id})`,
    ]);
  }

  return async function recordPage<T extends TRecord>(
    query: ListQuery,
    read: ReadRecords<T>,
    { key, condition }: Narrowing = { key: {}, condition: undefined },
  ): Promise<SummedResult<T>> {
    const { groupName, groupedIn, groupId, after } = query;
    const groups = groupQueries(database, merchantId);
    const listed =
      groupedIn === null ? null : await groups.inOrderOf(groupedIn, { groupId, part: groupName });
    const groupIds =
      groupName === null ? null : (listed?.map(({ id }) => id) ?? (await groups.named(groupName)));
    const found =
      listed === null
        ? await readPlain(query, read, condition, groupIds)
        : await readGrouped(
            query,
            read,
            condition,
            listed.map(({ id }) => id),
          );
    const filter = and(own, pageOf(query, columns, groupIds).filter, condition);
    const { ofGroups, ...page } = await withTotals(
      query,
      found,
      totalsOf,
      async (list) =>
        await totals.of({ [name]: merchantId, ...list, ...key }, (most) =>
          count(filter, most, groupedIn !== null),
        ),
    );
    if (listed === null) return { ...page, groups: null };
    const byId = new Map(ofGroups.map((group) => [group.groupId, group]));
    const shown = new Set(page.records.map(groupOf));
    // A group that was asked for by its id is named, though it may have no record.
    const isTold = (id: string) => (after === null ? byId.has(id) || id === groupId : false) || shown.has(id);
    return {
      ...page,
      groups: listed
        .filter(({ id }) => isTold(id))
        .map((group) => ({ groupId: group.id, total: 0, sum: 0, ...byId.get(group.id), name: group.name })),
    };
  };
}

/** The totals of groups, and of all of them; of a group that comes several times as one. */
function addedUp(parts: readonly GroupTotals[]): SummedTotals {
  const ofGroups = new Map<string, GroupTotals>();
  let [total, sum] = [0, 0];
  for (const part of parts) {
    const before = ofGroups.get(part.groupId) ?? { total: 0, sum: 0 };
    ofGroups.set(part.groupId, {
      groupId: part.groupId,
      total: before.total + part.total,
      sum: before.sum + part.sum,
    });
    total += part.total;
    sum += part.sum;
  }
  return { total, sum, ofGroups: [...ofGroups.values()] };
}
