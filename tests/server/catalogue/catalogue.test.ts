import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let owner: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, owner, rival] = await server.people('customer', 'vip', 'owner', 'rival_owner');
  await server.database.pool.query(`
    INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name, ch_name, th_name, status) VALUES
      ('m-demo', 't1', NULL, 1, 900, 'Testing', '测试', 'ทดสอบ', 'active'),
      ('m-demo', 't2', 't1', 2, 1, 'Second', '', '', 'active'),
      ('m-demo', 't3', 't2', 3, 1, 'Third', '', '', 'active'),
      ('m-demo', 't0', 't2', 3, 2, 'Hidden', '', '', 'inactive');
    INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, style, price_satang,
      vip_price_satang, original_price_satang, description, image_urls, status, on_hand, reserved, created) VALUES
      ('m-demo', 'plain', 't3', 'Zither A', '古筝', 'พิณ', 'red', 'L', '', 12550, NULL, NULL, '', '{}', 'active', 9, 4, '2026-01-02T03:04:05.678Z'),
      ('m-demo', 'special', 't3', 'Zither B', '琵琶', 'ซึง', '', '', '', 10000, 9000, 15000, 'fine', '{/a.jpg,"/b,c.jpg"}', 'active', 5, 0, '2026-01-02T03:04:05Z'),
      ('m-demo', 'retired', 't3', 'Zither C', '', '', '', '', '', 100, NULL, NULL, '', '{}', 'inactive', 5, 0, now()),
      ('m-demo', 'hidden', 't0', 'Zither D', '', '', '', '', '', 100, NULL, NULL, '', '{}', 'active', 5, 0, now());
    INSERT INTO sku_vip_groups (merchant_id, group_id, sku_id) VALUES ('m-demo', 'chiangmai', 'special');
  `);
});
afterAll(() => server.stop());

const plain: Product = {
  id: 'plain',
  name: 'Zither A',
  ch_name: '古筝',
  th_name: 'พิณ',
  color: 'red',
  size: 'L',
  style: '',
  price: 125.5,
  original_price: null,
  stock: 5,
  description: '',
  image_urls: '',
  ctime: '2026-01-02T03:04:05.678Z',
  category_id: 't3',
  status: 'active',
  is_vip: 0,
  version: 1,
};
const special: Product = {
  ...plain,
  id: 'special',
  name: 'Zither B',
  ch_name: '琵琶',
  th_name: 'ซึง',
  color: '',
  size: '',
  price: 100,
  original_price: 150,
  description: 'fine',
  image_urls: '/a.jpg,/b%2Cc.jpg',
  ctime: '2026-01-02T03:04:05.000Z',
};

const dataOf = async (person: Person, path: string) => (await person.get(path)).data;

describe('categories', () => {
  test("the tree has three levels in the merchant's order, hidden ones marked", async () => {
    const tree = (await dataOf(customer, '/api/all_product_category')) as unknown[];
    const names = { name: 'Testing', ch_name: '测试', th_name: 'ทดสอบ' };
    expect(tree.at(-1)).toEqual({
      id: 't1',
      ...names,
      status: 'active',
      children: [
        {
          id: 't2',
          name: 'Second',
          ch_name: '',
          th_name: '',
          status: 'active',
          children: [
            { id: 't3', name: 'Third', ch_name: '', th_name: '', status: 'active', children: [] },
            { id: 't0', name: 'Hidden', ch_name: '', th_name: '', status: 'inactive', children: [] },
          ],
        },
      ],
    });
  });

  test('the flat list names parent and level', async () => {
    const list = (await dataOf(customer, '/api/all_categories')) as { id: string }[];
    expect(list.filter(({ id }) => ['t1', 't2'].includes(id))).toEqual([
      {
        id: 't1',
        name: 'Testing',
        ch_name: '测试',
        th_name: 'ทดสอบ',
        status: 'active',
        parent_id: null,
        level: 1,
      },
      { id: 't2', name: 'Second', ch_name: '', th_name: '', status: 'active', parent_id: 't1', level: 2 },
    ]);
  });

  test('another merchant sees none of them', async () => {
    const list = (await dataOf(rival, '/api/all_categories')) as { id: string }[];
    expect(list.filter(({ id }) => ['t1', 't2', 't3', 't0'].includes(id))).toEqual([]);
    const reply = await rival.get('/api/all_sku_list?category_id=t3');
    expect([reply.status, reply.data]).toEqual([404, { reason: 'not_found' }]);
  });
});

describe('all_sku_list', () => {
  test('8.2.3 a customer sees what can be promised and no VIP facts', async () => {
    expect(await dataOf(customer, '/api/all_sku_list?category_id=t3')).toEqual([plain, special]);
  });

  test('a VIP customer sees the VIP price of what is VIP for their group', async () => {
    expect(await dataOf(vip, '/api/all_sku_list?category_id=t3')).toEqual([
      plain,
      { ...special, is_vip: 1, vip_price: 90 },
    ]);
  });

  test('staff see the shelf, and VIP marks of the group that they ask about', async () => {
    const shelf = [
      { ...plain, vip_price: null, on_hand: 9, reserved: 4, barcode: '', low_stock_at: null },
      { ...special, vip_price: 90, on_hand: 5, reserved: 0, barcode: '', low_stock_at: null },
    ];
    expect(await dataOf(owner, '/api/all_sku_list?category_id=t3')).toEqual(shelf);
    expect(await dataOf(owner, '/api/all_sku_list?category_id=t3&group_id=chiangmai')).toEqual([
      shelf[0],
      { ...shelf[1], is_vip: 1 },
    ]);
  });
});

describe('sku_detail', () => {
  test('a product that is no longer sold is shown as such', async () => {
    expect(await dataOf(customer, '/api/sku_detail?sku_id=retired')).toMatchObject({
      id: 'retired',
      status: 'inactive',
    });
  });

  test('an unknown product, or one of another merchant, leads to 404', async () => {
    const unknown = await customer.get('/api/sku_detail?sku_id=nothing');
    const foreign = await rival.get('/api/sku_detail?sku_id=plain');
    for (const reply of [unknown, foreign]) {
      expect([reply.status, reply.data]).toEqual([404, { reason: 'not_found' }]);
    }
  });
});

describe('search_sku_by_name', () => {
  const branch = (...skus: Product[]) => [
    {
      id: 't1',
      name: 'Testing',
      ch_name: '测试',
      th_name: 'ทดสอบ',
      status: 'active',
      children: [
        {
          id: 't2',
          name: 'Second',
          ch_name: '',
          th_name: '',
          status: 'active',
          children: [
            { id: 't3', name: 'Third', ch_name: '', th_name: '', status: 'active', children: [], skus },
          ],
        },
      ],
    },
  ];
  const search = (name: string) =>
    dataOf(customer, `/api/search_sku_by_name?name=${encodeURIComponent(name)}`);

  test.each([
    ['zither', branch(plain, special)],
    ['ZITHER a', branch(plain)],
    ['red zither l', branch(plain)],
    ['筝', branch(plain)],
    ['古筝', branch(plain)],
    ['ซึง', branch(special)],
    ['  ', []],
    ['', []],
    ['zither q', []],
    ['%', []],
    ["o'neill", []],
    ['retired', []],
  ])('"%s" finds within active branches', async (name, found) => {
    expect(await search(name)).toEqual(found);
  });

  test('one letter finds something', async () => {
    const tops = (await search('z')) as { id: string }[];
    expect(tops.map(({ id }) => id)).toContain('t1');
  });
});
