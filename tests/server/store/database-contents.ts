import type pg from 'pg';
import { quoteIdentifier, tablesInOrder } from '../../../server/store/all-tables.ts';

/** Names of columns by table. */
export type Columns = Readonly<Record<string, readonly string[]>>;

/** The columns of every table that a row is written with. */
export async function columnsOf(pool: pg.Pool): Promise<Columns> {
  const client = await pool.connect();
  try {
    const tables = await tablesInOrder(client);
    return Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));
  } finally {
    client.release();
  }
}

/** Every row as text, by table; optionally only some columns. */
export async function rowsOf(pool: pg.Pool, columns?: Columns): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const [name, names] of Object.entries(columns ?? (await columnsOf(pool)))) {
    const { rows } = await pool.query<{ line: string }>(
      `SELECT row_to_json(own)::text AS line
       FROM (SELECT ${names.map(quoteIdentifier).join(', ')} FROM ${quoteIdentifier(name)}) AS own ORDER BY 1`,
    );
    contents[name] = rows.map(({ line }) => line);
  }
  return contents;
}

/** Columns, constraints, indexes and triggers, a line each, to compare schemas. */
export async function shapeOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    SELECT concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default, generation_expression) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}
