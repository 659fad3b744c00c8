import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { sha256 } from '../crypto.ts';
import { appliedMigrations, quoted, tablesInOrder, type TableShape } from '../store/all-tables.ts';
import { backupPlace, type FilePart, type Manifest, type TablePart } from './backup-manifest.ts';
import { CommandRefusal } from '../startup/process-errors.ts';
import { noMerchant, onData, type Command, type Data } from './command.ts';
import { readOptions } from './options.ts';

const rowsAtOnce = 1000;

/** `npm run backup`: database and files as they were at one moment, while the server goes on. */
export const backupCommand: Command = {
  usage: ['backup -- --to FOLDER'],
  read: (words) => {
    const folder = resolve(readOptions(words, { to: 'required' }).to);
    const keep = onData(async (data) => {
      if ((await data.store.directory.merchants()).length === 0) throw noMerchant(data.storage);
      // It holds the secrets of the database.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const manifest = await keepAll(data, folder);
      await writeFile(backupPlace.manifest(folder), JSON.stringify(manifest, null, 2), { flush: true });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      data.print(
        `${folder} holds ${rows} rows of ${manifest.tables.length} tables, and ${manifest.files.length} files.`,
      );
      if (manifest.missing.length > 0)
        data.print(`Not there, and so not kept: ${manifest.missing.join(', ')}`);
    });
    return async (surroundings) => {
      refuseWithin(surroundings.storage.dataFolder, folder);
      await refuseFull(folder);
      await keep(surroundings);
    };
  },
};

/** Refuses a place that would be lost together with what is backed up. */
function refuseWithin(dataFolder: string, folder: string): void {
  const way = relative(resolve(dataFolder), folder);
  if (way !== '' && (way.startsWith('..') || isAbsolute(way))) return;
  throw new CommandRefusal(`${folder} is within the data folder: name one apart from it`);
}

/** Refuses a folder that holds anything. */
export async function refuseFull(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new CommandRefusal(`${folder} cannot be used: it must be an empty folder, or none`);
  });
  if (entries.length > 0) throw new CommandRefusal(`${folder} is not empty`);
}

/**
 * The tables are those of one moment: one transaction reads them. What a file's name holds never changes, and its bytes
 * outlast its row, so that the files which that moment knows are kept after it.
 */
async function keepAll(data: Data, folder: string): Promise<Manifest> {
  for (const part of ['tables', 'files']) await mkdir(join(folder, part), { mode: 0o700 });
  const client = await data.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables: TablePart[] = [];
    for (const table of await tablesInOrder(client)) tables.push(await keepTable(client, table, folder));
    const files: FilePart[] = [];
    const missing: string[] = [];
    for (const name of await fileNames(client)) {
      const bytes = await data.files.read(name);
      if (bytes === null) missing.push(name);
      else {
        await writeFile(backupPlace.file(folder, name), bytes, { flush: true });
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

/** Writes a table's rows in the order of its key. */
async function keepTable(
  client: pg.ClientBase,
  { name, columns, key }: TableShape,
  folder: string,
): Promise<TablePart> {
  const hash = createHash('sha256');
  let count = 0;
  const order = key.length > 0 ? `ORDER BY ${key.map(quoted).join(', ')}` : '';
  await client.query(
    `DECLARE kept CURSOR FOR SELECT row_to_json(own)::text AS line
     FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ${order}) AS own`,
  );
  const file = await open(backupPlace.table(folder, name), 'wx', 0o600);
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
