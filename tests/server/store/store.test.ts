import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/crypto.ts';
import type { NewOrder } from '../../../server/store/queries/orders/orders.ts';
import { createStore, type Store } from '../../../server/store/store.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await cloneDatabase('demo');
  store = createStore(database.pool);
});
afterAll(() => database.drop());

const count = async (statement: string) => (await database.pool.query<{ n: number }>(statement)).rows[0]?.n;

function newOrder(): NewOrder {
  return {
    order_id: newId(),
    group_id: 'pratunam',
    customer_id: 'customer',
    status: 'created',
    total_satang: 0,
    address_id: null,
    address_copy: null,
    created: new Date(),
  };
}

describe('tables', () => {
  test('each begins its primary key with the merchant', async () => {
    const { rows } = await database.pool.query(`
      SELECT table_name FROM information_schema.tables t
      WHERE table_schema = 'public' AND NOT EXISTS (
        SELECT 1 FROM information_schema.table_constraints c
        JOIN information_schema.key_column_usage k USING (constraint_name, table_schema)
        WHERE c.table_name = t.table_name AND c.table_schema = 'public' AND c.constraint_type = 'PRIMARY KEY'
          AND k.ordinal_position = 1 AND k.column_name = 'merchant_id')`);
    expect(rows).toEqual([]);
  });

  test.each(['stock_records', 'order_history', 'payment_history'])(
    'rows of %s are never changed or removed',
    async (table) => {
      const refused = `${table} is append-only`;
      await expect(database.pool.query(`UPDATE ${table} SET created = now()`)).rejects.toThrow(refused);
      await expect(database.pool.query(`DELETE FROM ${table}`)).rejects.toThrow(refused);
    },
  );

  test('a SKU can neither promise more than is there nor be left with less than was promised', async () => {
    const broken = 'skus_stock';
    await expect(database.pool.query('UPDATE skus SET reserved = on_hand + 1')).rejects.toThrow(broken);
    await expect(database.pool.query('UPDATE skus SET reserved = -1')).rejects.toThrow(broken);
  });

  test('of the demo, what is on hand is the sum of the records', async () => {
    expect(
      await count(`SELECT count(*)::int AS n FROM skus s WHERE on_hand <> (
        SELECT coalesce(sum(change), 0) FROM stock_records r WHERE r.merchant_id = s.merchant_id AND r.sku_id = s.sku_id)`),
    ).toBe(0);
  });
});

describe('transaction', () => {
  test('2.3.3 work that throws leaves nothing behind', async () => {
    const members = store.forMerchant('m-demo');
    const work = members.transaction(async (transaction) => {
      await transaction.users.updateLanguage('vip', 'en');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect((await members.users.find('vip'))?.user.language).toBe('zh');
  });

  test('two that lock each other out are both done in the end', async () => {
    const members = store.forMerchant('m-demo');
    const attempts: string[] = [];
    let bothHoldOne = 0;
    const meet = meeting(2);
    const lockBoth = (first: string, second: string) =>
      members.transaction(async ({ locks }) => {
        attempts.push(first);
        await locks.take(first);
        if (attempts.length <= 2) await meet(() => (bothHoldOne += 1));
        await locks.take(second);
        return first;
      });
    expect(await Promise.all([lockBoth('left', 'right'), lockBoth('right', 'left')])).toEqual([
      'left',
      'right',
    ]);
    expect(bothHoldOne).toBe(2);
    expect(attempts.length).toBeGreaterThan(2);
  });

  test('numbers are given out without a gap or a double', async () => {
    const members = store.forMerchant('m-demo');
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () =>
        members.transaction(async ({ orders }) => (await orders.add(newOrder(), [], [])).order.order_no),
      ),
    );
    const first = Math.min(...numbers);
    expect([...numbers].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => first + index),
    );
  });
});

describe('queries', () => {
  test('8.4.1 of one merchant find nobody and nothing of another', async () => {
    const members = store.forMerchant('m-rival');
    const { rows } = await database.pool.query<{ sku_id: string; order_id: string; file_name: string }>(`
      SELECT (SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' LIMIT 1),
        (SELECT order_id FROM orders WHERE merchant_id = 'm-demo' LIMIT 1),
        (SELECT file_name FROM uploads WHERE merchant_id = 'm-demo' LIMIT 1)`);
    const { sku_id = '', order_id = '', file_name = '' } = rows[0] ?? {};
    expect([
      await members.users.find('owner'),
      await members.groups.exists('pratunam'),
      await members.catalogue.sku(sku_id, 'pratunam'),
      await members.orders.find(order_id),
      await members.uploads.find(file_name),
    ]).toEqual([null, false, null, null, null]);
  });

  test("a secret is made once, and is each merchant's own", async () => {
    const ask = (merchantId: string) => store.forMerchant(merchantId).secrets.get('journal');
    const secrets = await Promise.all([ask('m-demo'), ask('m-demo'), ask('m-rival')]);
    expect(new Set(secrets).size).toBe(2);
    expect(secrets[0]).toBe(secrets[1]);
  });
});

/** A barrier: resolves once the given number of callers wait. */
function meeting(expected: number): (arrive: () => number) => Promise<void> {
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async (arrive) => {
    if (arrive() === expected) open();
    await all;
  };
}
