import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { sha256 } from '../crypto.ts';
import { restoreMark } from '../startup/restore-mark.ts';
import { quoted, tablesInOrder, type TableShape } from '../store/all-tables.ts';
import { backupPlace, readManifest, type FilePart, type Manifest, type TablePart } from './backup-manifest.ts';
import { refuseFull } from './backup.ts';
import { CommandRefusal } from '../startup/process-errors.ts';
import { openNewData, type Command, type Data, type Surroundings } from './command.ts';
import { readOptions } from './options.ts';

const chunkBytes = 1024 * 1024;

/** `npm run restore`: a backup into a data folder that is empty, or a database without rows. */
export const restoreCommand: Command = {
  usage: ['restore -- --from FOLDER'],
  read: (words) => {
    const folder = resolve(readOptions(words, { from: 'required' }).from);
    return async (surroundings) => {
      const manifest = await readManifest(folder);
      refuseOtherMigrations(surroundings, manifest);
      for (const table of manifest.tables) await refuseDamaged(folder, table);
      for (const file of manifest.files) await readIntact(folder, file);
      await restore(surroundings, folder, manifest);
    };
  },
};

/** Files come first and all rows at once behind them, so that whatever broke it off, giving it again goes on. */
async function restore(surroundings: Surroundings, folder: string, manifest: Manifest): Promise<void> {
  const { dataFolder, databaseUrl } = surroundings.storage;
  const mark = restoreMark(dataFolder);
  const brokenOff = await mark.read();
  if (brokenOff === null) await refuseFull(dataFolder);
  else if (brokenOff !== manifest.made)
    throw new CommandRefusal(
      `Restoring another backup, of ${brokenOff}, was broken off in ${dataFolder}: give that one again, or empty the folder`,
    );
  // The embedded database is in the folder from the moment it is brought up.
  if (databaseUrl === null) await mark.set(manifest.made);
  await openNewData(surroundings, async (data) => {
    const isFull = await holdsRows(data);
    // All rows come at once: where others are, somebody else's are.
    if (isFull && (brokenOff === null || !(await holdsAll(data, manifest))))
      throw new CommandRefusal('The database is not empty');
    if (brokenOff !== null) data.print(`What was broken off in ${dataFolder} goes on.`);
    await mark.set(manifest.made);
    for (const file of manifest.files) await data.files.keep(file.name, await readIntact(folder, file));
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
      const { rows } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rows.length > 0) return true;
    }
    return false;
  } finally {
    client.release();
  }
}

/** Whether a database has as many rows in each table as a backup. */
async function holdsAll({ pool }: Data, { tables }: Manifest): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    for (const { table, rows: kept } of tables) {
      const { rows } = await client.query(`SELECT FROM ${quoted(table)} HAVING count(*) = $1`, [kept]);
      if (rows.length === 0) return false;
    }
    return true;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function readIntact(folder: string, { name, sha256: expected }: FilePart): Promise<Buffer> {
  const bytes = await readFile(backupPlace.file(folder, name)).catch(() => null);
  if (bytes === null || sha256(bytes) !== expected)
    throw new CommandRefusal(`The backup is damaged: files/${name} is not what it was`);
  return bytes;
}

/** All tables in one transaction: a backup is back as a whole, or nothing of it. */
async function restoreTables({ pool }: Data, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const tables = await tablesInOrder(client);
    for (const table of tables) {
      if (!manifest.tables.some((kept) => kept.table === table.name))
        throw new CommandRefusal(`The backup lacks the table ${table.name}`);
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

function refuseOtherMigrations({ migrations }: Surroundings, manifest: Manifest): void {
  const own = readMigrationFiles({ migrationsFolder: migrations }).map(({ hash }) => hash);
  if (JSON.stringify(own) !== JSON.stringify(manifest.migrations))
    throw new CommandRefusal(
      'The backup is of another version of Talat: restore it with that one; a newer one brings it up to date at its start',
    );
}

async function refuseDamaged(folder: string, { table, sha256: expected }: TablePart): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(backupPlace.table(folder, table)), hash).catch(() => undefined);
  if (hash.digest('hex') === expected) return;
  throw new CommandRefusal(`The backup is damaged: tables/${table}.jsonl is not what it was`);
}

async function fillTable(client: pg.ClientBase, table: TableShape, folder: string): Promise<void> {
  const { name, columns, identity } = table;
  const names = columns.map(quoted).join(', ');
  const insert = `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
  for await (const lines of linesOf(backupPlace.table(folder, name)))
    await client.query(insert, [`[${lines.join(',')}]`]);
  if (identity !== null)
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(identity)}), 0) + 1, false) FROM ${quoted(name)}`,
      [quoted(name), identity],
    );
}

/** A file's lines, many at once. Node's own reader would also break at the separators that texts may hold. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: chunkBytes })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
