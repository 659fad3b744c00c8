import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { sha256 } from '../crypto.ts';
import { appliedMigrations, quoteIdentifier, tablesInOrder, type TableShape } from '../store/all-tables.ts';
import { backupPaths, type FilePart, type Manifest, type TablePart } from './backup-manifest.ts';
import { CommandError } from '../startup/process-errors.ts';
import { noMerchant, withData, type Command, type Data } from './command.ts';
import { readOptions } from './options.ts';

const rowsAtOnce = 1000;

/** `npm run backup`: a consistent copy of database and files, taken while the server keeps running. */
export const backupCommand: Command = {
  usage: ['backup -- --to FOLDER'],
  read: (args) => {
    const folder = resolve(readOptions(args, { to: 'required' }).to);
    const keep = withData(async (data) => {
      if ((await data.store.directory.merchants()).length === 0) throw noMerchant(data.storage);
      // The backup contains the secrets stored in the database.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const manifest = await copyAll(data, folder);
      await writeFile(backupPaths.manifest(folder), JSON.stringify(manifest, null, 2), { flush: true });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      data.print(
        `${folder} holds ${rows} rows of ${manifest.tables.length} tables, and ${manifest.files.length} files.`,
      );
      if (manifest.missing.length > 0)
        data.print(`Not there, and so not kept: ${manifest.missing.join(', ')}`);
    });
    return async (environment) => {
      refuseWithin(environment.storage.dataFolder, folder);
      await refuseNonEmpty(folder);
      await keep(environment);
    };
  },
};

/** Throws when the backup would be inside the data folder, and be lost together with it. */
function refuseWithin(dataFolder: string, folder: string): void {
  const way = relative(resolve(dataFolder), folder);
  if (way !== '' && (way.startsWith('..') || isAbsolute(way))) return;
  throw new CommandError(`${folder} is within the data folder: name one apart from it`);
}

/** Throws unless the folder is empty or missing. */
export async function refuseNonEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new CommandError(`${folder} cannot be used: it must be an empty folder, or none`);
  });
  if (entries.length > 0) throw new CommandError(`${folder} is not empty`);
}

/**
 * Reads all tables in one repeatable-read transaction. Files can be copied afterwards: a file's content never changes, and
 * its bytes are deleted a day after its row.
 */
async function copyAll(data: Data, folder: string): Promise<Manifest> {
  for (const part of ['tables', 'files']) await mkdir(join(folder, part), { mode: 0o700 });
  const client = await data.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables: TablePart[] = [];
    for (const table of await tablesInOrder(client)) tables.push(await copyTable(client, table, folder));
    const files: FilePart[] = [];
    const missing: string[] = [];
    for (const name of await fileNames(client)) {
      const bytes = await data.files.read(name);
      if (bytes === null) missing.push(name);
      else {
        await writeFile(backupPaths.file(folder, name), bytes, { flush: true });
        files.push({ name, sha256: sha256(bytes) });
      }
    }
    const migrations = await appliedMigrations(client);
    return { made: data.now().toISOString(), migrations, tables, files, missing };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function fileNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ file_name: string }>(
    'SELECT DISTINCT file_name FROM uploads ORDER BY file_name',
  );
  return rows.map(({ file_name }) => file_name);
}

/** Writes a table's rows, in the order of its primary key, as lines of JSON. */
async function copyTable(
  client: pg.ClientBase,
  { name, columns, key }: TableShape,
  folder: string,
): Promise<TablePart> {
  const hash = createHash('sha256');
  let count = 0;
  const order = key.length > 0 ? `ORDER BY ${key.map(quoteIdentifier).join(', ')}` : '';
  await client.query(
    `DECLARE kept CURSOR FOR SELECT row_to_json(own)::text AS line
     FROM (SELECT ${columns.map(quoteIdentifier).join(', ')} FROM ${quoteIdentifier(name)} ${order}) AS own`,
  );
  const file = await open(backupPaths.table(folder, name), 'wx', 0o600);
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM kept`);
      if (rows.length === 0) break;
      const lines = rows.map(({ line }) => `${line}\n`).join('');
      hash.update(lines);
      count += rows.length;
      await file.writeFile(lines);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await client.query('CLOSE kept');
  return { table: name, rows: count, sha256: hash.digest('hex') };
}
