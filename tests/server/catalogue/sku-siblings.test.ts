import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../domain/contract.ts';
import { countStatements } from '../count-statements.ts';
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
    INSERT INTO categories (merchant_id, category_id, parent_id, level, position, name) VALUES
      ('m-demo', 't1', NULL, 1, 900, 'Testing'), ('m-demo', 't2', 't1', 2, 1, 'Second'),
      ('m-demo', 't3', 't2', 3, 1, 'Third'), ('m-demo', 't4', 't2', 3, 2, 'Fourth'),
      ('m-rival', 't1', NULL, 1, 900, 'Testing'), ('m-rival', 't2', 't1', 2, 1, 'Second'),
      ('m-rival', 't3', 't2', 3, 1, 'Third');
    INSERT INTO skus (merchant_id, sku_id, category_id, name, color, size, price_satang, vip_price_satang, status,
      on_hand, reserved, created) VALUES
      ('m-demo', 'navy-38', 't3', 'Sneaker', 'Navy', '38', 39000, 32900, 'active', 9, 4, '2026-01-02'),
      ('m-demo', 'navy-40', 't3', 'Sneaker', 'Navy', '40', 39000, 32900, 'active', 0, 0, '2026-01-01'),
      ('m-demo', 'mint-38', 't3', 'Sneaker', 'Mint', '38', 39000, NULL, 'active', 7, 0, '2026-01-03'),
      ('m-demo', 'past-38', 't3', 'Sneaker', 'Past', '38', 39000, NULL, 'inactive', 7, 0, '2026-01-04'),
      ('m-demo', 'high-38', 't4', 'Sneaker', 'Navy', '38', 49000, NULL, 'active', 7, 0, '2026-01-01'),
      ('m-demo', 'boot-38', 't3', 'Boot', 'Navy', '38', 49000, NULL, 'active', 7, 0, '2026-01-01'),
      ('m-rival', 'rival-38', 't3', 'Sneaker', 'Navy', '38', 49000, NULL, 'active', 7, 0, '2026-01-01');
    INSERT INTO sku_vip_groups (merchant_id, group_id, sku_id) VALUES ('m-demo', 'chiangmai', 'navy-38');
  `);
});
afterAll(() => server.stop());

const answer = async (person: Person, id: string, query = '') =>
  await person.get(`/api/sku_siblings?sku_id=${id}${query}`);
const siblings = async (person: Person, id: string, query = '') =>
  ((await answer(person, id, query)).data as Product[]).map(({ id: own, stock, vip_price, is_vip }) => ({
    id: own,
    stock,
    ...(vip_price !== undefined && { vip_price }),
    is_vip,
  }));
const plain = [
  { id: 'navy-40', stock: 0, is_vip: 0 },
  { id: 'navy-38', stock: 5, is_vip: 0 },
  { id: 'mint-38', stock: 7, is_vip: 0 },
];

describe('sku_siblings', () => {
  test('of each of them answers the active products of its name and category with their stock, the oldest first', async () => {
    for (const id of ['navy-38', 'navy-40', 'mint-38']) expect(await siblings(customer, id)).toEqual(plain);
  });

  test('answers a product as its detail does', async () => {
    const detail = await owner.get('/api/sku_detail?sku_id=navy-38');
    expect((await answer(owner, 'navy-40')).data).toContainEqual(detail.data);
  });

  test('of an inactive product answers it too, without stock', async () => {
    expect(await siblings(customer, 'past-38')).toEqual([...plain, { id: 'past-38', stock: 0, is_vip: 0 }]);
  });

  test('of a product that has none answers the product', async () => {
    expect(await siblings(customer, 'boot-38')).toEqual([{ id: 'boot-38', stock: 7, is_vip: 0 }]);
  });

  test('answers the VIP price to VIP customers of the group, and to staff by the group they work for', async () => {
    const priced = (await siblings(vip, 'mint-38')).filter(({ is_vip }) => is_vip === 1);
    expect(priced).toEqual([{ id: 'navy-38', stock: 5, vip_price: 329, is_vip: 1 }]);
    const shown = (await siblings(owner, 'mint-38', '&group_id=chiangmai')).map(({ is_vip }) => is_vip);
    expect(shown).toEqual([0, 1, 0]);
  });

  test("of an unknown product, or one of another merchant, is not found; another's group is refused", async () => {
    for (const [person, id] of [
      [customer, 'nothing'],
      [rival, 'navy-38'],
    ] as const) {
      const reply = await answer(person, id);
      expect([reply.status, reply.data]).toEqual([404, { reason: 'not_found' }]);
    }
    expect((await answer(customer, 'navy-38', '&group_id=chiangmai')).status).toBe(403);
  });

  test('takes as many statements as the detail of one product', async () => {
    const detail = await countStatements(() => customer.get('/api/sku_detail?sku_id=navy-38'));
    expect(await countStatements(() => answer(customer, 'navy-38'))).toBe(detail);
  });
});
