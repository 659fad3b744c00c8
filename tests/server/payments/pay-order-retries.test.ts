import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { newConfirmedOrder, refusal, sendTwice, uploadPhoto } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

/** What pays a new order. */
async function newProof() {
  const order = await newConfirmedOrder(server, { buyer: customer, manager }, { price: 50 });
  const body = {
    order_ids: [order.id],
    payment_photos: [await uploadPhoto(manager)],
    payment_type: 'cash',
    total_actual_amount: 100,
  };
  return { orderId: order.id, body };
}

async function paymentsUnder(key: string): Promise<number> {
  const { rows } = await server.database.pool.query(
    'SELECT 1 FROM payment_orders WHERE idempotency_key = $1',
    [key],
  );
  return rows.length;
}

describe('pay_order sent again under its key', () => {
  test('answers as before and makes one payment', async () => {
    const { body } = await newProof();
    const { headers } = await sendTwice(manager, '/api/pay_order', body);
    expect(await paymentsUnder(headers['idempotency-key'])).toBe(1);
  });

  test('whose answer was forgotten makes no second payment', async () => {
    const { body, orderId } = await newProof();
    const { pool } = server.database;
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    await manager.post('/api/pay_order', body, { headers });
    await pool.query('DELETE FROM idempotency_records WHERE key = $1', [key]);
    expect(refusal(await manager.post('/api/pay_order', body, { headers }))).toEqual({
      code: 409,
      reason: 'not_allowed_in_status',
      id: orderId,
      status: 'paid',
    });
    const { body: other, orderId: otherId } = await newProof();
    expect(refusal(await manager.post('/api/pay_order', other, { headers }))).toEqual({
      code: 422,
      reason: 'idempotency_key_reused',
    });
    expect(await paymentsUnder(key)).toBe(1);
    const { rows } = await pool.query('SELECT status FROM orders WHERE order_id = $1', [otherId]);
    expect(rows).toEqual([{ status: 'confirmed' }]);
  });
});
