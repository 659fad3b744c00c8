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
