import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, storageOf } from './run-command.ts';
import { shapeOf } from '../store/database-contents.ts';
import { lineUser } from '../people/fake-line.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let folder: string;
let empty: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talat-'));
  await mkdir(join(folder, 'full/mine'), { recursive: true });
  const head = 'category1,category2,category3,name,price';
  await writeFile(join(folder, 'categories.csv'), 'level,name\n1,Clothes\n2,Tops\n3,Shirts\n');
  await writeFile(join(folder, 'skus.csv'), `${head}\nClothes,Tops,Shirts,Oxford,ten\n`);
  await writeFile(join(folder, 'no-debts.csv'), 'key,amount\n1,2\n');
  empty = await cloneDatabase('empty');
});
afterAll(async () => {
  await empty.drop();
  await rm(folder, { recursive: true });
});

const shop = `--name Shop --owner-line-id ${lineUser.userId} --channel-id 1650000001 --liff-id 1650000001-a`;
const person = `--line-id ${lineUser.userId}`;

/** Errors that are found before any data is opened. */
const mistyped: [words: string, code: number][] = [
  ['merchant', 2],
  ['merchant lst', 2],
  ['merchant list --all', 2],
  ['merchant disable', 2],
  [`merchant add ${shop} --host https://shop.example`, 2],
  [`merchant add ${shop} --categories nowhere.csv`, 1],
  [`merchant add ${shop} --categories no-debts.csv`, 1],
  [`merchant add ${shop} --categories categories.csv --skus skus.csv`, 1],
  ['user list', 2],
  [`user vip --merchant Shop ${person}`, 2],
  ['user disable --merchant Shop', 2],
  ['group rename --merchant Shop --group g --name', 2],
  [`group move-user --merchant Shop ${person}`, 2],
  ['import-debts --merchant Shop', 2],
  ['import-debts --merchant Shop --file nowhere.csv', 1],
  ['import-debts --merchant Shop --file no-debts.csv', 1],
  ['backup', 2],
  ['backup --to full', 1],
  ['restore', 2],
  ['restore --from nowhere', 1],
  ['restore --from full', 1],
  ['seed', 2],
  ['seed --orders 10 --skus many', 2],
  ['backupp', 2],
];

/** Its arguments, with real paths. */
const wordsOf = (line: string) =>
  line.split(' ').map((word) => (/\.csv$|^full$|^nowhere$/.test(word) ? join(folder, word) : word));

describe('a command that is mistyped', () => {
  test.each(mistyped)('as %s leads to a refusal and to no tables', async (line, code) => {
    const end = await command(storageOf(empty, join(folder, 'unused')), ...wordsOf(line));
    expect([end.code, end.complained.length > 0]).toEqual([code, true]);
    expect(await shapeOf(empty.pool)).toEqual([]);
    expect(existsSync(join(folder, 'unused'))).toBe(false);
  });
});

const unsaid = ['merchant list', 'user list --merchant Shop', `user vip on --merchant Shop ${person}`].concat(
  'group list --merchant Shop',
  'backup --to new',
);

describe('a command whose settings name a place without a shop', () => {
  test.each(unsaid)('as %s leads to a refusal and to no tables there', async (line) => {
    const end = await command(storageOf(empty, join(folder, 'unused')), ...wordsOf(line));
    const where = 'the database of DATABASE_URL: set TALAT_DATA or DATABASE_URL as for the server';
    expect(end).toEqual({ code: 1, said: [], complained: [`There is no merchant in ${where}`] });
    expect(await shapeOf(empty.pool)).toEqual([]);
  });

  test('in a folder leads to a refusal, and to no database in it', async () => {
    const dataFolder = join(folder, 'mistyped');
    const end = await command({ databaseUrl: null, dataFolder, bucket: null }, 'merchant', 'list');
    expect([end.code, existsSync(dataFolder)]).toEqual([1, false]);
  });
});

describe('a command on tables of an earlier version', () => {
  test.each([...unsaid, `merchant add ${shop}`])(
    'as %s leads to a refusal that leaves them',
    async (line) => {
      const database = await cloneDatabase('bare');
      const applied = 'drizzle.__drizzle_migrations';
      await database.pool.query(`DELETE FROM ${applied} WHERE id = (SELECT max(id) FROM ${applied})`);
      const before = await database.pool.query(`SELECT * FROM ${applied}`);
      const end = await command(storageOf(database, join(folder, 'unused')), ...wordsOf(line));
      const after = await database.pool.query(`SELECT * FROM ${applied}`);
      await database.drop();
      expect([end.code, end.complained]).toEqual([
        1,
        [expect.stringMatching(/^The database is of an earlier/)],
      ]);
      expect(after.rows).toEqual(before.rows);
    },
  );
});
