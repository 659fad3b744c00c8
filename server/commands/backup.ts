import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { appliedMigrations, quoted, tablesInOrder, type TableShape } from '../store/all-tables.ts';
import { backupPlace, sha256, type FilePart, type Manifest, type TablePart } from './backup-form.ts';
import { CommandRefusal } from './command-refusal.ts';
import { onData, type Command, type Data } from './command.ts';
import { readOptions } from './options.ts';

const rowsAtOnce = 1000;

/** `npm run backup`: database and files as they were at one moment, while the server goes on. */
export const backupCommand: Command = {
  usage: ['backup -- --to FOLDER'],
  read: (words) => {
    const folder = resolve(readOptions(words, { to: 'required' }).to);
    return onData(async (data) => {
      await refuseFull(folder);
      // It holds the secrets of the database.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const manifest = await keepAll(data, folder);
      await writeFile(backupPlace.manifest(folder), JSON.stringify(manifest, null, 2));
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      data.print(
        `${folder} holds ${rows} rows of ${manifest.tables.length} tables, and ${manifest.files.length} files.`,
      );
      if (manifest.missing.length > 0)
        data.print(`Not there, and so not kept: ${manifest.missing.join(', ')}`);
    });
  },
};

/** Refuses a folder that holds anything. */
export async function refuseFull(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new CommandRefusal(`${folder} cannot be used: it must be an empty folder, or none`);
  });
  if (entries.length > 0) throw new CommandRefusal(`${folder} is not empty`);
}

/**
 * The tables are those of one moment: one transaction reads them. What a file's name holds never changes, so that a file is
 * as good before the moment as after it: most are kept before, those that came meanwhile after, and those that went
 * meanwhile are dropped.
 */
async function keepAll(data: Data, folder: string): Promise<Manifest> {
  for (const part of ['tables', 'files']) await mkdir(join(folder, part), { mode: 0o700 });
  const kept = new Map<string, string>();
  await keepFiles(data, folder, await fileNames(data.pool), kept);
  const client = await data.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const names = await fileNames(client);
    const tables: TablePart[] = [];
    for (const table of await tablesInOrder(client)) tables.push(await keepTable(client, table, folder));
    await keepFiles(data, folder, names, kept);
    for (const name of kept.keys()) if (!names.includes(name)) await rm(backupPlace.file(folder, name));
    const files: FilePart[] = names.flatMap((name) => {
      const hash = kept.get(name);
      return hash === undefined ? [] : [{ name, sha256: hash }];
    });
    return {
      made: data.now().toISOString(),
      migrations: await appliedMigrations(client),
      tables,
      files,
      missing: names.filter((name) => !kept.has(name)),
    };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function fileNames(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ file_name: string }>(
    'SELECT DISTINCT file_name FROM uploads ORDER BY file_name',
  );
  return rows.map(({ file_name }) => file_name);
}

async function keepFiles(
  { files }: Data,
  folder: string,
  names: readonly string[],
  kept: Map<string, string>,
): Promise<void> {
  for (const name of names) {
    if (kept.has(name)) continue;
    const bytes = await files.read(name);
    if (bytes === null) continue;
    await writeFile(backupPlace.file(folder, name), bytes);
    kept.set(name, sha256(bytes));
  }
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
