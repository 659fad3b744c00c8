import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductCardPage } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let people: Record<'seller' | 'finance' | 'vip' | 'customer' | 'rival_owner', Person>;
/** Names of what is VIP for the VIP customer's group, as the list has them. */
let names: readonly string[];

beforeAll(async () => {
  server = await startServer();
  const [seller, finance, vip, customer, rival_owner] = await server.people(
    'sku_order_manager',
    'finance',
    'vip',
    'customer',
    'rival_owner',
  );
  people = { seller, finance, vip, customer, rival_owner };
  const { pool } = server.database;
  await pool.query(`DELETE FROM sku_vip_groups`);
  await pool.query(`
    INSERT INTO sku_vip_groups (merchant_id, group_id, sku_id)
    SELECT merchant_id, 'chiangmai', sku_id FROM skus
    WHERE merchant_id = 'm-demo' AND status = 'active' ORDER BY sku_id LIMIT 7`);
  await pool.query(`
    UPDATE skus SET vip_price_satang = 100 WHERE sku_id IN (SELECT sku_id FROM sku_vip_groups)`);
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM skus JOIN sku_vip_groups USING (merchant_id, sku_id) ORDER BY name, sku_id`,
  );
  names = rows.map(({ name }) => name);
});
afterAll(() => server.stop());

const list = async (person: Person, query = '') =>
  accepted(await person.get(`/api/vip_sku_list${query}`)) as ProductCardPage;
const namesOf = ({ items }: ProductCardPage) => items.map(({ name }) => name);

describe('vip_sku_list', () => {
  test('staff see what is VIP for the group that they name, page by page, each product once', async () => {
    const first = await list(people.finance, '?group_id=chiangmai&page_size=3');
    expect(first.pagination).toMatchObject({ total: 7, page_num: 1, page_size: 3, total_pages: 3 });
    const seen = namesOf(first);
    let { cursor } = first.pagination;
    while (cursor !== null) {
      const page = await list(people.finance, `?group_id=chiangmai&page_size=3&cursor=${cursor}`);
      seen.push(...namesOf(page));
      cursor = page.pagination.cursor;
    }
    expect(seen).toEqual(names);
    expect(namesOf(await list(people.finance, '?group_id=chiangmai&page_size=3&page_num=2'))).toEqual(
      names.slice(3, 6),
    );
    expect(namesOf(await list(people.finance, '?group_id=pratunam'))).toEqual([]);
  });

  test('who may change them sees the version that a change is made against, nobody else does', async () => {
    const [mine] = (await list(people.seller, '?group_id=chiangmai')).items;
    const [theirs] = (await list(people.finance, '?group_id=chiangmai')).items;
    const [shown] = (await list(people.vip)).items;
    expect(mine).toEqual({ ...theirs, version: expect.any(Number) });
    expect(shown).toEqual(theirs);
    expect(theirs).not.toHaveProperty('version');
    expect(theirs).toMatchObject({ is_vip: 1, vip_price: 1 });
  });

  test('a category holds its own ones alone, and one that is no longer sold is not there', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string; names: string[] }>(
      `SELECT category_id AS id, array_agg(name ORDER BY name, sku_id) AS names
       FROM skus JOIN sku_vip_groups USING (merchant_id, sku_id) GROUP BY 1 ORDER BY count(*) LIMIT 1`,
    );
    const [category] = rows;
    const query = `?group_id=chiangmai&category_id=${category?.id}`;
    expect(namesOf(await list(people.seller, query))).toEqual(category?.names);
    await pool.query(`UPDATE skus SET status = 'inactive' WHERE category_id = $1`, [category?.id]);
    const without = await list(people.seller, query);
    await pool.query(`UPDATE skus SET status = 'active' WHERE category_id = $1`, [category?.id]);
    expect([without.items, without.pagination.total]).toEqual([[], 0]);
  });

  test('a VIP customer sees the own group’s, another customer none, and a rival their own merchant’s', async () => {
    expect(namesOf(await list(people.vip))).toEqual(names);
    expect(refusal(await people.vip.get('/api/vip_sku_list?group_id=pratunam'))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'pratunam',
    });
    expect(refusal(await people.customer.get('/api/vip_sku_list'))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
    expect((await list(people.rival_owner)).items).toEqual([]);
    expect(refusal(await people.rival_owner.get('/api/vip_sku_list?group_id=chiangmai'))).toMatchObject({
      code: 403,
    });
  });

  test('a cursor of another category is refused by name', async () => {
    const { pagination } = await list(people.seller, '?group_id=chiangmai&page_size=1');
    const reply = await people.seller.get(
      `/api/vip_sku_list?group_id=chiangmai&category_id=c-1&cursor=${pagination.cursor}`,
    );
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field: 'cursor' });
  });
});
