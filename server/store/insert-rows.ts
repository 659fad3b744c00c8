import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Adds whole rows of a table. As JSON they are one value: the statement is the same, and planned once, however many there are. */
export function insertRows<TTable extends PgTable>(
  table: TTable,
  rows: readonly TTable['$inferSelect'][],
): SQL {
  return sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)})`;
}
