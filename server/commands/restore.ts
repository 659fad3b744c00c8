import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { sha256 } from '../crypto.ts';
import { restoreMark } from '../startup/restore-mark.ts';
import { quoteIdentifier, tablesInOrder, type TableShape } from '../store/all-tables.ts';
import {
  backupPaths,
  readManifest,
  type FilePart,
  type Manifest,
  type TablePart,
} from './backup-manifest.ts';
import { refuseNonEmpty } from './backup.ts';
import { CommandError } from '../startup/process-errors.ts';
import { runWithNewData, type Command, type Data, type CommandEnvironment } from './command.ts';
import { readOptions } from './options.ts';

const chunkBytes = 1024 * 1024;

/** `npm run restore`: restores a backup into an empty data folder or a database without rows. */
export const restoreCommand: Command = {
  usage: ['restore -- --from FOLDER'],
  read: (args) => {
    const folder = resolve(readOptions(args, { from: 'required' }).from);
    return async (environment) => {
      const manifest = await readManifest(folder);
      refuseOtherMigrations(environment, manifest);
      for (const table of manifest.tables) await refuseDamaged(folder, table);
      for (const file of manifest.files) await readIntact(folder, file);
      await restore(environment, folder, manifest);
    };
  },
};

/** Restores the files first and then all rows in one transaction, so that an interrupted restore can be run again. */
async function restore(environment: CommandEnvironment, folder: string, manifest: Manifest): Promise<void> {
  const { dataFolder, databaseUrl } = environment.storage;
  const mark = restoreMark(dataFolder);
  const brokenOff = await mark.read();
  if (brokenOff === null) await refuseNonEmpty(dataFolder);
  else if (brokenOff !== manifest.made)
    throw new CommandError(
      `Restoring another backup, of ${brokenOff}, was broken off in ${dataFolder}: give that one again, or empty the folder`,
    );
  // Set before the embedded database starts, which creates its own files in the folder.
  if (databaseUrl === null) await mark.set(manifest.made);
  await runWithNewData(environment, async (data) => {
    const isFull = await holdsRows(data);
    // Rows are restored in one transaction: rows that differ are not from this backup.
    if (isFull && (brokenOff === null || !(await holdsAll(data, manifest))))
      throw new CommandError('The database is not empty');
    if (brokenOff !== null) data.print(`What was broken off in ${dataFolder} goes on.`);
    await mark.set(manifest.made);
    for (const file of manifest.files) await data.files.save(file.name, await readIntact(folder, file));
    if (!isFull) await restoreTables(data, folder, manifest);
    await mark.clear();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    data.print(`${rows} rows and ${manifest.files.length} files are back, as of ${manifest.made}.`);
  });
}

async function holdsRows({ pool }: Data): Promise<boolean> {
  const client = await pool.connect();
  try {
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query(`SELECT 1 FROM ${quoteIdentifier(name)} LIMIT 1`);
      if (rows.length > 0) return true;
    }
    return false;
  } finally {
    client.release();
  }
}

/** Whether each table has as many rows as in the backup. */
async function holdsAll({ pool }: Data, { tables }: Manifest): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    for (const { table, rows: kept } of tables) {
      const { rows } = await client.query(`SELECT FROM ${quoteIdentifier(table)} HAVING count(*) = $1`, [
        kept,
      ]);
      if (rows.length === 0) return false;
    }
    return true;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function readIntact(folder: string, { name, sha256: expected }: FilePart): Promise<Buffer> {
  const bytes = await readFile(backupPaths.file(folder, name)).catch(() => null);
  if (bytes === null || sha256(bytes) !== expected)
    throw new CommandError(`The backup is damaged: files/${name} is not what it was`);
  return bytes;
}

/** Restores all tables in one transaction: all rows or none. */
async function restoreTables({ pool }: Data, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables = await tablesInOrder(client);
    for (const table of tables) {
      if (!manifest.tables.some((kept) => kept.table === table.name))
        throw new CommandError(`The backup lacks the table ${table.name}`);
      await fillTable(client, table, folder);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

function refuseOtherMigrations({ migrations }: CommandEnvironment, manifest: Manifest): void {
  const own = readMigrationFiles({ migrationsFolder: migrations }).map(({ hash }) => hash);
  if (JSON.stringify(own) !== JSON.stringify(manifest.migrations))
    throw new CommandError(
      'The backup is of another version of Talat: restore it with that one; a newer one brings it up to date at its start',
    );
}

async function refuseDamaged(folder: string, { table, sha256: expected }: TablePart): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(backupPaths.table(folder, table)), hash).catch(() => undefined);
  if (hash.digest('hex') === expected) return;
  throw new CommandError(`The backup is damaged: tables/${table}.jsonl is not what it was`);
}

async function fillTable(client: pg.ClientBase, table: TableShape, folder: string): Promise<void> {
  const { name, columns, identity } = table;
  const names = columns.map(quoteIdentifier).join(', ');
  const insert = `INSERT INTO ${quoteIdentifier(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM json_populate_recordset(NULL::${quoteIdentifier(name)}, $1)`;
  for await (const lines of linesOf(backupPaths.table(folder, name)))
    await client.query(insert, [`[${lines.join(',')}]`]);
  if (identity !== null)
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoteIdentifier(identity)}), 0) + 1, false) FROM ${quoteIdentifier(name)}`,
      [quoteIdentifier(name), identity],
    );
}

/** A file's lines in batches. Node's readline would also split at U+2028 and U+2029, which texts may contain. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: chunkBytes })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
