import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../domain/contract.gen.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, submitOrder } from '../orders/orders-and-payments.ts';
import { newShelf, putOnShelf, type Shelf, type ShelfProduct } from './shelf.ts';

type StockPage = components['schemas']['StockPage'];

let server: TestServer;
let storekeeper: Person;
let customer: Person;
let shelf: Shelf;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, customer] = await server.people('storekeeper', 'customer');
});
afterAll(() => server.stop());

/** Each test has categories of its own. */
beforeEach(async () => {
  shelf = await newShelf(server);
});

const put = (products: readonly ShelfProduct[]) => putOnShelf(server, shelf, products);
const ask = (person: Person, body: object) => person.post('/api/stock_list', body);
const page = async (body: object) => accepted(await ask(storekeeper, body)) as StockPage;
/** Names of the products of the shelf, in the list's order. */
const names = async (body: object = {}) =>
  (await page({ category_id: shelf.path[2], page_size: 100, ...body })).items.map(({ name }) => name);

describe('pages of a stock list', () => {
  /** Names on all pages, read by cursor; `meanwhile` runs after each page. */
  async function readAll(body: object, meanwhile: (seen: readonly string[]) => Promise<unknown>) {
    const read: string[] = [];
    let cursor: string | null = '';
    for (let page_num = 1; cursor !== null; page_num += 1) {
      const { items, pagination }: StockPage = await page({
        category_id: shelf.path[2],
        page_size: 3,
        page_num,
        cursor,
        ...body,
      });
      expect(pagination).toMatchObject({ page_num, total: 10, total_pages: 4 });
      read.push(...items.map(({ name }) => name));
      await meanwhile(read);
      ({ cursor } = pagination);
    }
    return read;
  }
  const products = Array.from({ length: 10 }, (_, at): ShelfProduct => ({
    name: `${String.fromCodePoint(0xe01 + at).repeat(100)} ${at}`,
    onHand: 20 + Math.trunc(at / 4),
    created: at,
  }));
  const all = products.map(({ name }) => name).toSorted();

  test.each(
    ['stock', 'on_hand', 'name', 'ctime'].flatMap((order_by) => [
      [order_by, 'asc'],
      [order_by, 'desc'],
    ]),
  )('by %s %s lead to the end, each product once', async (order_by, order_type) => {
    await put(products);
    const whole = await names({ order_by, order_type });
    expect(whole.toSorted()).toEqual(all);
    expect(await readAll({ order_by, order_type }, async () => undefined)).toEqual(whole);
  });

  test('by stock hold nothing twice while what was seen is sold', async () => {
    const ids = await put(products);
    const read = await readAll({}, async (seen) => {
      const id = ids.get(seen.at(-1) ?? '') ?? '';
      await submitOrder(customer, [{ sku: { id, price: 10 }, quantity: 3 }]);
    });
    expect(read.toSorted()).toEqual(all);
  });

  test('by name hold nothing twice whatever the stock does', async () => {
    const ids = await put(products);
    const read = await readAll({ order_by: 'name' }, async () => {
      await server.database.pool.query(
        'UPDATE skus SET on_hand = 100 + (random() * 50)::int WHERE sku_id = ANY ($1)',
        [[...ids.values()]],
      );
    });
    expect(read.toSorted()).toEqual(all);
  });

  test('are told apart by a bare page number, too', async () => {
    await put(products);
    const whole = await names();
    expect(await names({ page_size: 3, page_num: 4 })).toEqual(whole.slice(9));
    expect(await names({ page_size: 3, page_num: 5 })).toEqual([]);
  });

  test('go on only in the list that the cursor is of', async () => {
    await put(products);
    const list = { category_id: shelf.path[2], page_size: 3, order_by: 'on_hand' };
    const { cursor } = (await page(list)).pagination;
    expect((await page({ ...list, cursor, page_size: 2, page_num: 2 })).items).toHaveLength(2);
    for (const other of [
      { order_by: 'stock' },
      { order_type: 'desc' },
      { low: true },
      { not_low: true },
      { name: 'x' },
      { category_id: shelf.path[1] },
    ])
      expect(refusal(await ask(storekeeper, { ...list, cursor, ...other }))).toEqual({
        code: 400,
        reason: 'invalid_request',
        field: 'cursor',
      });
  });
});
