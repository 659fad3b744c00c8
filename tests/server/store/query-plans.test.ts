import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListQuery } from '../../../server/store/list-page.ts';
import type { RecordExport } from '../../../server/store/queries/records/record-exports.ts';
import { findProducts } from '../../../server/search/find-products.ts';
import { createStore, type MerchantStore } from '../../../server/store/store.ts';
import { bigMerchant, fillBigShop } from './big-shop.ts';
import { watchQueryCosts, type QueryCost } from './query-costs.ts';
import { cloneDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let shop: MerchantStore;
let costOf: (work: () => Promise<unknown>) => Promise<QueryCost>;
/** Forces generic plans, which a connection may use for a prepared statement. */
let generic: pg.Pool;
let genericCostOf: typeof costOf;

beforeAll(async () => {
  database = await cloneDatabase('bare');
  await fillBigShop(database.pool);
  costOf = watchQueryCosts(database.pool);
  shop = createStore(database.pool).forMerchant(bigMerchant);
  generic = new pg.Pool({
    connectionString: database.url,
    options: '-c random_page_cost=1.1 -c plan_cache_mode=force_generic_plan',
  });
  genericCostOf = watchQueryCosts(generic);
}, 300_000);
afterAll(async () => {
  await generic.end();
  await database.drop();
});

const newest: ListQuery = {
  groupId: null,
  groupName: null,
  statuses: null,
  record: null,
  from: null,
  until: null,
  orderBy: 'ctime',
  descending: true,
  groupedIn: null,
  pageNum: 1,
  pageSize: 10,
  after: null,
};
const middle = { id: 'm', value: Date.parse('2025-03-01') };

const lists: readonly (readonly [string, Partial<ListQuery>])[] = [
  ['the newest', {}],
  ['the oldest', { descending: false }],
  ['the dearest', { orderBy: 'total_amount' }],
  ['what follows a cursor', { after: middle }],
  ['what follows a cursor by amount', { orderBy: 'total_amount', after: { id: 'm', value: 500_000 } }],
  ['a group', { groupId: 'g7' }],
  ['a large group', { groupId: 'g0' }],
  ['a large group by amount', { groupId: 'g0', orderBy: 'total_amount' }],
  ['a large group and a rare status', { groupId: 'g0', statuses: ['paid'] }],
  ['a group by amount', { groupId: 'g7', orderBy: 'total_amount' }],
  ['a group and a status', { groupId: 'g7', statuses: ['completed'] }],
  ['a group after a cursor', { groupId: 'g7', after: middle }],
  ['a part of group names', { groupName: '夜市' }],
  ['a part of most group names', { groupName: 'ร้าน' }],
  ['a rare status', { statuses: ['paid'] }],
  ['a frequent status', { statuses: ['completed'], descending: false }],
  ['a status after a cursor', { statuses: ['completed'], after: middle }],
  ['two statuses', { statuses: ['paid', 'completed'] }],
  ['two statuses by amount', { statuses: ['paid', 'completed'], orderBy: 'total_amount' }],
  ['a day', { from: new Date('2025-02-01'), until: new Date('2025-02-02') }],
  [
    'a day by amount',
    { from: new Date('2025-02-01'), until: new Date('2025-02-02'), orderBy: 'total_amount' },
  ],
  ['a number', { record: { id: '777', number: 777 } }],
  ['groups', { groupedIn: 'th' }],
  ['groups, the oldest of each first', { groupedIn: 'th', descending: false }],
  ['groups and a rare status', { groupedIn: 'th', statuses: ['paid'] }],
  ['groups and three statuses', { groupedIn: 'th', statuses: ['created', 'paid', 'completed'] }],
  ['groups by amount', { groupedIn: 'th', orderBy: 'total_amount' }],
  ['groups after a cursor', { groupedIn: 'th', after: { ...middle, groupId: 'g0' } }],
  ['a part of group names, grouped', { groupedIn: 'zh', groupName: '夜市' }],
  ['groups of a day', { groupedIn: 'th', from: new Date('2025-02-01'), until: new Date('2025-02-02') }],
];

const lastDay = { from: new Date('2025-05-16T17:00:00Z'), until: new Date('2025-05-17T17:00:00Z') };

const everyPayment = { differs: false, duplicate: false, type: null };

/** Of hundreds of thousands. */
const mostRows = 20_000;

describe.each(['orders', 'payments'] as const)('a list of %s', (kind) => {
  test.each(lists)('%s is found by an index, without taking all rows in hand', async (_, list) => {
    // How long a long list is, is counted once in ten seconds.
    const query = { ...newest, ...list };
    const page = async () =>
      kind === 'orders' ? await shop.orders.list(query) : await shop.payments.list(query, everyPayment);
    await page();
    const cost = await costOf(page);
    expect(cost.readWhole).toEqual([]);
    expect(cost.mostRows).toBeLessThanOrEqual(mostRows);
  });
});

describe.each(['orders', 'payments'] as const)('an export of %s', (kind) => {
  const open = async (query: ListQuery) =>
    kind === 'orders'
      ? await shop.exports.orders(query, 2000)
      : await shop.exports.payments(query, everyPayment, 2000);

  test.each<[string, Partial<ListQuery>]>([
    ['the newest', {}],
    ['by amount', { orderBy: 'total_amount', descending: false }],
    ['a group', { groupId: 'g7' }],
    ['a status', { statuses: ['completed'] }],
    ['groups', { groupedIn: 'en' }],
  ])('%s is read on from its middle by an index, no more than a part', async (_, list) => {
    const { records, lines } = (await open({ ...newest, ...list })) as RecordExport<object, object>;
    const last = { records: (await records(null, 100)).at(-1), lines: (await lines(null, 100)).at(-1) };
    const costs = [
      await costOf(() => records(last.records ?? null, 1000)),
      await costOf(() => lines(last.lines ?? null, 1000)),
    ];
    expect(costs.map(({ readWhole }) => readWhole)).toEqual([[], []]);
    for (const cost of costs) expect(cost.mostRows).toBeLessThanOrEqual(mostRows);
  });
});

describe('a shelf of 10,000 products', () => {
  test.each([
    ['its beginning', null],
    ['its middle', { name: 'Rain coat 50000', skuId: '' }],
    ['its end', { name: 'Tea cup 99', skuId: '' }],
  ])('is read from %s at the same cost, no more rows than a page', async (_, after) => {
    const pageOf = async ({ catalogue }: MerchantStore) =>
      await catalogue.cardsOfCategory('c401', 'g7', { after, pageSize: 100 });
    const forced = createStore(generic).forMerchant(bigMerchant);
    // How long a long list is, is counted once in ten seconds.
    expect([(await pageOf(shop)).total, (await pageOf(forced)).total]).toEqual([10_000, 10_000]);
    for (const cost of [await costOf(() => pageOf(shop)), await genericCostOf(() => pageOf(forced))])
      expect([cost.readWhole, cost.mostRows <= 101]).toEqual([[], true]);
  });
});

describe('what the VIP screen reads among 100,000 products', () => {
  const listed = { categoryIds: null, skuIds: null, found: null, isLow: null, groupId: 'g7' };
  const byName = { orderBy: 'name', descending: false, pageNum: 1, pageSize: 100 } as const;

  test.each([
    ['the beginning of a long category', 'c401', null],
    ['its middle', 'c401', { value: 'Rain coat 50000', skuId: '' }],
    ['its end', 'c401', { value: 'Tea cup 99', skuId: '' }],
    ['a short category', 'c7', null],
  ])('%s costs no more rows than a page of home', async (_, categoryId, after) => {
    const pageOf = async (store: MerchantStore) =>
      await store.stock.list({ ...listed, ...byName, categoryIds: [categoryId], after });
    const forced = createStore(generic).forMerchant(bigMerchant);
    for (const [store, cost] of [
      [shop, costOf],
      [forced, genericCostOf],
    ] as const) {
      // How long a long list is, is counted once in ten seconds, and a short one each time.
      const { total } = await pageOf(store);
      const { readWhole, mostRows: rows } = await cost(() => pageOf(store));
      expect([readWhole, rows <= (total > 1000 ? 101 : total)]).toEqual([[], true]);
    }
  });

  test("a page of a group's 10,000 VIP products reads these and no others", async () => {
    const offered = `SELECT '${bigMerchant}', 'g7', 's' || n FROM generate_series(10, 100000, 10) n`;
    await database.pool.query(`INSERT INTO sku_vip_groups (merchant_id, group_id, sku_id) ${offered}`);
    // The database does so by itself after so many rows, some time later.
    await database.pool.query('ANALYZE sku_vip_groups');
    const page = async () =>
      await shop.vipProducts.page('', 'g7', { after: null, pageNum: 1, pageSize: 100 });
    expect((await page()).total).toBe(10_000);
    const { readWhole, mostRows: rows } = await costOf(page);
    expect([readWhole, rows <= 10_000]).toEqual([[], true]);
  });
});

describe('a search', () => {
  test.each([
    ['a rare letter', '龍'],
    ['a rare Thai letter', 'ฬ'],
    ['a frequent letter', '茶'],
    ['a frequent Thai letter', 'ผ'],
    ['a letter of every name', 's'],
    ['two letters', '丝巾'],
    ['two Thai letters', 'ชา'],
    ['a long term', 'cotton shirt'],
    ['a term of one product', '77771'],
    ['two terms', '茶 黑'],
    ['two terms, one of them rare', 's 龍'],
    ['a colour, a size and a category', '红 XL c7'],
    ['a misspelled word', 'coton shirt'],
    ['what nothing is called', '飛行機'],
    ['what is called by its letters alone', '杯茶'],
  ])('%s is found by an index, without taking all rows in hand', async (_, typed) => {
    const forced = createStore(generic).forMerchant(bigMerchant);
    const costs = [
      await costOf(() => findProducts(shop, typed, 'g1')),
      await genericCostOf(() => findProducts(forced, typed, 'g1')),
    ];
    for (const { readWhole, mostRows: most } of costs) {
      expect(readWhole).toEqual([]);
      expect(most).toBeLessThanOrEqual(mostRows);
    }
  });
});

describe('a question about one thing', () => {
  const order = createHash('md5').update(`${bigMerchant}777`).digest('hex');
  const payment = createHash('md5').update(`p${bigMerchant}777`).digest('hex');

  test.each<[string, () => Promise<unknown>]>([
    ['an order', () => shop.orders.find(order)],
    ['its history', () => shop.history.ofOrder(order)],
    ['the unpaid orders of its group', () => shop.orders.unpaidOf('g0', order, 'confirmed')],
    ['how many orders of a group are open', () => shop.orders.countInStatus('g7', 'created')],
    ['a payment order with its orders', () => shop.payments.find(payment)],
    ['its entries and photos', () => shop.payments.proofOf(payment)],
    ['a product', () => shop.catalogue.sku('s777', 'g7')],
    ['the products of a category', () => shop.catalogue.skusOfCategory('c77', 'g7')],
    [
      'the stock records of a product',
      () => shop.stock.records('s777', { before: null, kinds: null, since: null, perDay: false }),
    ],
    [
      'the stock of a product by days',
      () => shop.stock.records('s777', { before: null, kinds: null, since: new Date(0), perDay: true }),
    ],
    ['an idempotency record', () => shop.idempotency.find('u', 'key 777')],
    ['the end of a day', () => shop.dayCloses.read({ ...lastDay, confirms: true, limit: 200 })],
    [
      'the end of a day without confirmations',
      () => shop.dayCloses.read({ ...lastDay, confirms: false, limit: 200 }),
    ],
  ])('%s is answered by an index', async (_, ask) => {
    const cost = await costOf(ask);
    expect(cost.readWhole).toEqual([]);
    expect(cost.mostRows).toBeLessThanOrEqual(mostRows);
  });
});

describe('a report', () => {
  const day = (at: string) => ({
    from: new Date(`2025-03-${at}`),
    until: new Date(`2025-03-${at}T23:59:59Z`),
  });

  test.each([
    ['all groups', null],
    ['a group', 'g7'],
    ['a large group', 'g0'],
  ])(
    'of a day of %s reads the 1,440 orders of that day and of the day before, and no others',
    async (_, groupId) => {
      const asked = { ...day('02'), before: day('01'), groupId, confirms: true };
      const { readWhole, mostRows: most } = await costOf(() => shop.reports.sales(asked));
      expect(readWhole).toEqual([]);
      expect(most).toBeLessThanOrEqual(1440);
    },
  );
});
