// Holds the data folder named on the command line until it is killed; prints the database's address.
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../../server/database/embedded-postgres.ts') }} */
const { module } = await runnerImport('./server/database/embedded-postgres.ts', { configFile: false });
const { url } = await module.startEmbeddedPostgres({ dataFolder: process.argv[2] ?? '' });
process.stdout.write(`${url}\n`);
