import type pg from 'pg';

/** A table with its columns, without generated ones. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of its primary key, in order. */
  readonly key: readonly string[];
  /** Its identity column, if there is one. */
  readonly identity: string | null;
}

/** All tables of the database, but unlogged ones, which hold what may be lost; sorted so that each comes after those that its foreign keys reference. */
export async function tablesInOrder(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape & { refers: string[] }>(`
    SELECT c.relname AS name,
      (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT array_agg(a.attname::text ORDER BY k.at) FROM pg_index i
        CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, at)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
      (SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attidentity <> '') AS identity,
      ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND r.oid <> c.oid) AS refers
    FROM pg_class c WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`);
  const ordered: TableShape[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refers }) =>
      refers.every((name) => ordered.some((t) => t.name === name)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...ready.map(({ refers: _refers, ...table }) => table));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Hashes of the applied migrations, in order; empty for a database without tables. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "is"`,
  );
  if (found[0]?.is !== true) return [];
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** A name as a quoted SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
