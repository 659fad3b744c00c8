import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { createFolderFileStore } from '../../server/files/file-store.ts';
import { migrate } from '../../server/store/migrate.ts';
import { makeDataFolder } from '../data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database; the databases beside it are reached by another name. */
    databaseServer: string;
    /** Files of the demo's pictures, and of what tests upload. */
    filesFolder: string;
  }
}

const repository = join(import.meta.dirname, '../..');

/** One PostgreSQL for the run, with two databases to clone: `bare` has the tables, `demo` the demo's merchants too. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder.path, 'data') });
  const filesFolder = join(folder.path, 'files');
  const files = createFolderFileStore(filesFolder);
  await makeDatabase(postgres.url, 'bare', async () => {});
  await makeDatabase(postgres.url, 'demo', async (pool) => {
    const pictures = join(repository, 'server/demo/pictures');
    await seedDemo(pool, { pictures, files, now: new Date() });
  });
  project.provide('databaseServer', postgres.url);
  project.provide('filesFolder', filesFolder);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
}

async function makeDatabase(
  server: string,
  name: string,
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const control = new pg.Client({ connectionString: server });
  await control.connect();
  await control.query(`CREATE DATABASE ${name}`);
  await control.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href });
  await migrate(pool, join(repository, 'server/store/migrations'));
  await fill(pool);
  await pool.end();
}
