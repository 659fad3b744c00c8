import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../server/demo/seed.ts';
import { createFolderFileStore } from '../../server/files/storage/file-store.ts';
import { migrate } from '../../server/store/migrate.ts';
import { makeDataFolder } from '../data-folder.ts';
import { control, databaseUrl, startTestPostgres } from '../test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database; the databases beside it are reached by another name. */
    databaseServer: string;
    /** Names of the databases to clone: `bare` has the tables, `demo` the demo's merchants too. */
    templates: Readonly<Record<string, string>>;
    /** Files of the demo's pictures, and of what tests upload. */
    filesFolder: string;
  }
}

const repository = join(import.meta.dirname, '../..');

/** One PostgreSQL for the run, with two databases to clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const folder = await makeDataFolder();
  const filesFolder = join(folder.path, 'files');
  const files = createFolderFileStore(filesFolder);
  const run = randomBytes(4).toString('hex');
  const templates = { bare: `test_bare_${run}`, demo: `test_demo_${run}` };
  await makeDatabase(postgres.url, templates.bare, async () => {});
  await makeDatabase(postgres.url, templates.demo, async (pool) => {
    const pictures = join(repository, 'server/demo/pictures');
    await seedDemo(pool, { pictures, files, now: new Date() });
  });
  project.provide('databaseServer', postgres.url);
  project.provide('templates', templates);
  project.provide('filesFolder', filesFolder);
  return async () => {
    for (const name of Object.values(templates)) await control(postgres.url, `DROP DATABASE ${name}`);
    await postgres.stop();
    await folder.remove();
  };
}

async function makeDatabase(
  server: string,
  name: string,
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  await control(server, `CREATE DATABASE ${name}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(server, name) });
  await migrate(pool, join(repository, 'server/store/migrations'));
  await fill(pool);
  await pool.end();
}
