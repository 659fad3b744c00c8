import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Counts the rows that match a condition; stops counting at `most`, if given. */
export async function countRows(
  database: Database,
  table: PgTable,
  condition: SQL | undefined,
  most: number | null,
): Promise<number> {
  const rows = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition);
  const [found] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from((most === null ? rows : rows.limit(most)).as('counted'));
  return found?.total ?? 0;
}

/** Whether a column is one of these ids. They are one parameter, so that the statement's text, and its plan, don't depend on their number. */
export function isAmong(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = ANY (${sql.param(ids)}::text[])`;
}

/** Inserts complete rows. They are passed as one JSON parameter, so that the statement's text, and its plan, don't depend on their number. */
export function insertRows<TTable extends PgTable>(
  table: TTable,
  rows: readonly TTable['$inferSelect'][],
): SQL {
  return sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)})`;
}

/** The same for a statement that is built once: the placeholder stands for the rows' JSON. */
export function insertJsonRows(table: PgTable, rows: Placeholder): SQL {
  return sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${rows})`;
}

/** Groups rows by a key, keeping their order. */
export function groupRows<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
