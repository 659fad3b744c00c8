import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Group } from '../../../domain/contract.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let people: Record<'owner' | 'finance' | 'customer' | 'rival_owner', Person>;

beforeAll(async () => {
  server = await startServer();
  const [owner, finance, customer, rival_owner] = await server.people(
    'owner',
    'finance',
    'customer',
    'rival_owner',
  );
  people = { owner, finance, customer, rival_owner };
  await server.database.pool.query(
    `INSERT INTO groups (merchant_id, group_id, name) VALUES
       ('m-demo', 'g-percent', '50% shop'), ('m-demo', 'g-plain', '50 shop'), ('m-rival', 'g-percent', '50% rival')`,
  );
});
afterAll(() => server.stop());

const list = async (person: Person, query = '') =>
  accepted(await person.get(`/api/groups${query}`)) as DataOf<'groups'>;
const idsOf = ({ items }: DataOf<'groups'>) => items.map(({ id }) => id);

describe('groups', () => {
  test('come with the default one first, then by name, with their customers who are let in', async () => {
    const { pool } = server.database;
    await pool.query(`UPDATE users SET disabled = true WHERE user_id = 'customer_moey'`);
    const { items, pagination } = await list(people.finance, '?page_size=100');
    await pool.query(`UPDATE users SET disabled = false WHERE user_id = 'customer_moey'`);
    const { rows } = await pool.query<Group>(
      `SELECT group_id AS id, name, is_default, version,
         (SELECT count(*)::int FROM users u WHERE u.merchant_id = g.merchant_id AND u.group_id = g.group_id
            AND u.user_id IN ('customer', 'customer_chatuchak', 'vip')) AS members,
         (SELECT count(*)::int FROM users u WHERE u.merchant_id = g.merchant_id AND u.group_id = g.group_id
            AND u.user_id = 'vip') AS vip_members
       FROM groups g WHERE merchant_id = 'm-demo' ORDER BY is_default DESC, name, group_id`,
    );
    expect(items).toEqual(rows);
    expect(pagination).toEqual({
      total: rows.length,
      page_num: 1,
      page_size: 100,
      total_pages: 1,
      cursor: null,
    });
  });

  test('come a page at a time, each of them once, and one that is added meanwhile moves none', async () => {
    const all = idsOf(await list(people.owner, '?page_size=100'));
    const first = await list(people.owner, '?page_size=2');
    const { pool } = server.database;
    await pool.query(`INSERT INTO groups (merchant_id, group_id, name) VALUES ('m-demo', 'g-new', ' 0')`);
    const seen = [...idsOf(first)];
    let cursor = first.pagination.cursor;
    while (cursor !== null) {
      const page = await list(people.owner, `?page_size=2&cursor=${cursor}`);
      seen.push(...idsOf(page));
      cursor = page.pagination.cursor;
    }
    await pool.query(`DELETE FROM groups WHERE group_id = 'g-new'`);
    expect(seen).toEqual(all);
    expect(idsOf(await list(people.owner, '?page_size=2&page_num=2'))).toEqual(all.slice(2, 4));
  });

  test('are found by a part of their name as it is written, and by their id', async () => {
    expect(idsOf(await list(people.owner, '?name=0%25%20SHOP'))).toEqual(['g-percent']);
    expect(idsOf(await list(people.owner, '?id=g-plain'))).toEqual(['g-plain']);
    expect((await list(people.owner, '?id=nobody')).pagination.total).toBe(0);
  });

  test('are those of one merchant', async () => {
    const own = idsOf(await list(people.owner, '?page_size=100'));
    const rival = await list(people.rival_owner, '?page_size=100');
    expect(rival.items.filter(({ id }) => id === 'g-percent').map(({ name }) => name)).toEqual(['50% rival']);
    expect(idsOf(rival).filter((id) => id !== 'g-percent' && own.includes(id))).toEqual([]);
  });

  test('are refused to customers, and without a token', async () => {
    expect(refusal(await people.customer.get('/api/groups'))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
    expect((await server.send('GET', '/api/groups')).data).toEqual({ reason: 'token_null' });
  });

  test.each(['x', Buffer.from('["groups","\\u0000"]').toString('base64url')])(
    'a cursor that this list did not give out (%s) is refused by name',
    async (cursor) => {
      const reply = await people.owner.get(`/api/groups?cursor=${cursor}`);
      expect([reply.status, reply.data]).toEqual([
        400,
        expect.objectContaining({ field: 'cursor', reason: 'invalid_request' }),
      ]);
    },
  );
});
