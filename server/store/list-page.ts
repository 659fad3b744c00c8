import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Keyset position: a page begins after this record in the list's order. */
export interface ListPosition {
  readonly id: string;
  /** The sort key: milliseconds since 1970, or satang. */
  readonly value: number;
  /** Of a grouped list: the group of the record. */
  readonly groupId?: string;
}

/** Filters, order and page of a list of orders or payment orders; null means no filter. */
export interface ListQuery {
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly statuses: readonly string[] | null;
  /** Matches an id exactly, or a readable number. */
  readonly record: { readonly id: string; readonly number: number | null } | null;
  /** The first moment of the range. */
  readonly from: Date | null;
  /** The first moment after the range. */
  readonly until: Date | null;
  readonly orderBy: 'ctime' | 'total_amount';
  readonly descending: boolean;
  /** The language in whose order the names of the groups follow each other; null where the list is not grouped. */
  readonly groupedIn: string | null;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly after: ListPosition | null;
}

/** A page of a list that has the latest first. */
export interface LatestPage {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Null: by its number. */
  readonly after: ListPosition | null;
}

/** The rows, order, limit and offset of such a page: one row more than it has, to find out whether there is a next one. */
export function latestFirst({ pageNum, pageSize, after }: LatestPage, created: PgColumn, id: PgColumn) {
  return {
    after:
      after === null
        ? undefined
        : sql`(${created}, ${id}) < (${new Date(after.value).toISOString()}::timestamptz, ${after.id})`,
    order: [desc(created), desc(id)],
    limit: pageSize + 1,
    offset: after === null ? (pageNum - 1) * pageSize : 0,
  };
}

export interface ListResult<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** How many records of a list are of one group, and what their amounts come to. */
export interface GroupTotals {
  readonly groupId: string;
  readonly total: number;
  /** Satang. */
  readonly sum: number;
}

/** A page of records with an amount. */
export interface SummedResult<T> extends ListResult<T> {
  /** Satang of all records of the list. */
  readonly sum: number;
  /** Of a grouped list, in its order: all groups with the first page, those of the page with a later one. */
  readonly groups: readonly (GroupTotals & { readonly name: string })[] | null;
}

/** The rows of one page. */
interface ListPage {
  readonly filter: SQL | undefined;
  readonly after: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** The columns of a table that a list filters and sorts by. */
export interface ListColumns {
  readonly id: PgColumn;
  readonly number: PgColumn;
  readonly groupId: PgColumn;
  readonly status: PgColumn;
  readonly created: PgColumn;
  readonly total: PgColumn;
}

/**
 * The SQL of a page. `groupIds` are the groups that match the name filter, null without one. `limit` is one more than the page
 * size, to find out whether there is a next page.
 */
export function pageOf(query: ListQuery, columns: ListColumns, groupIds: readonly string[] | null): ListPage {
  const by = sortedBy(query, columns);
  const direction = query.descending ? desc : asc;
  return {
    filter: filterOf(query, columns, groupIds),
    after:
      query.after === null ? undefined : place(query, query.after, columns, query.descending ? '<' : '>'),
    order: [direction(by), direction(columns.id)],
    limit: query.pageSize + 1,
    offset: query.after === null ? (query.pageNum - 1) * query.pageSize : 0,
  };
}

function filterOf(
  { groupId, statuses, record, from, until }: ListQuery,
  columns: ListColumns,
  groupIds: readonly string[] | null,
): SQL | undefined {
  return and(
    groupId === null ? undefined : eq(columns.groupId, groupId),
    groupIds === null ? undefined : inArray(columns.groupId, [...groupIds]),
    statuses === null ? undefined : inArray(columns.status, [...statuses]),
    record === null
      ? undefined
      : or(eq(columns.id, record.id), record.number === null ? undefined : eq(columns.number, record.number)),
    from === null ? undefined : gte(columns.created, from),
    until === null ? undefined : lt(columns.created, until),
  );
}

function sortedBy({ orderBy }: ListQuery, { created, total }: ListColumns): PgColumn {
  return orderBy === 'ctime' ? created : total;
}

function place(query: ListQuery, at: ListPosition, columns: ListColumns, compared: string): SQL {
  const value =
    query.orderBy === 'ctime'
      ? sql`${new Date(at.value).toISOString()}::timestamptz`
      : sql`${at.value}::bigint`;
  return sql`(${sortedBy(query, columns)}, ${columns.id}) ${sql.raw(compared)} (${value}, ${at.id})`;
}
