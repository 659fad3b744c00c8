import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartupError } from '../../../server/startup/process-errors.ts';
import { appliedMigrations } from '../../../server/store/all-tables.ts';
import { openPool } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { rowsOf, shapeOf } from './database-contents.ts';
import { cloneDatabase, type TestDatabase, untilLockIsWaitedFor } from '../test-database.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

const migrations = join(import.meta.dirname, '../../../server/store/migrations');
let folder: string;
let journal: Journal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
  journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal;
});
afterAll(() => rm(folder, { recursive: true }));

/** This version's migrations and one more. */
async function withOneMore(tag: string, statements: readonly string[]): Promise<string> {
  const copy = join(folder, tag);
  await cp(migrations, copy, { recursive: true });
  await writeFile(join(copy, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
  const idx = journal.entries.length;
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  const entries = [...journal.entries, { idx, version: '7', when, tag, breakpoints: true }];
  await writeFile(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return copy;
}

async function contentOf({ pool }: TestDatabase) {
  const client = await pool.connect();
  const applied = await appliedMigrations(client);
  client.release();
  return { applied, shape: await shapeOf(pool), rows: await rowsOf(pool) };
}

/** Another server's connections to the same database. */
function poolBeside({ url }: TestDatabase) {
  return openPool(url, (error) => {
    throw error;
  });
}

describe('migrations', () => {
  test('are listed in the order in which they were made, or an older one would be passed over', () => {
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  test('started by two servers at once on an empty database are run by one', async () => {
    const database = await cloneDatabase('empty');
    const beside = poolBeside(database);
    await Promise.all([migrate(database.pool, migrations), migrate(beside, migrations)]);
    expect((await contentOf(database)).applied).toHaveLength(journal.entries.length);
    await beside.end();
    await database.drop();
  });

  test('wanted while another server is at them wait until it is done', async () => {
    const slow = await withOneMore('9000_slow', [
      'CREATE TABLE slow (id integer)',
      // Delayed by the test, like a migration of a large table.
      'SELECT pg_advisory_lock_shared(1)',
    ]);
    const database = await cloneDatabase('bare');
    const beside = poolBeside(database);
    const holder = await database.pool.connect();
    await holder.query('SELECT pg_advisory_lock(1)');
    const first = migrate(database.pool, slow);
    await untilLockIsWaitedFor(database, 1);
    let isSecondDone = false;
    const second = migrate(beside, slow).then(() => (isSecondDone = true));
    await untilLockIsWaitedFor(database, 2);
    expect(isSecondDone).toBe(false);
    await holder.query('SELECT pg_advisory_unlock(1)');
    await Promise.all([first, second]);
    holder.release();
    expect((await contentOf(database)).applied).toHaveLength(journal.entries.length + 1);
    await beside.end();
    await database.drop();
  });

  test('of which one fails leave the database as it was, and the next try does them all', async () => {
    const broken = await withOneMore('9001_broken', [
      "UPDATE orders SET remark = 'changed'",
      'CREATE TABLE half (id integer)',
      'ALTER TABLE order_lines DROP COLUMN nowhere',
    ]);
    const database = await cloneDatabase('demo');
    const before = await contentOf(database);
    await expect(migrate(database.pool, broken)).rejects.toThrow(
      new StartupError(
        'The database could not be brought up to date, and its tables are as they were: column "nowhere" of relation "order_lines" does not exist',
      ),
    );
    expect(await contentOf(database)).toEqual(before);
    await migrate(database.pool, await withOneMore('9001_mended', ['CREATE TABLE whole (id integer)']));
    expect((await contentOf(database)).applied).toHaveLength(journal.entries.length + 1);
    await database.drop();
  });

  test('that this version does not know lead to a refusal, the database left as it is', async () => {
    const database = await cloneDatabase('bare');
    await migrate(database.pool, await withOneMore('9002_newer', ['CREATE TABLE newer (id integer)']));
    const before = await contentOf(database);
    await expect(migrate(database.pool, migrations)).rejects.toThrow(
      new StartupError(
        'The database was brought up to date by another version of Talat, which is not undone: start that version, or a newer one',
      ),
    );
    expect(await contentOf(database)).toEqual(before);
    await database.drop();
  });
});
