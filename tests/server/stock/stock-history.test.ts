import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StockRecord } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
const sku = `history-${randomUUID()}`;

/** A record's type, change and time; the stock after it is their sum. */
const records = [
  ['purchase', 10, '2026-01-01T00:00:00Z'],
  ['sale', -1, '2026-02-01T16:59:59Z'],
  ['sale', -2, '2026-02-01T17:00:00Z'],
  ['damage', -1, '2026-02-02T16:59:59Z'],
  ['transfer_in', 5, '2026-02-02T17:00:00Z'],
] as const;

beforeAll(async () => {
  server = await startServer();
  storekeeper = await server.as('storekeeper');
  const { pool } = server.database;
  await pool.query(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang, on_hand)
     SELECT 'm-demo', $1, min(category_id), 'Bowl', 100, 11 FROM categories WHERE merchant_id = 'm-demo' AND level = 3`,
    [sku],
  );
  let after = 0;
  for (const [type, change, created] of records) {
    after += change;
    await pool.query(
      `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change, stock_after, operator_id, operator_name, created)
       VALUES ('m-demo', $1, $2, $3, 'entry', $4, $5, 'storekeeper', 'Somchai', $6)`,
      [randomUUID(), sku, type, change, after, created],
    );
  }
});
afterAll(() => server.stop());

const history = (query: string) => storekeeper.get(`/api/wash_stock_list?sku_id=${sku}${query}`);
const afters = async (query: string) =>
  (accepted(await history(query)) as StockRecord[]).map(({ stock_after }) => stock_after);

describe('the records of a product', () => {
  test.each([
    ['', [11, 6, 7, 9, 10]],
    ['&kind=&since=&per=', [11, 6, 7, 9, 10]],
    ['&kind=sale', [7, 9]],
    ['&kind=damage, transfer_in', [11, 6]],
    ['&kind=return', []],
    ['&since=2026-02-02', [11, 6, 7]],
    ['&since=2026-02-02T17:00:00Z', [11]],
    ['&kind=sale&since=2026-02-02', [7]],
  ])('asked with "%s" are those', async (query, expected) => {
    expect(await afters(query)).toEqual(expected);
  });

  test('of a kind are read on before the last of them', async () => {
    const [last] = accepted(await history('&kind=sale')) as StockRecord[];
    expect(await afters(`&kind=sale&before=${last?.id ?? ''}`)).toEqual([9]);
  });

  test.each([
    ['&per=day', [11, 6, 9, 10]],
    ['&per=day&since=2026-02-02', [11, 6, 9]],
    ['&per=day&since=2026-02-03', [11, 6]],
    ['&per=day&since=2026-03-01', [11]],
    ['&per=day&since=2025-01-01', [11, 6, 9, 10]],
  ])(
    'asked with "%s" are the last of each day in Bangkok, and the last one before',
    async (query, expected) => {
      expect(await afters(query)).toEqual(expected);
    },
  );

  test.each([
    ['kind', '&kind=sold'],
    ['kind', '&kind=sale,'.padEnd(300, 'x')],
    ['since', '&since=yesterday'],
    ['since', '&since=2026-02-30'],
    ['per', '&per=week'],
  ])('with a wrong %s lead to 400', async (field, query) => {
    expect(refusal(await history(query))).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('are at most 200 days, however many records there are', async () => {
    const { pool } = server.database;
    const many = `many-${randomUUID()}`;
    await pool.query(
      `INSERT INTO skus (merchant_id, sku_id, category_id, name, price_satang)
       SELECT 'm-demo', $1, min(category_id), 'Bowl', 100 FROM categories WHERE merchant_id = 'm-demo' AND level = 3`,
      [many],
    );
    await pool.query(
      `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change, stock_after, operator_id, operator_name, created)
       SELECT 'm-demo', $1 || '-' || n, $1, 'count', 'inventory', 0, n, 'storekeeper', 'Somchai', timestamptz '2025-01-01' + n * interval '2 hours'
       FROM generate_series(0, 4999) n`,
      [many],
    );
    const read = async (query: string) =>
      accepted(await storekeeper.get(`/api/wash_stock_list?sku_id=${many}&per=day${query}`)) as StockRecord[];
    expect(await read('')).toHaveLength(200);
    const found = (await read('&since=2026-01-01')).map(({ stock_after }) => stock_after);
    // 17:00 UTC is midnight: the last record of a day is that of 16:00.
    expect([found.length, found[0], found[1], found.at(-1)]).toEqual([53, 4999, 4988, 4376]);
  });
});
