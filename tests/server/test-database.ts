import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../server/store/database.ts';
import { control, databaseUrl } from '../test-postgres.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** A database of one's own, cloned within milliseconds; an empty one has no tables. */
export async function cloneDatabase(template: 'empty' | 'bare' | 'demo'): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const original = template === 'empty' ? 'template0' : inject('templates')[template];
  await control(server, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  const url = databaseUrl(server, name);
  const pool = openPool(url, (error) => {
    throw error;
  });
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await control(server, `DROP DATABASE ${name}`);
    },
  };
}
