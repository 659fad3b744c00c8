import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../../../server/store/database.ts';
import { createStore, type Store } from '../../../server/store/store.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: Store;
beforeAll(async () => {
  database = await cloneDatabase('demo');
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_isolation=repeatable\\ read');
  pool = openPool(url.href, (error) => {
    throw error;
  });
  store = createStore(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a database whose transactions are repeatable reads by default', () => {
  test('shows a write what others committed before it took a lock', async () => {
    const languages = await store.forMerchant('m-demo').transaction(async ({ locks, users }) => {
      const before = await users.find('vip');
      await store.forMerchant('m-demo').users.updateLanguage('vip', 'th');
      await locks.take('a lock');
      return [before?.user.language, (await users.find('vip'))?.user.language];
    });
    expect(languages).toEqual(['zh', 'th']);
  });
});
