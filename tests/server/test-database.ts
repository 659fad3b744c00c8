import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../server/store/database.ts';
import { control, databaseUrl } from '../test-postgres.ts';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** Clones a database from a template, which takes milliseconds; `empty` has no tables. */
export async function cloneDatabase(template: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const { [template]: original = template } = { empty: 'template0', ...inject('templates') };
  await control(server, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  const url = databaseUrl(server, name);
  const pool = openPool(url, (error) => {
    throw error;
  });
  return {
    name,
    url,
    pool,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await control(server, `DROP DATABASE ${name}`);
    },
  };
}

/** Resolves once this many connections of the database wait for a lock. */
export async function untilLockIsWaitedFor({ pool }: TestDatabase, expected = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if ((rowCount ?? 0) >= expected) return;
  }
}
