import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** How many rows of a table fulfil a condition; with `most`, none beyond those are looked for. */
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

/** Adds whole rows of a table. As JSON they are one value: the statement is the same, and planned once, however many there are. */
export function insertRows<TTable extends PgTable>(
  table: TTable,
  rows: readonly TTable['$inferSelect'][],
): SQL {
  return sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)})`;
}

/** Rows by a key, each group in the order of the rows. */
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
