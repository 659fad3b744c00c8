import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { makeDataFolder } from '../data-folder.ts';
import { control, databaseUrl, startTestPostgres } from '../test-postgres.ts';
import { startServer } from './server-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server that holds the journeys' databases. */
    journeysDatabase: string;
    /** The database that every journey's own is a copy of: migrated and seeded by the real server. */
    journeysTemplate: string;
    /** Where the journeys' servers keep files; what the template names is there. */
    journeysFiles: string;
  }
}

/** Builds the app when it is stale, brings up a PostgreSQL for all journeys, and seeds what they start from. */
export default async function setup(project: TestProject) {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  const files = await makeDataFolder();
  const postgres = await startTestPostgres();
  const template = `journeys_template_${randomBytes(4).toString('hex')}`;
  await control(postgres.url, `CREATE DATABASE ${template}`);
  const server = await startServer({
    databaseUrl: databaseUrl(postgres.url, template),
    dataFolder: files.path,
  });
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  project.provide('journeysDatabase', postgres.url);
  project.provide('journeysTemplate', template);
  project.provide('journeysFiles', files.path);
  return async () => {
    await control(postgres.url, `DROP DATABASE ${template}`);
    await postgres.stop();
    await files.remove();
  };
}
