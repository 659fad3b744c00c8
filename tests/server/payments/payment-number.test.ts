import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  confirmOrder,
  payOrders,
  stockSku,
  submitOrder,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';
import { untilLockIsWaitedFor } from '../test-database.ts';

let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await Promise.all([server.as('customer'), server.as('order_manager')]);
});
afterAll(() => server.stop());

async function newOrder(): Promise<Order> {
  const sku = await stockSku(server, { price: 50, pieces: 10 });
  return await confirmOrder(manager, await submitOrder(customer, [{ sku, quantity: 1 }]));
}

describe('a payment that waits for its photo', () => {
  test('keeps no other of the merchant from getting its number', async () => {
    const { pool } = server.database;
    const [first, second] = [await newOrder(), await newOrder()];
    const photo = await uploadPhoto(manager);
    const holding = await pool.connect();
    await holding.query('BEGIN');
    await holding.query('SELECT 1 FROM uploads WHERE file_name = $1 FOR UPDATE', [
      photo.replace('/api/files/', ''),
    ]);
    const waiting = payOrders(manager, [first], { payment_photos: [photo] });
    await untilLockIsWaitedFor(server.database);
    const { payment_no } = await payOrders(manager, [second]);
    await holding.query('COMMIT');
    holding.release();
    expect(Number((await waiting).payment_no)).toBe(Number(payment_no) + 1);
  });
});
