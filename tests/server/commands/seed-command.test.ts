import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataFolder } from '../../data-folder.ts';
import { command, storageOf } from './run-command.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof makeDataFolder>>;

beforeAll(async () => {
  folder = await makeDataFolder();
  database = await cloneDatabase('bare');
});
afterAll(async () => {
  await database.drop();
  await folder.remove();
});

async function rowsOf(statement: string): Promise<unknown[]> {
  return (await database.pool.query<Record<string, unknown>>(statement)).rows;
}

const seed = (...words: string[]) => command(storageOf(database, folder.path), 'seed', ...words);

describe('npm run seed', () => {
  test('adds as many orders and products as were asked for, twice over, and says how far it is', async () => {
    for (let times = 0; times < 2; times += 1)
      expect(await seed('--orders', '1500', '--skus', '200')).toEqual({
        code: 0,
        said: ['products: 200 of 200', 'orders: 1500 of 1500'],
        complained: [],
      });
    expect(
      await rowsOf(`SELECT count(*)::int AS orders, max(order_no) - min(order_no) + 1 AS numbers FROM orders
        WHERE merchant_id = 'm-demo'`),
    ).toEqual([{ orders: 3040, numbers: 3040 }]);
    const groups = "group_id ~ '-g[0-9]+$'";
    expect(
      await rowsOf(
        `SELECT status, count(*)::int AS orders FROM orders WHERE ${groups} GROUP BY status ORDER BY status`,
      ),
    ).toEqual([
      { status: 'cancelled', orders: 96 },
      { status: 'completed', orders: 2784 },
      { status: 'confirmed', orders: 30 },
      { status: 'created', orders: 30 },
      { status: 'paid', orders: 60 },
    ]);
  }, 120_000);

  test.each([
    [
      'what is on hand is the sum of the stock records',
      `SELECT sku_id FROM skus JOIN (SELECT merchant_id, sku_id, sum(change) AS records FROM stock_records GROUP BY 1, 2)
         AS moved USING (merchant_id, sku_id) WHERE on_hand <> records`,
    ],
    [
      'each stock record says what was left after it',
      `SELECT sku_id FROM (SELECT sku_id, stock_after, sum(change) OVER (PARTITION BY merchant_id, sku_id ORDER BY seq) AS sum
         FROM stock_records) AS sums WHERE stock_after <> sum OR stock_after < 0`,
    ],
    [
      'what is reserved is what created orders hold',
      `SELECT sku_id FROM skus LEFT JOIN (SELECT merchant_id, sku_id, sum(quantity) AS held FROM order_lines
         JOIN orders USING (merchant_id, order_id) WHERE status = 'created' GROUP BY 1, 2) AS open
         USING (merchant_id, sku_id) WHERE reserved <> coalesce(held, 0)`,
    ],
    [
      'each sold line has its stock record',
      `SELECT order_id FROM orders JOIN order_lines line USING (merchant_id, order_id) LEFT JOIN stock_records record
         USING (merchant_id, order_id, sku_id)
       WHERE status IN ('confirmed', 'paid', 'completed') AND record.change IS DISTINCT FROM -line.quantity`,
    ],
    [
      'an order comes to the sum of its lines',
      `SELECT order_id FROM orders JOIN (SELECT merchant_id, order_id, sum(total_satang) AS lines FROM order_lines
         GROUP BY 1, 2) AS sums USING (merchant_id, order_id) WHERE total_satang <> lines`,
    ],
    [
      'a payment order comes to the sum of its orders, which stand where it stands',
      `SELECT payment_order_id FROM orders FULL JOIN payment_orders payment USING (merchant_id, payment_order_id)
       WHERE payment_order_id IS NOT NULL GROUP BY payment_order_id, should_paid_satang, payment.status
       HAVING sum(total_satang) IS DISTINCT FROM should_paid_satang OR bool_or(orders.status <> payment.status)`,
    ],
    [
      'an order has a version for each step of its history, and stands where the last one led',
      `SELECT order_id FROM orders JOIN (SELECT DISTINCT ON (merchant_id, order_id) * FROM order_history
         ORDER BY merchant_id, order_id, seq DESC) AS last USING (merchant_id, order_id)
       WHERE version <> last.seq OR status <> last.to_status`,
    ],
    [
      'no number was given out that the counters do not know',
      `SELECT counters.* FROM counters JOIN (SELECT merchant_id, 'order' AS series, max(order_no) AS top FROM orders GROUP BY 1
         UNION ALL SELECT merchant_id, 'payment', max(payment_no) FROM payment_orders GROUP BY 1) AS given
         USING (merchant_id, series) WHERE value <> top`,
    ],
  ])('leaves no contradiction: %s', async (_, contradictions) => {
    expect(await rowsOf(contradictions)).toEqual([]);
  });

  test('on a database without tables makes them', async () => {
    const empty = await cloneDatabase('empty');
    const end = await command(storageOf(empty, folder.path), 'seed', '--orders', '1', '--skus', '1');
    await empty.drop();
    expect(end).toMatchObject({ code: 0, complained: [] });
  });

  test.each([
    ['nothing', [], ['--orders is required', '  npm run seed -- --orders NUMBER --skus NUMBER']],
    ['no number', ['--orders', 'many', '--skus', '1'], ['--orders must be a whole number above 0']],
    ['no orders', ['--orders', '0', '--skus', '1'], ['--orders must be a whole number above 0']],
  ])('asked for %s is refused, with its use where a word is missing', async (_, words, complained) => {
    expect(await seed(...words)).toEqual({ code: 2, said: [], complained });
  });

  test('beside a real merchant is refused, and adds nothing', async () => {
    await database.pool.query("INSERT INTO merchants (merchant_id, name) VALUES ('m-real', 'Real')");
    const before = await rowsOf('SELECT count(*) FROM orders');
    expect(await seed('--orders', '10', '--skus', '10')).toMatchObject({ code: 1, said: [] });
    expect(await rowsOf('SELECT count(*) FROM orders')).toEqual(before);
  });
});
