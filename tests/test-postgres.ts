import pg from 'pg';
import { startEmbeddedPostgres } from '../server/database/embedded-postgres.ts';
import { makeDataFolder } from './data-folder.ts';

export interface TestPostgres {
  /** Address of a database that is left as it is; the tests' own are made beside it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The PostgreSQL that tests run on: that of `DATABASE_URL`, whose user may create databases, else an embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const folder = await makeDataFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataFolder: folder.path });
  return {
    url,
    stop: async () => {
      await stop();
      await folder.remove();
    },
  };
}

/** The address of a database beside another one. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Carries out one statement on a connection of its own. */
export async function control(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
