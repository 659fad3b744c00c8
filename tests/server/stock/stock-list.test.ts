import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../domain/contract.gen.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';
import { newShelf, putOnShelf, type Shelf, type ShelfProduct } from './shelf.ts';

type StockPage = components['schemas']['StockPage'];

let server: TestServer;
let storekeeper: Person;
let customer: Person;
let rival: Person;
let shelf: Shelf;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, customer, rival] = await server.people('storekeeper', 'customer', 'rival_owner');
});
afterAll(() => server.stop());

/** Each test has categories of its own. */
beforeEach(async () => {
  shelf = await newShelf(server);
});

const put = (products: readonly ShelfProduct[]) => putOnShelf(server, shelf, products);
const ask = (person: Person, body: object) => person.post('/api/stock_list', body);
const page = async (body: object, person = storekeeper) => accepted(await ask(person, body)) as StockPage;
/** Names of the products of the shelf, in the list's order. */
const names = async (body: object = {}) =>
  (await page({ category_id: shelf.path[2], page_size: 100, ...body })).items.map(({ name }) => name);

describe('stock_list', () => {
  test('shows products as staff see them, with the sums of the list', async () => {
    const ids = await put([
      { name: 'Few', onHand: 4, reserved: 1, barcode: 'b-1' },
      { name: 'Many', onHand: 50, lowStockAt: 3 },
    ]);
    const { items, pagination } = await page({ category_id: shelf.path[2] });
    const details = [];
    for (const id of ids.values())
      details.push(accepted(await storekeeper.get(`/api/sku_detail?sku_id=${id}`)));
    expect(items).toEqual(details);
    expect(items).toMatchObject([
      { name: 'Few', stock: 3, on_hand: 4, reserved: 1, low_stock_at: null, barcode: 'b-1' },
      { name: 'Many', stock: 50, on_hand: 50, reserved: 0, low_stock_at: 3, barcode: '' },
    ]);
    expect(pagination).toEqual({
      total: 2,
      page_num: 1,
      page_size: 10,
      total_pages: 1,
      cursor: null,
      low_total: 1,
      stock_sum: 53,
    });
  });

  test('sorts by stock, the least first, or as it is asked to', async () => {
    await put([
      { name: 'b', onHand: 9, reserved: 8, created: 2 },
      { name: 'c', onHand: 5, created: 1 },
      { name: 'a', onHand: 7, reserved: 4, created: 3 },
    ]);
    expect(await names()).toEqual(['b', 'a', 'c']);
    expect(await names({ order_by: '', order_type: '' })).toEqual(['b', 'a', 'c']);
    expect(await names({ order_type: 'desc' })).toEqual(['c', 'a', 'b']);
    expect(await names({ order_by: 'on_hand' })).toEqual(['c', 'a', 'b']);
    expect(await names({ order_by: 'name', order_type: 'desc' })).toEqual(['c', 'b', 'a']);
    expect(await names({ order_by: 'ctime' })).toEqual(['c', 'b', 'a']);
  });

  test('holds what runs low: at its own level or below, at 5 where none is set', async () => {
    await put([
      { name: 'six', onHand: 6 },
      { name: 'five', onHand: 7, reserved: 2 },
      { name: 'own level', onHand: 20, lowStockAt: 20 },
      { name: 'above own level', onHand: 1, lowStockAt: 0 },
      { name: 'no longer sold', onHand: 0, status: 'inactive' },
    ]);
    expect(await names({ low: true })).toEqual(['five', 'own level']);
    expect(await names({ not_low: true })).toEqual(['above own level', 'six', 'no longer sold']);
    expect(await names({ low: true, not_low: false })).toEqual(['five', 'own level']);
    expect((await page({ category_id: shelf.path[2], low: false })).pagination).toMatchObject({
      total: 5,
      low_total: 2,
      stock_sum: 32,
    });
  });

  test('holds inactive products, of which nothing can be promised', async () => {
    await put([
      { name: 'Old', onHand: 8, status: 'inactive' },
      { name: 'New', onHand: 1 },
    ]);
    const { items, pagination } = await page({ category_id: shelf.path[2] });
    expect(items).toMatchObject([
      { name: 'New', status: 'active', stock: 1 },
      { name: 'Old', status: 'inactive', stock: 0, on_hand: 8 },
    ]);
    expect(pagination).toMatchObject({ total: 2, stock_sum: 1 });
  });

  test('by stock has inactive products last, whichever end comes first, page after page', async () => {
    await put([
      { name: 'Old', onHand: 8, status: 'inactive' },
      { name: 'Older', onHand: 0, status: 'inactive' },
      { name: 'None', onHand: 0 },
      { name: 'Some', onHand: 3 },
    ]);
    for (const [order_type, sold] of [
      ['asc', ['None', 'Some']],
      ['desc', ['Some', 'None']],
    ] as const) {
      const first = await page({ category_id: shelf.path[2], order_type, page_size: 3 });
      const { cursor } = first.pagination;
      const second = await page({ category_id: shelf.path[2], order_type, page_size: 3, cursor });
      const listed = [...first.items, ...second.items].map(({ name }) => name);
      expect([listed.slice(0, 2), listed.slice(2).toSorted()]).toEqual([sold, ['Old', 'Older']]);
    }
  });

  test('of a category holds what is in the categories below it, too', async () => {
    await put([{ name: 'Deep' }]);
    for (const category_id of shelf.path) expect(await names({ category_id })).toEqual(['Deep']);
    await putOnShelf(server, await newShelf(server), [{ name: 'Elsewhere' }]);
    expect(await names()).toEqual(['Deep']);
  });

  test('of some products holds these alone, and refuses more than a page of them', async () => {
    const added = await put([{ name: 'One' }, { name: 'Two' }, { name: 'Three', status: 'inactive' }]);
    const ids = [added.get('One'), added.get('Three'), 'not-there'];
    expect(await names({ ids, order_by: 'name' })).toEqual(['One', 'Three']);
    expect(await names({ ids: [] })).toHaveLength(3);
    expect((await page({ ids }, rival)).items).toEqual([]);
    const many = Array.from({ length: 101 }, (_, at) => `sku-${at}`);
    expect(refusal(await ask(storekeeper, { ids: many }))).toMatchObject({ code: 400 });
  });

  test('by name finds what the search finds, inactive ones too, and barcodes that begin with it', async () => {
    await put([
      { name: 'Bassoon', onHand: 1 },
      { name: 'Old bassoon', onHand: 2, status: 'inactive' },
      { name: 'Oboe', onHand: 3, barcode: 'bassoon-7' },
      { name: 'Clarinet', onHand: 4, barcode: 'x-bassoon' },
    ]);
    expect(await names({ name: ' bassoon ' })).toEqual(['Bassoon', 'Oboe', 'Old bassoon']);
    expect(await names({ name: 'bassoon-7' })).toContain('Oboe');
    expect(await names({ name: 'bassoon', low: true, order_type: 'desc' })).toEqual(['Oboe', 'Bassoon']);
    expect(await names({ name: 'nothing is called so' })).toEqual([]);
    expect(await names({ name: ' ' })).toHaveLength(4);
  });

  test('by relevance holds the product of that barcode, what the search finds, the best first, and what begins so', async () => {
    await put([
      { name: 'A case for a large celesta of the school', barcode: 'celesta-2' },
      { name: 'A large celesta' },
      { name: 'Celesta' },
      { name: 'Big celesta', status: 'inactive' },
      { name: 'An octave', barcode: 'celesta' },
      { name: 'A bell', barcode: 'celesta-1' },
    ]);
    const asked = { name: 'celesta', order_by: 'relevance' };
    const found = accepted(
      await customer.get('/api/search_sku_by_name?name=celesta&view=card&page_size=100'),
    );
    const sold = [...JSON.stringify(found).matchAll(/"name":"([^"]*elesta[^"]*)"/g)].map(([, name]) => name);
    const whole = await names(asked);
    expect(whole[0]).toBe('An octave');
    expect(whole.at(-1)).toBe('A bell');
    expect(whole.filter((name) => sold.includes(name))).toEqual(sold);
    expect(sold[0]).toBe('Celesta');
    expect(whole.toSorted()).toEqual((await names({ ...asked, order_by: 'name' })).toSorted());
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { items, pagination } = await page({
        category_id: shelf.path[2],
        page_size: 2,
        cursor,
        ...asked,
      });
      paged.push(...items.map(({ name }) => name));
      ({ cursor } = pagination);
    }
    expect(paged).toEqual(whole);
    expect(await names({ order_by: 'relevance', name: ' ' })).toEqual(await names({ order_by: 'name' }));
  });

  test('marks the VIP products of the group that is named', async () => {
    const id = (await put([{ name: 'Marked', onHand: 4 }])).get('Marked');
    const manager = await server.as('manager');
    accepted(
      await manager.post('/api/set_sku_vip', {
        sku_id: id,
        group_id: 'chiangmai',
        action: 'add',
        vip_price: 1,
      }),
    );
    const marksOf = async (group_id?: string) =>
      (await page({ category_id: shelf.path[2], group_id })).items.map(({ is_vip }) => is_vip);
    expect([await marksOf('chiangmai'), await marksOf('pratunam')]).toEqual([[1], [0]]);
    expect(refusal(await ask(storekeeper, { group_id: 'no-such-group' }))).toMatchObject({
      code: 403,
      reason: 'foreign_group',
    });
  });

  test('takes a text for what it is, not for a pattern', async () => {
    await put([
      { name: 'Percent', barcode: '100%' },
      { name: 'Other', barcode: '1000' },
    ]);
    expect(await names({ name: '100%' })).toContain('Percent');
    expect(await names({ name: '%' })).toEqual([]);
    expect(await names({ name: `' OR true --` })).toEqual([]);
  });

  test("never shows another merchant's products, and does not know its categories", async () => {
    await put([{ name: 'Ours', barcode: 'shared-1' }]);
    const missing = { code: 404, reason: 'not_found', category_id: shelf.path[2] };
    expect(refusal(await ask(rival, { category_id: shelf.path[2] }))).toEqual(missing);
    expect((await page({ name: 'shared-1' }, rival)).items).toEqual([]);
    const { rows } = await server.database.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM skus WHERE merchant_id = 'm-rival'`,
    );
    expect((await page({}, rival)).pagination.total).toBe(rows[0]?.total);
  });

  test('is for those who keep the stock', async () => {
    expect(refusal(await ask(customer, {}))).toEqual({ code: 403, reason: 'forbidden_role' });
    for (const person of await server.people('finance', 'order_manager'))
      expect(refusal(await ask(person, {}))).toEqual({ code: 403, reason: 'forbidden_role' });
    for (const person of await server.people('owner', 'admin', 'manager', 'sku_order_manager'))
      expect((await ask(person, {})).status).toBe(200);
  });

  test.each([
    ['page_num', { page_num: 0 }],
    ['page_size', { page_size: 101 }],
    ['category_id', { category_id: 7 }],
    ['name', { name: 'x'.repeat(201) }],
    ['low', { low: 'yes' }],
    ['order_by', { order_by: 'price' }],
    ['order_type', { order_type: 'up' }],
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: 'x'.repeat(2001) }],
  ])('with a wrong %s leads to 400', async (field, body) => {
    expect(refusal(await ask(storekeeper, body))).toEqual({ code: 400, reason: 'invalid_request', field });
  });
});
