import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { startServer } from '../../journeys/server-process.ts';
import { createCaller, type Caller } from './caller.ts';

/** A large demo, the built server over it, and the bare server over the same database. */
export interface SeededShop {
  readonly pool: pg.Pool;
  readonly bare: Caller;
  /** Where the server serves app and API. */
  readonly url: string;
  /** Process id of the server. */
  readonly pid: number;
  signIn(persona: string): Promise<Caller>;
  close(): Promise<void>;
}

export interface ShopOptions {
  readonly orders: string;
  readonly skus: string;
  /** A data folder that was seeded before, and is used as it is; without one a new one is seeded, and removed at the end. */
  readonly data?: string;
}

export async function openSeededShop({ orders, skus, data }: ShopOptions): Promise<SeededShop> {
  const made = data === undefined ? await makeDataFolder() : null;
  const dataFolder = made?.path ?? data ?? '';
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const settings = { ...process.env, DATABASE_URL: postgres.url, TALAT_DATA: dataFolder };
  if (made !== null)
    await promisify(execFile)(
      process.execPath,
      ['.build/server/command.js', 'seed', '--orders', orders, '--skus', skus],
      { env: settings },
    );
  const server = await startServer({ databaseUrl: postgres.url, dataFolder });
  const bareServer = fork(join(import.meta.dirname, 'bare-server.mjs'), { env: settings, execArgv: [] });
  const [bareUrl] = (await once(bareServer, 'message')) as [string];
  const pool = new pg.Pool({ connectionString: postgres.url });
  const callers: Caller[] = [];
  const caller = (url: string, token?: string) => {
    const made = createCaller(url, token);
    callers.push(made);
    return made;
  };
  const stranger = caller(server.url.replace('localhost', '127.0.0.1'));
  return {
    pool,
    url: server.url,
    pid: server.process.pid ?? NaN,
    bare: caller(bareUrl),
    async signIn(persona) {
      const body = { line_id: 'x', line_access_token: `demo:${persona}` };
      const { data: signedIn } = JSON.parse(await stranger.call('/api/auth/line', { body })) as {
        data: { token: string };
      };
      return caller(server.url.replace('localhost', '127.0.0.1'), signedIn.token);
    },
    async close() {
      for (const { close } of callers) close();
      await pool.end();
      for (const child of [server.process, bareServer]) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await postgres.stop();
      await made?.remove();
    },
  };
}
