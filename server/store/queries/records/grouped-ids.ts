import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
import { pageOf, type ListColumns, type ListQuery } from '../../list-page.ts';

/** Groups whose records are looked up at once; each further question takes four times as many. */
const groupsAtOnce = 16;

interface GroupedTable {
  readonly table: PgTable;
  readonly columns: ListColumns;
}

/**
 * Ids of the records of a page whose groups follow each other, one more than the page has. `condition` are the filters of the
 * list, `groupIds` its groups in their order. An index finds the records of each group, so that no more groups are asked for
 * than the page needs.
 */
export async function groupedIds(
  database: Database,
  { table, columns }: GroupedTable,
  query: ListQuery,
  condition: SQL | undefined,
  groupIds: readonly string[],
): Promise<string[]> {
  const { after, descending, orderBy } = query;
  const place = pageOf(query, columns, null);
  const most = place.offset + place.limit;
  const key = orderBy === 'ctime' ? columns.created : columns.total;
  const direction = descending ? desc : asc;
  const [begun, found]: [number, string[]] = [groupIds.indexOf(after?.groupId ?? ''), []];
  // A group that is no longer of the list has nothing after it.
  if (after !== null && begun === -1) return [];
  if (after?.groupId !== undefined) found.push(...(await restOf(after.groupId)));
  let next = begun + 1;
  for (let size = groupsAtOnce; found.length < most && next < groupIds.length; size *= 4) {
    found.push(...(await firstOf(groupIds.slice(next, next + size), most - found.length)));
    next += size;
  }
  return found.slice(place.offset, most);

  async function restOf(groupId: string): Promise<string[]> {
    const rows = await database
      .select({ id: sql<string>`${columns.id}` })
      .from(table)
      .where(and(condition, eq(columns.groupId, groupId), place.after))
      .orderBy(...place.order)
      .limit(most);
    return rows.map(({ id }) => id);
  }

  async function firstOf(groups: readonly string[], limit: number): Promise<string[]> {
    const isOfGroup = sql`${columns.groupId} = listed.group_id`;
    const { rows } = await database.execute<{ id: string }>(sql`
      SELECT of_group.id FROM unnest(${sql.param(groups)}::text[]) WITH ORDINALITY AS listed(group_id, at)
      CROSS JOIN LATERAL (
        SELECT ${columns.id} AS id, ${key} AS key FROM ${table} WHERE ${and(condition, isOfGroup)}
        ORDER BY ${sql.join([...place.order], sql`, `)} LIMIT ${limit}) AS of_group
      ORDER BY listed.at, ${direction(sql`of_group.key`)}, ${direction(sql`of_group.id`)} LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }
}
