import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoleRecord, User } from '../../../domain/contract.ts';
import { assignableRoles } from '../../../domain/roles.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, sendTwice } from '../orders/orders-and-payments.ts';

let server: TestServer;
let people: Record<
  'owner' | 'admin' | 'manager' | 'order_manager' | 'finance' | 'customer' | 'rival_owner',
  Person
>;

beforeAll(async () => {
  server = await startServer();
  const [owner, admin, manager, order_manager, finance, customer, rival_owner] = await server.people(
    'owner',
    'admin',
    'manager',
    'order_manager',
    'finance',
    'customer',
    'rival_owner',
  );
  people = { owner, admin, manager, order_manager, finance, customer, rival_owner };
});
afterAll(() => server.stop());

/** Everybody as the demo has them. */
beforeEach(async () => {
  const { pool } = server.database;
  await pool.query('DELETE FROM user_roles');
  await pool.query(
    `INSERT INTO user_roles (merchant_id, user_id, role)
     SELECT merchant_id, user_id, CASE user_id WHEN 'rival_owner' THEN 'owner' ELSE user_id END FROM users
     WHERE user_id IN ('owner', 'admin', 'manager', 'order_manager', 'sku_order_manager', 'storekeeper', 'finance', 'rival_owner')`,
  );
});

const reset = (person: Person, id: string, role: string, more: object = {}) =>
  person.post('/api/reset_role', { id, line_id: 'U-any', merchant_id: 'm-any', role, ...more });
const remove = (person: Person, id: string, more: object = {}) =>
  person.post('/api/delete_role', { id, line_id: '', merchant_id: null, ...more });
const roleOf = async (person: Person) => (accepted(await person.get('/api/user_info')) as User).role;
const rolesSeenBy = async (person: Person) =>
  (accepted(await person.get('/api/roles')) as RoleRecord[]).map(({ id, role }) => `${id}: ${role}`);

const notChangeable = { code: 422, reason: 'person_not_changeable' };
const notFound = { code: 404, reason: 'not_found' };
const forbidden = { code: 403, reason: 'forbidden_role' };

const staff = [
  'order_manager: order_manager',
  'admin: admin',
  'manager: manager',
  'sku_order_manager: sku_order_manager',
  'owner: owner',
  'storekeeper: storekeeper',
  'finance: finance',
];
const customers = ['customer_chatuchak: ', 'customer: ', 'customer_moey: ', 'vip: '];

describe('roles', () => {
  test('staff see each other, and those who manage people see the customers after them', async () => {
    expect(new Set(await rolesSeenBy(people.finance))).toEqual(new Set(staff));
    for (const person of [people.owner, people.admin, people.manager]) {
      const seen = await rolesSeenBy(person);
      expect(new Set(seen.slice(0, staff.length))).toEqual(new Set(staff));
      expect(new Set(seen.slice(staff.length))).toEqual(new Set(customers));
    }
    expect(await rolesSeenBy(people.rival_owner)).toEqual(['rival_owner: owner', 'rival_customer: ']);
  });

  test('of more than a thousand people the first thousand are answered, staff before customers', async () => {
    const { pool } = server.database;
    await pool.query(
      `INSERT INTO users (merchant_id, user_id, group_id, name)
       SELECT 'm-demo', 'many-' || n, 'pratunam', 'A ' || n FROM generate_series(1, 1000) n`,
    );
    const seen = await rolesSeenBy(people.manager);
    await pool.query(`DELETE FROM users WHERE user_id LIKE 'many-%'`);
    expect([seen.length, new Set(seen.slice(0, staff.length))]).toEqual([1000, new Set(staff)]);
  });

  test('a person has name, picture and LINE account, and all their roles in one text', async () => {
    await server.database.pool.query(
      `INSERT INTO user_roles (merchant_id, user_id, role) VALUES ('m-demo', 'finance', 'storekeeper')`,
    );
    const found = accepted(await people.manager.get('/api/roles')) as RoleRecord[];
    expect(found.find(({ id }) => id === 'finance')).toEqual({
      id: 'finance',
      name: 'อนงค์ พานิช',
      role: 'storekeeper,finance',
      avatar_url: people.finance.user.avatar_url,
      line_id: people.finance.user.line_id,
      merchant_id: 'm-demo',
    });
  });

  test('the next answer to whoever got another role says another version of them, and to nobody else', async () => {
    const versions = async () =>
      Promise.all(
        [people.finance, people.customer].map(async (person) => {
          const { headers } = await person.get('/api/user_info');
          return String(headers['settings-version']).split('.').map(Number);
        }),
      );
    const [before, others] = await versions();
    accepted(await reset(people.owner, 'finance', 'storekeeper'));
    expect(await versions()).toEqual([[before?.[0], (before?.[1] ?? 0) + 1], others]);
  });

  test('customers may not ask, nor anybody without a token', async () => {
    expect(refusal(await people.customer.get('/api/roles'))).toEqual(forbidden);
    expect((await server.send('GET', '/api/roles')).data).toEqual({ reason: 'token_null' });
  });

  test('who is no longer let in is not there, and cannot be given a role', async () => {
    const { pool } = server.database;
    await pool.query(`UPDATE users SET disabled = true WHERE user_id IN ('storekeeper', 'vip')`);
    const seen = await rolesSeenBy(people.owner);
    const refused = [refusal(await reset(people.owner, 'vip', 'finance')), await remove(people.owner, 'vip')];
    await pool.query(`UPDATE users SET disabled = false WHERE user_id IN ('storekeeper', 'vip')`);
    expect(seen).toHaveLength(staff.length + customers.length - 2);
    expect(refused).toMatchObject([notFound, { status: 404 }]);
  });
});

describe('reset_role', () => {
  test.each(assignableRoles)('%s takes the place of all other roles at the next request', async (role) => {
    expect(accepted(await reset(people.manager, 'finance', role))).toEqual({
      id: 'finance',
      name: 'อนงค์ พานิช',
      role,
      avatar_url: people.finance.user.avatar_url,
      line_id: people.finance.user.line_id,
      merchant_id: 'm-demo',
    });
    expect(await roleOf(people.finance)).toBe(role);
    const seesCustomers = (await rolesSeenBy(people.finance)).length > staff.length;
    expect(seesCustomers).toBe(role === 'manager');
  });

  test('a customer becomes staff with the token that they have', async () => {
    expect(refusal(await people.customer.get('/api/roles'))).toEqual(forbidden);
    expect((await reset(people.admin, 'customer', 'storekepper')).data).toMatchObject({
      role: 'storekeeper',
    });
    expect((await people.customer.get('/api/roles')).status).toBe(200);
    const { rows } = await server.database.pool.query(
      `SELECT role FROM user_roles WHERE user_id = 'customer'`,
    );
    expect(rows).toEqual([{ role: 'storekeeper' }]);
  });

  test.each(['owner', 'admin', 'customer', 'boss', '', 'finance,manager'])(
    'the role "%s" cannot be given',
    async (role) => {
      const reply = await reset(people.owner, 'finance', role);
      expect(refusal(reply)).toEqual({ code: 422, reason: 'role_not_assignable', role });
      expect(await roleOf(people.finance)).toBe('finance');
    },
  );

  test('an admin is changed by an owner only, an owner by nobody, and nobody changes themselves', async () => {
    expect(refusal(await reset(people.manager, 'admin', 'finance'))).toEqual(notChangeable);
    expect(refusal(await reset(people.admin, 'owner', 'finance'))).toEqual(notChangeable);
    expect(refusal(await reset(people.owner, 'owner', 'finance'))).toEqual(notChangeable);
    expect(refusal(await reset(people.admin, 'admin', 'finance'))).toEqual(notChangeable);
    expect(refusal(await reset(people.manager, 'manager', 'finance'))).toEqual(notChangeable);
    expect((await reset(people.manager, 'order_manager', 'manager')).status).toBe(200);
    expect((await reset(people.owner, 'admin', 'finance')).status).toBe(200);
    expect(await roleOf(people.admin)).toBe('finance');
  });

  test('someone of another merchant or nobody at all is not found, whatever the hints say', async () => {
    const hints = { line_id: people.rival_owner.user.line_id, merchant_id: 'm-rival' };
    expect(refusal(await reset(people.owner, 'rival_customer', 'finance', hints))).toEqual(notFound);
    expect(refusal(await reset(people.owner, 'nobody', 'boss'))).toEqual(notFound);
    expect(refusal(await reset(people.rival_owner, 'customer', 'finance'))).toEqual(notFound);
  });

  test('staff who do not manage people may not, and a body that lacks something is malformed', async () => {
    expect(refusal(await reset(people.order_manager, 'customer', 'finance'))).toEqual(forbidden);
    expect(refusal(await reset(people.customer, 'customer', 'owner'))).toEqual(forbidden);
    const malformed = { code: 400, reason: 'invalid_request' };
    expect(refusal(await people.owner.post('/api/reset_role', { id: 'finance' }))).toEqual({
      ...malformed,
      field: 'role',
    });
    expect(refusal(await people.owner.post('/api/reset_role', { role: 'finance' }))).toEqual({
      ...malformed,
      field: 'id',
    });
  });

  test('many changes of one person at once leave one role', async () => {
    const given = [...assignableRoles, ...assignableRoles];
    const replies = await Promise.all(given.map((role) => reset(people.owner, 'finance', role)));
    expect(replies.map(({ status }) => status)).toEqual(given.map(() => 200));
    expect(assignableRoles).toContain(await roleOf(people.finance));
  });
});

describe('delete_role', () => {
  test('staff become customers, whose rights they have at the next request', async () => {
    await server.database.pool.query(
      `INSERT INTO user_roles (merchant_id, user_id, role) VALUES ('m-demo', 'finance', 'storekeeper')`,
    );
    expect((await remove(people.manager, 'finance')).data).toEqual({ id: 'finance' });
    expect(await roleOf(people.finance)).toBe('');
    expect(refusal(await people.finance.get('/api/roles'))).toEqual(forbidden);
    expect((await remove(people.manager, 'finance')).data).toEqual({ id: 'finance' });
  });

  test('an admin is changed by an owner only, an owner by nobody, and nobody changes themselves', async () => {
    expect(refusal(await remove(people.manager, 'admin'))).toEqual(notChangeable);
    expect(refusal(await remove(people.admin, 'owner'))).toEqual(notChangeable);
    expect(refusal(await remove(people.owner, 'owner'))).toEqual(notChangeable);
    expect(refusal(await remove(people.manager, 'manager'))).toEqual(notChangeable);
    expect((await remove(people.owner, 'admin')).data).toEqual({ id: 'admin' });
  });

  test('someone of another merchant or nobody at all is not found, and other staff may not ask', async () => {
    expect(refusal(await remove(people.owner, 'rival_customer'))).toEqual(notFound);
    expect(refusal(await remove(people.owner, 'nobody'))).toEqual(notFound);
    expect(refusal(await remove(people.finance, 'customer'))).toEqual(forbidden);
  });

  test('of two managers who remove each other at once, one is late', async () => {
    await reset(people.owner, 'order_manager', 'manager');
    const replies = await Promise.all([
      remove(people.manager, 'order_manager'),
      remove(people.order_manager, 'manager'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a retry is answered as the first time, and gives nothing back that was given since', async () => {
    await sendTwice(people.owner, '/api/delete_role', { id: 'finance' }, () =>
      reset(people.owner, 'finance', 'storekeeper'),
    );
    expect(await roleOf(people.finance)).toBe('storekeeper');
  });
});
