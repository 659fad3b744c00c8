import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../server/store/database.ts';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** A database of one's own, cloned within milliseconds from one that nobody is connected to. */
export async function cloneDatabase(template: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await control(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = openPool(address.href, (error) => {
    throw error;
  });
  return {
    name,
    url: address.href,
    pool,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await control(server, `DROP DATABASE ${name}`);
    },
  };
}

async function control(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
