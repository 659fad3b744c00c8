import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  manager = await server.as('manager');
});
afterAll(() => server.stop());

const move = (user_id: string) => manager.post('/api/move_user', { user_id, group_id: 'moey' });

describe('move_user while the group has an open order', () => {
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

  test('that staff entered, its customer is moved when it is confirmed', async () => {
    await openOrder('pratunam', 'manager');
    expect(refusal(await move('customer'))).toMatchObject(refused);
    expect(await asked('vip')).toMatchObject({ group_id: 'moey' });
  });

  test('that another customer of it placed, it is theirs, unless they are disabled or gone', async () => {
    await openOrder('pratunam', 'partner');
    expect(await asked('customer')).toMatchObject({ group_id: 'moey' });
    await openOrder('chiangmai', 'away');
    expect(refusal(await move('vip'))).toMatchObject(refused);
    await openOrder('chiangmai', 'partner');
    expect(refusal(await move('vip'))).toMatchObject(refused);
  });
});
