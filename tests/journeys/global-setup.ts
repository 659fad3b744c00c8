import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts';
import { makeDataFolder } from '../data-folder.ts';
import { startServer } from './server-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server that holds the journeys' databases. */
    journeysDatabase: string;
    /** Where the journeys' servers keep files; what the template names is there. */
    journeysFiles: string;
  }
}

/** The database that every journey's own is a copy of: migrated and seeded by the real server. */
export const templateDatabase = 'journeys_template';

/** Builds the app when it is stale, brings up a PostgreSQL for all journeys, and seeds what they start from. */
export default async function setup(project: TestProject) {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  const folder = await makeDataFolder();
  const files = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataFolder: folder.path });
  const client = new Client(postgres.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabase}`);
  const server = await startServer({
    databaseUrl: databaseUrl(postgres.url, templateDatabase),
    dataFolder: files.path,
  });
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  project.provide('journeysDatabase', postgres.url);
  project.provide('journeysFiles', files.path);
  return async () => {
    await client.end();
    await postgres.stop();
    await folder.remove();
    await files.remove();
  };
}

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
