// Adds fixtures of this version: logs of every chart, a user's IndexedDB and a shop's PostgreSQL dump. Every later version has to
// open them, and they are never rewritten: for another release, raise `version` in package.json.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer, runnerImport } from 'vite';
import { findTestBrowser } from './test-browser.mjs';

const root = dirname(import.meta.dirname);
const fixtures = join(root, 'tests', 'fixtures');
/** @type {import('vite').InlineConfig} */
const vite = { root, configFile: false, logLevel: 'error' };

/** @type {{ version: string }} */
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** @type {{ module: typeof import('../tests/machines/released/release-logs.ts') }} */
const { module } = await runnerImport(join(root, 'tests/machines/released/release-logs.ts'), vite);
const written = [...(await module.releaseLogs(join(fixtures, 'logs', version)))];

const database = join(fixtures, 'databases', `${version}.json`);
if (!existsSync(database)) {
  await mkdir(dirname(database), { recursive: true });
  await writeFile(database, `${JSON.stringify(await writeDatabase())}\n`, { flag: 'wx' });
  written.push(database);
}

const tables = join(fixtures, 'tables', `${version}.sql`);
if (!existsSync(tables)) {
  /** @type {{ module: typeof import('../tests/server/store/released-tables.ts') }} */
  const { module: server } = await runnerImport(join(root, 'tests/server/store/released-tables.ts'), vite);
  await mkdir(dirname(tables), { recursive: true });
  await writeFile(tables, await server.releasedTables(root), { flag: 'wx' });
  written.push(tables);
}

for (const file of written) console.log(`written: ${relative(root, file)}`);
if (written.length === 0) {
  console.error(
    `${version} has been released, and what it wrote is never rewritten: raise the version in package.json`,
  );
  process.exitCode = 1;
}

/** A database written by a real browser. */
async function writeDatabase() {
  const launch = await findTestBrowser();
  if (launch === undefined) throw new Error('there is no browser for this: set TALAT_BROWSER to a Chromium');
  const server = await createServer({
    ...vite,
    server: { host: 'localhost', port: 0 },
    optimizeDeps: { include: ['idb'] },
  });
  await server.listen();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    // Any page of this origin works; `index.html` would start the app.
    await page.goto(`${server.resolvedUrls?.local[0]}package.json`);
    return await page.evaluate(async (path) => {
      const { writeReleasedDatabase } = await import(path);
      return writeReleasedDatabase();
    }, '/tests/journal/stores/released-database.ts');
  } finally {
    await browser.close();
    await server.close();
  }
}
