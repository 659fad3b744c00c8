import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createFolderFileStore } from '../../../server/files/storage/file-store.ts';
import { restoreMark } from '../../../server/startup/restore-mark.ts';
import { command, storageOf, type CommandEnd } from './run-command.ts';
import { rowsOf } from '../store/database-contents.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { bitmap } from '../files/pictures.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';
import { accepted, stockSku, submitOrder } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The storage settings of a test's server. */
const source = () => storageOf(server.database, join(inject('filesFolder'), '..'));

const fresh = (): string => join(folder, randomUUID());

async function backUp(): Promise<string> {
  const to = fresh();
  expect(await command(source(), 'backup', '--to', to)).toMatchObject({ code: 0, complained: [] });
  return to;
}

async function hashesOf(pool: pg.Pool, filesFolder: string): Promise<Record<string, string | null>> {
  const files = createFolderFileStore(filesFolder);
  const { rows } = await pool.query<{ file_name: string }>('SELECT file_name FROM uploads ORDER BY 1');
  const hashes = rows.map(async ({ file_name }) => {
    const bytes = await files.read(file_name);
    return [file_name, bytes && createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Restores into a database with tables and without rows, and lets the work look at it. */
async function restored(
  from: string,
  look: (end: CommandEnd, database: TestDatabase, dataFolder: string) => Promise<void>,
): Promise<void> {
  const target = await cloneDatabase('bare');
  const dataFolder = fresh();
  const end = await command(storageOf(target, dataFolder), 'restore', '--from', from);
  await look(end, target, dataFolder);
  await target.drop();
}

describe('a backup', () => {
  test('restored leads to the same rows in every table, the same files, and numbers that go on', async () => {
    const { pool } = server.database;
    // Line separators at which `readline` would split.
    await pool.query("UPDATE orders SET remark = E'a\\nb\\u2028c\\\\ \"d\"' WHERE group_id = 'pratunam'");
    const before = await rowsOf(pool);
    expect(before['orders']?.length).toBeGreaterThan(30);

    await restored(await backUp(), async (end, target, dataFolder) => {
      expect(end).toMatchObject({ code: 0, complained: [] });
      expect(await rowsOf(target.pool)).toEqual(before);
      const hashes = await hashesOf(target.pool, join(dataFolder, 'files'));
      expect(hashes).toEqual(await hashesOf(pool, inject('filesFolder')));
      expect(Object.keys(hashes).length).toBeGreaterThan(100);
      const next = async (of: pg.Pool) =>
        (
          await of.query<{ next: number }>(
            "SELECT nextval(pg_get_serial_sequence('stock_records', 'seq'))::int AS next",
          )
        ).rows;
      const { rows } = await pool.query('SELECT max(seq)::int + 1 AS next FROM stock_records');
      expect(await next(target.pool)).toEqual(rows);
    });
  });

  test('made while orders and photos come in leads to orders that are whole, and to every photo that is known', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 1000 });
    const begun = submitOrder(customer, [{ sku, quantity: 1 }]);
    const photo = `data:image/bmp;base64,${bitmap().toString('base64')}`;
    const closing = new AbortController();
    const ordering = (async () => {
      await begun;
      while (!closing.signal.aborted) {
        await submitOrder(customer, [{ sku, quantity: 1 }]);
        accepted(await customer.post('/api/upload', { data: photo, filename: 'a.bmp' }));
      }
    })();
    await begun;
    const from = await backUp().finally(() => {
      closing.abort();
      return ordering;
    });

    await restored(from, async (end, { pool }, dataFolder) => {
      expect(end.code).toBe(0);
      const { rows } = await pool.query<{ reserved: number; ordered: number }>(
        `SELECT reserved, (SELECT count(*)::int FROM orders JOIN order_lines USING (merchant_id, order_id)
             JOIN order_history USING (merchant_id, order_id) WHERE sku_id = s.sku_id) AS ordered
         FROM skus s WHERE sku_id = $1`,
        [sku.id],
      );
      const [stock] = rows;
      expect(stock?.ordered).toBeGreaterThan(0);
      expect(stock?.reserved).toBe(stock?.ordered);
      expect(Object.values(await hashesOf(pool, join(dataFolder, 'files')))).not.toContain(null);
    });
  });

  test('into a folder that is not empty leads to a refusal', async () => {
    const to = fresh();
    await mkdir(to);
    await writeFile(join(to, 'mine'), '');
    expect(await command(source(), 'backup', '--to', to)).toMatchObject({
      code: 1,
      complained: [`${to} is not empty`],
    });
    expect(await readdir(to)).toEqual(['mine']);
  });

  test('into the data folder itself, or a folder in it, leads to a refusal', async () => {
    const { dataFolder } = source();
    for (const to of [dataFolder, join(dataFolder, 'backups', 'today')]) {
      expect(await command(source(), 'backup', '--to', to)).toMatchObject({
        code: 1,
        complained: [`${to} is within the data folder: name one apart from it`],
      });
    }
    expect(await readdir(dataFolder)).not.toContain('backups');
  });

  test('of a place without a merchant, as a wrong setting names one, leads to a refusal', async () => {
    const target = await cloneDatabase('bare');
    const end = await command(storageOf(target), 'backup', '--to', fresh());
    await target.drop();
    expect(end).toMatchObject({ code: 1, complained: [expect.stringMatching(/^There is no merchant in /)] });
  });
});

describe('restoring', () => {
  test('into a data folder that is not empty leads to a refusal', async () => {
    const from = await backUp();
    const dataFolder = fresh();
    await mkdir(dataFolder);
    await writeFile(join(dataFolder, 'mine'), '');
    const end = await command(storageOf(server.database, dataFolder), 'restore', '--from', from);
    expect(end).toMatchObject({ code: 1, complained: [`${dataFolder} is not empty`] });
  });

  test('into a database with rows leads to a refusal', async () => {
    const end = await command(storageOf(server.database, fresh()), 'restore', '--from', await backUp());
    expect(end).toMatchObject({ code: 1, complained: [expect.stringMatching(/^The database is not empty/)] });
  });

  test.each([
    [
      'a changed row',
      (from: string) => appendFile(join(from, 'tables/orders.jsonl'), '{}\n'),
      'tables/orders.jsonl',
    ],
    ['a lost table', (from: string) => rm(join(from, 'tables/users.jsonl')), 'tables/users.jsonl'],
    ['a changed file', changeFile, 'files/'],
  ])('from a backup with %s leads to a refusal that names it, and to no rows', async (_, damage, named) => {
    const from = await backUp();
    await damage(from);
    await restored(from, async (end, { pool }) => {
      expect([end.code, end.complained]).toEqual([1, [expect.stringContaining(`is damaged: ${named}`)]]);
      expect((await pool.query('SELECT 1 FROM merchants')).rows).toEqual([]);
    });
  });

  test('on a disk that keeps no more leads to no rows, and goes on when it is tried again', async () => {
    const from = await backUp();
    const target = await cloneDatabase('bare');
    const there = storageOf(target, fresh());
    const handle = await open(import.meta.filename);
    const synced = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    // The first synced file is the marker.
    synced.mockResolvedValueOnce().mockRejectedValueOnce(new Error('No space left'));
    await expect(command(there, 'restore', '--from', from)).rejects.toThrow('Cannot write file');
    synced.mockRestore();

    const broken = expect.stringMatching(
      /^Restoring the backup of .* was broken off: give the same/,
    ) as string;
    for (const words of [
      ['merchant', 'list'],
      ['backup', '--to', fresh()],
    ])
      expect(await command(there, ...words)).toEqual({ code: 1, said: [], complained: [broken] });
    const other = expect.stringMatching(/^Restoring another backup, of .* was broken off in /) as string;
    expect(await command(there, 'restore', '--from', await backUp())).toMatchObject({ complained: [other] });
    const goesOn = `What was broken off in ${there.dataFolder} goes on.`;
    expect(await command(there, 'restore', '--from', from)).toMatchObject({
      code: 0,
      said: [goesOn, expect.stringMatching(/ files are back, /)],
    });
    expect(await command(there, 'merchant', 'list')).toMatchObject({ code: 0 });
    await target.drop();
  });

  test('that was broken off, given again for a database with other rows leads to a refusal, and is still broken off', async () => {
    const from = await backUp();
    const there = storageOf(server.database, fresh());
    const { made } = JSON.parse(await readFile(join(from, 'backup.json'), 'utf8')) as { made: string };
    await server.database.pool.query("INSERT INTO merchants (merchant_id, name) VALUES ('m-later', 'Later')");
    await restoreMark(there.dataFolder).set(made);
    expect(await command(there, 'restore', '--from', from)).toEqual({
      code: 1,
      said: [],
      complained: ['The database is not empty'],
    });
    expect(await restoreMark(there.dataFolder).read()).toBe(made);
    await server.database.pool.query("DELETE FROM merchants WHERE merchant_id = 'm-later'");
  });

  test('that was broken off behind its last row leads to the same rows when it is given again', async () => {
    const from = await backUp();
    const target = await cloneDatabase('bare');
    const there = storageOf(target, fresh());
    await command(there, 'restore', '--from', from);
    const rows = await rowsOf(target.pool);
    const { made } = JSON.parse(await readFile(join(from, 'backup.json'), 'utf8')) as { made: string };
    await restoreMark(there.dataFolder).set(made);
    expect(await command(there, 'restore', '--from', from)).toMatchObject({ code: 0 });
    expect([await rowsOf(target.pool), await restoreMark(there.dataFolder).read()]).toEqual([rows, null]);
    await target.drop();
  });

  test('from a folder without a finished backup leads to a refusal', async () => {
    const from = await backUp();
    await rm(join(from, 'backup.json'));
    await restored(from, async (end) => {
      expect(end).toMatchObject({ code: 1, complained: [expect.stringContaining('no whole backup')] });
    });
  });

  test('from a backup of other tables leads to a refusal', async () => {
    const from = await backUp();
    const place = join(from, 'backup.json');
    const manifest = JSON.parse(await readFile(place, 'utf8')) as { migrations: string[] };
    await writeFile(place, JSON.stringify({ ...manifest, migrations: manifest.migrations.slice(1) }));
    await restored(from, async (end) => {
      expect(end).toMatchObject({ code: 1, complained: [expect.stringContaining('another version')] });
    });
  });
});

async function changeFile(from: string): Promise<void> {
  const [name = ''] = await readdir(join(from, 'files'));
  await appendFile(join(from, 'files', name), 'x');
}
