import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  manager = await server.as('manager');
});
afterAll(() => server.stop());

const move = (user_id: string) => manager.post('/api/move_user', { user_id, group_id: 'moey' });

describe('while the group has an open order', () => {
  const asked = async (userId: string) => (await move(userId)).data;
  const refused = { count: 1 };

  beforeEach(async () => {
    const { pool } = server.database;
    await pool.query(
      `UPDATE users SET group_id = CASE user_id WHEN 'vip' THEN 'chiangmai' ELSE 'pratunam' END WHERE user_id IN ('vip', 'customer')`,
    );
    await pool.query(`UPDATE orders SET status = 'cancelled' WHERE merchant_id = 'm-demo'`);
    await pool.query(`INSERT INTO users (merchant_id, user_id, group_id, name) VALUES
      ('m-demo', 'partner', 'pratunam', 'Partner'), ('m-demo', 'away', 'chiangmai', 'Away')`);
    await pool.query(`UPDATE users SET disabled = true WHERE user_id = 'away'`);
  });
  afterEach(async () => {
    await server.database.pool.query(`DELETE FROM users WHERE user_id IN ('partner', 'away')`);
  });

  const openOrder = async (groupId: string, customerId: string) =>
    await server.database.pool.query(
      `UPDATE orders SET status = 'confirmed', group_id = $1, customer_id = $2 WHERE order_id =
         (SELECT order_id FROM orders WHERE merchant_id = 'm-demo' AND payment_order_id IS NULL ORDER BY order_no LIMIT 1)`,
      [groupId, customerId],
    );

  test('that staff entered, move_user moves its customer when it is confirmed', async () => {
    await openOrder('pratunam', 'manager');
    expect(refusal(await move('customer'))).toMatchObject(refused);
    expect(await asked('vip')).toMatchObject({ group_id: 'moey' });
  });

  test('that another customer of it placed, for move_user it is theirs, unless they are disabled or gone', async () => {
    await openOrder('pratunam', 'partner');
    expect(await asked('customer')).toMatchObject({ group_id: 'moey' });
    await openOrder('chiangmai', 'away');
    expect(refusal(await move('vip'))).toMatchObject(refused);
    await openOrder('chiangmai', 'partner');
    expect(refusal(await move('vip'))).toMatchObject(refused);
  });

  test('of its customer an invitation asks by the names of both groups, and moves them when it is confirmed', async () => {
    const { pool } = server.database;
    const groupAndSteps = async () =>
      (
        await pool.query<{ group: string; joins: number }>(
          `SELECT group_id AS "group", (SELECT count(*)::int FROM record_history
             WHERE kind = 'person' AND record_id = 'customer' AND event = 'group.join') AS joins
           FROM users WHERE user_id = 'customer'`,
        )
      ).rows[0];
    const link = accepted(await manager.post('/api/group_invite', { group_id: 'moey' }));
    const invite = new URL((link as { url: string }).url).searchParams.get('invite');
    const signIn = (more: object) =>
      server.send('POST', '/api/auth/line', {
        body: { line_id: '', line_access_token: 'demo:customer', invite, ...more },
      });
    await openOrder('pratunam', 'customer');
    const question = {
      code: 422,
      reason: 'has_open_orders',
      count: 1,
      from: '水门批发 3 楼',
      to: 'ร้านเจ๊หมวย · สำเพ็ง',
    };
    for (const more of [{}, { confirm_join: false }, { confirm_join: null }])
      expect(refusal(await signIn(more))).toEqual(question);
    expect(await groupAndSteps()).toEqual({ group: 'pratunam', joins: 0 });
    expect((await signIn({ confirm_join: true })).data).toMatchObject({ user: { group_id: 'moey' } });
    // Whoever is there already is asked nothing more.
    expect((await signIn({})).data).toMatchObject({ user: { group_id: 'moey' } });
    expect(await groupAndSteps()).toEqual({ group: 'moey', joins: 1 });
  });
});
