import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnsOf, rowsOf } from '../store/database-contents.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import {
  accepted,
  newConfirmedOrder,
  orderBody,
  stockSku,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

/** The answer to a request while a table is inaccessible. */
async function without(table: string, send: () => Promise<Reply>): Promise<Reply> {
  const { pool } = server.database;
  await pool.query(`ALTER TABLE ${table} RENAME TO out_of_reach`);
  try {
    return await send();
  } finally {
    await pool.query(`ALTER TABLE out_of_reach RENAME TO ${table}`);
  }
}

const shopError = { code: 500, data: { reason: 'server_error' }, message: 'Server error' };

/** Tables that ordering and paying do not query. */
async function reached(send: (key: object) => Promise<Reply>): Promise<string[]> {
  const tables = Object.keys(await columnsOf(server.database.pool));
  const failed: string[] = [];
  for (const table of tables) {
    const before = await rowsOf(server.database.pool);
    const reply = await without(table, () => send({ 'idempotency-key': randomUUID() }));
    if (reply.status === 200) continue;
    expect([table, reply.status, reply.raw.json()]).toEqual([table, 500, shopError]);
    expect([table, await rowsOf(server.database.pool)]).toEqual([table, before]);
    failed.push(table);
  }
  return failed;
}

describe('a write that fails in the middle', () => {
  test('16.5.3 at whichever table leads to "Server error" and to not one row, whoever somebody is or may do being unknown included', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 1000 });
    const order = (headers: object) =>
      customer.post('/api/submit_order', orderBody([{ sku, quantity: 1 }]), { headers: { ...headers } });
    expect(await reached(order)).toEqual(
      expect.arrayContaining(
        'counters idempotency_records merchants order_history order_lines orders skus users'.split(' '),
      ),
    );
  });

  test('does not pay an order either, and the same request pays it once all is well', async () => {
    const confirmed = await newConfirmedOrder(server, { buyer: customer, manager });
    const body = {
      order_ids: [confirmed.id],
      payment_photos: [await uploadPhoto(manager)],
      payment_type: 'receipt',
      total_actual_amount: confirmed.total_amount,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const pay = () => manager.post('/api/pay_order', body, { headers });
    for (const table of [
      'payment_history',
      'order_history',
      'idempotency_records',
      'uploads',
      'user_roles',
    ]) {
      const before = await rowsOf(server.database.pool);
      expect([table, (await without(table, pay)).status]).toEqual([table, 500]);
      expect(await rowsOf(server.database.pool)).toEqual(before);
    }
    accepted(await pay());
  });
});

describe('a read whose rights cannot be asked', () => {
  test.each(['users', 'merchants', 'ended_sessions'])('of %s shows nothing', async (table) => {
    const photo = await uploadPhoto(customer);
    const replies = await without(table, async () => {
      const seen = await customer.get('/api/order_list');
      const byCookie = await server.send('GET', photo, { headers: { cookie: customer.cookie } });
      const lists = [await customer.post('/api/order_list', {}), await customer.get('/api/user_info')];
      return { ...seen, data: [byCookie, ...lists].map(({ status }) => status) };
    });
    expect(replies.data).toEqual([500, 500, 500]);
  });
});
