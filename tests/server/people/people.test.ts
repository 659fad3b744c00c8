import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person as PersonRecord, User } from '../../../domain/contract.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, sendTwice, stockSku, submitOrder } from '../orders/orders-and-payments.ts';

let now = new Date('2026-03-04T05:06:07Z');
let server: TestServer;
let people: Record<'owner' | 'manager' | 'finance' | 'customer' | 'vip' | 'rival_owner', Person>;

beforeAll(async () => {
  server = await startServer({}, { now: () => now });
  const [owner, manager, finance, customer, vip, rival_owner] = await server.people(
    'owner',
    'manager',
    'finance',
    'customer',
    'vip',
    'rival_owner',
  );
  people = { owner, manager, finance, customer, vip, rival_owner };
});
afterAll(() => server.stop());

/** Everybody where the demo has them. */
beforeEach(async () => {
  const { pool } = server.database;
  await pool.query(
    `UPDATE users SET version = 1, is_vip = user_id = 'vip',
       group_id = CASE user_id WHEN 'vip' THEN 'chiangmai' WHEN 'customer' THEN 'pratunam' ELSE group_id END`,
  );
  await pool.query('TRUNCATE record_history');
});

const list = async (person: Person, query: string) =>
  accepted(await person.get(`/api/people?${query}`)) as DataOf<'people'>;
const idsOf = ({ items }: DataOf<'people'>) => items.map(({ id }) => id);
const setVip = (person: Person, user_id: string, is_vip: 0 | 1, more: object = {}) =>
  person.post('/api/set_user_vip', { user_id, is_vip, ...more });
const move = (person: Person, user_id: string, group_id: string, more: object = {}) =>
  person.post('/api/move_user', { user_id, group_id, ...more });

/** What is noted of a person: who did what. */
async function noted(userId: string) {
  const { rows } = await server.database.pool.query<object>(
    `SELECT by_id, event, changes FROM record_history
     WHERE merchant_id = 'm-demo' AND kind = 'person' AND record_id = $1 ORDER BY seq`,
    [userId],
  );
  return rows;
}

const forbidden = { code: 403, reason: 'forbidden_role' };
const notFound = { code: 404, reason: 'not_found' };
const notACustomer = { code: 422, reason: 'not_a_customer' };

describe('people', () => {
  test('staff and customers come apart, by name, with how many there are of each', async () => {
    const staff = await list(people.manager, 'kind=staff&page_size=100');
    const customers = await list(people.manager, 'kind=customer&page_size=100');
    const { rows } = await server.database.pool.query<{ id: string; staff: boolean }>(
      `SELECT user_id AS id, EXISTS (SELECT FROM user_roles r WHERE (r.merchant_id, r.user_id) = (u.merchant_id, u.user_id)) AS staff
       FROM users u WHERE merchant_id = 'm-demo' ORDER BY name, user_id`,
    );
    expect(idsOf(staff)).toEqual(rows.filter((row) => row.staff).map(({ id }) => id));
    expect(idsOf(customers)).toEqual(rows.filter((row) => !row.staff).map(({ id }) => id));
    const { rows: groups } = await server.database.pool.query(
      `SELECT 1 FROM groups WHERE merchant_id = 'm-demo'`,
    );
    const counts = {
      staff: staff.items.length,
      customers: customers.items.length,
      groups: groups.length,
    };
    expect([staff.counts, customers.counts]).toEqual([counts, counts]);
    expect([staff.pagination.total, customers.pagination.total]).toEqual([counts.staff, counts.customers]);
  });

  test('a person has group, VIP mark and when they signed in', async () => {
    const { items } = await list(people.owner, `kind=customer&group_id=chiangmai`);
    const { id, name, role, avatar_url, line_id, merchant_id, group_id, group_name } = people.vip.user;
    expect(items.find((person) => person.id === 'vip')).toEqual({
      id,
      name,
      role,
      avatar_url,
      line_id,
      merchant_id,
      group_id,
      group_name,
      is_vip: 1,
      last_seen_at: now.toISOString(),
      version: 1,
    });
  });

  test('signing in again is noted', async () => {
    const signInAt = async (at: Date) => {
      now = at;
      const body = { line_id: '', line_access_token: 'demo:customer' };
      accepted(await server.send('POST', '/api/auth/line', { body }));
      const { items } = await list(people.owner, 'kind=customer');
      return items.find(({ id }) => id === 'customer')?.last_seen_at;
    };
    const before = now;
    const later = new Date(now.getTime() + 1);
    const seen = [await signInAt(before), await signInAt(later)];
    now = before;
    expect(seen).toEqual([before.toISOString(), later.toISOString()]);
  });

  test('are found by a part of the name or of the LINE id, as it is written, and by their role', async () => {
    const { name, line_id } = people.vip.user;
    expect(
      idsOf(await list(people.owner, `kind=customer&name=${encodeURIComponent(name.slice(1))}`)),
    ).toContain('vip');
    expect(idsOf(await list(people.owner, `kind=customer&name=${line_id.toUpperCase()}`))).toEqual(['vip']);
    expect(idsOf(await list(people.owner, 'kind=customer&name=%25'))).toEqual([]);
    expect(idsOf(await list(people.owner, 'kind=staff&role=finance'))).toEqual(['finance']);
  });

  test('come a page at a time, each once', async () => {
    const all = idsOf(await list(people.owner, 'kind=staff&page_size=100'));
    const first = await list(people.owner, 'kind=staff&page_size=3');
    const second = await list(people.owner, `kind=staff&page_size=3&cursor=${first.pagination.cursor}`);
    const third = await list(people.owner, 'kind=staff&page_size=3&page_num=3');
    expect([idsOf(first), idsOf(second), idsOf(third)].flat()).toEqual(all);
    const foreign = await people.owner.get(`/api/people?kind=customer&cursor=${first.pagination.cursor}`);
    expect(refusal(foreign)).toEqual({ code: 400, reason: 'invalid_request', field: 'cursor' });
  });

  test('who is no longer let in is not there, nor are those of another merchant', async () => {
    const { pool } = server.database;
    await pool.query(`UPDATE users SET disabled = true WHERE user_id = 'vip'`);
    const seen = idsOf(await list(people.owner, 'kind=customer&page_size=100'));
    await pool.query(`UPDATE users SET disabled = false WHERE user_id = 'vip'`);
    expect(seen).not.toContain('vip');
    expect(idsOf(await list(people.rival_owner, 'kind=customer'))).toEqual(['rival_customer']);
  });

  test('staff who do not manage people may not ask, nor customers', async () => {
    expect(refusal(await people.finance.get('/api/people?kind=staff'))).toEqual(forbidden);
    expect(refusal(await people.customer.get('/api/people?kind=staff'))).toEqual(forbidden);
  });
});

describe('set_user_vip', () => {
  test('a customer becomes VIP at the next request, and ordinary again; both are noted', async () => {
    expect(accepted(await setVip(people.manager, 'customer', 1, { version: 1 }))).toMatchObject({
      id: 'customer',
      is_vip: 1,
      version: 2,
    });
    expect((accepted(await people.customer.get('/api/user_info')) as User).is_vip).toBe(1);
    accepted(await setVip(people.owner, 'customer', 0));
    expect((accepted(await people.customer.get('/api/user_info')) as User).is_vip).toBe(0);
    expect(await noted('customer')).toEqual([
      { by_id: 'manager', event: 'vip.set', changes: { is_vip: { from: 0, to: 1 } } },
      { by_id: 'owner', event: 'vip.set', changes: { is_vip: { from: 1, to: 0 } } },
    ]);
  });

  test('what they are already changes nothing, and is not noted', async () => {
    expect(accepted(await setVip(people.manager, 'vip', 1))).toMatchObject({ is_vip: 1, version: 1 });
    expect(await noted('vip')).toEqual([]);
  });

  test('a version that is not the current one is refused with who made that', async () => {
    accepted(await setVip(people.owner, 'customer', 1));
    expect(refusal(await setVip(people.manager, 'customer', 0, { version: 1 }))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      current: { id: 'customer', is_vip: 1, version: 2 },
      changed_by: { id: 'owner', role: 'owner' },
    });
  });

  test('staff are no customers; those of another merchant, and nobody, are not found', async () => {
    expect(refusal(await setVip(people.owner, 'finance', 1))).toEqual(notACustomer);
    expect(refusal(await setVip(people.owner, 'rival_customer', 1))).toEqual(notFound);
    expect(refusal(await setVip(people.owner, 'nobody', 1))).toEqual(notFound);
    expect(refusal(await setVip(people.finance, 'customer', 1))).toEqual(forbidden);
  });

  test('a retry is answered as the first time, and takes nothing back', async () => {
    await sendTwice(people.owner, '/api/set_user_vip', { user_id: 'customer', is_vip: 1 }, () =>
      setVip(people.manager, 'customer', 0),
    );
    const { is_vip } = accepted(await people.customer.get('/api/user_info')) as User;
    expect([is_vip, (await noted('customer')).length]).toEqual([0, 2]);
  });
});

describe('move_user', () => {
  test('a customer with open orders is moved when it is confirmed; the orders stay', async () => {
    const { pool } = server.database;
    await pool.query(`UPDATE orders SET status = 'cancelled' WHERE merchant_id = 'm-demo'`);
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(people.customer, [{ sku, quantity: 1 }]);
    expect(refusal(await move(people.manager, 'customer', 'chiangmai'))).toEqual({
      code: 422,
      reason: 'has_open_orders',
      count: 1,
    });
    const moved = accepted(
      await move(people.manager, 'customer', 'chiangmai', { confirm: true }),
    ) as PersonRecord;
    expect([moved.group_id, moved.version]).toEqual(['chiangmai', 2]);
    expect((accepted(await people.customer.get('/api/user_info')) as User).group_id).toBe('chiangmai');
    const { rows } = await pool.query(`SELECT group_id FROM orders WHERE order_id = $1`, [order.id]);
    expect(rows).toEqual([{ group_id: 'pratunam' }]);
    expect(await noted('customer')).toEqual([
      { by_id: 'manager', event: 'group.move', changes: { group_id: { from: 'pratunam', to: 'chiangmai' } } },
    ]);
  });

  test.each([
    ['completed', 0, 422],
    ['completed', 500, 200],
    ['paid', 500, 422],
    ['cancelled', 0, 200],
  ])('an order that is %s and paid with %i satang leads to %i', async (status, paid, code) => {
    const { pool } = server.database;
    await pool.query(`UPDATE orders SET status = 'cancelled' WHERE merchant_id = 'm-demo'`);
    await pool.query(
      `UPDATE orders SET customer_id = 'customer', status = $1, total_satang = 500, paid_satang = $2 WHERE order_id =
         (SELECT order_id FROM orders WHERE merchant_id = 'm-demo' AND payment_order_id IS NULL ORDER BY order_no LIMIT 1)`,
      [status, paid],
    );
    expect((await move(people.manager, 'customer', 'moey')).status).toBe(code);
  });

  test('to the group where they are already changes nothing', async () => {
    expect(accepted(await move(people.owner, 'vip', 'chiangmai'))).toMatchObject({ version: 1 });
    expect(await noted('vip')).toEqual([]);
  });

  test('staff, another merchant’s people and groups, and nobody are refused each by its reason', async () => {
    expect(refusal(await move(people.owner, 'finance', 'moey'))).toEqual(notACustomer);
    expect(refusal(await move(people.owner, 'rival_customer', 'moey'))).toEqual(notFound);
    expect(refusal(await move(people.owner, 'customer', 'yaowarat'))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'yaowarat',
    });
    expect(refusal(await move(people.finance, 'customer', 'moey'))).toEqual(forbidden);
  });
});

describe('roles', () => {
  const reset = (person: Person, id: string, role: string, more: object = {}) =>
    person.post('/api/reset_role', { id, role, ...more });

  test('what becomes of them is noted, with who did it', async () => {
    accepted(await reset(people.manager, 'customer', 'finance', { version: 1 }));
    accepted(await reset(people.manager, 'customer', 'finance', { version: 2 }));
    accepted(await people.owner.post('/api/delete_role', { id: 'customer', version: 2 }));
    expect(await noted('customer')).toEqual([
      { by_id: 'manager', event: 'role.set', changes: { role: { from: '', to: 'finance' } } },
      { by_id: 'owner', event: 'role.delete', changes: { role: { from: 'finance', to: '' } } },
    ]);
  });

  test('a version that is not the current one is refused with who made that', async () => {
    accepted(await reset(people.owner, 'customer', 'storekeeper'));
    const conflict = {
      code: 409,
      reason: 'version_conflict',
      current: { id: 'customer', role: 'storekeeper', version: 2 },
      changed_by: { id: 'owner', role: 'owner' },
    };
    expect(refusal(await reset(people.manager, 'customer', 'finance', { version: 1 }))).toMatchObject(
      conflict,
    );
    expect(
      refusal(await people.manager.post('/api/delete_role', { id: 'customer', version: 1 })),
    ).toMatchObject(conflict);
    accepted(await people.owner.post('/api/delete_role', { id: 'customer' }));
  });

  test('who comes by an invitation is noted as having joined by themselves', async () => {
    const { url } = accepted(await people.owner.post('/api/group_invite', { group_id: 'moey' })) as {
      url: string;
    };
    const invite = new URL(url).searchParams.get('invite');
    const body = { line_id: '', line_access_token: 'demo:customer', invite };
    accepted(await server.send('POST', '/api/auth/line', { body }));
    expect(await noted('customer')).toEqual([
      { by_id: 'customer', event: 'group.join', changes: { group_id: { from: 'pratunam', to: 'moey' } } },
    ]);
  });
});
