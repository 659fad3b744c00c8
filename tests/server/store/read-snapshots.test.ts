import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderSummary } from '../../../domain/contract.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import { accepted, stockSku, submitOrder } from '../orders/orders-and-payments.ts';
import { untilLockIsWaitedFor } from '../test-database.ts';

let server: TestServer;
let customer: Person;

beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
});
afterAll(() => server.stop());

/** The answer when an order's quantity changes from two to three between reading the order and its lines. */
async function readWhileEdited(read: (order: Order) => Promise<Reply>): Promise<unknown> {
  const sku = await stockSku(server, { price: 5, pieces: 10 });
  const order = await submitOrder(customer, [{ sku, quantity: 2 }]);
  const editor = await server.database.pool.connect();
  await editor.query('BEGIN');
  await editor.query('LOCK TABLE order_lines IN ACCESS EXCLUSIVE MODE');
  const reading = read(order);
  await untilLockIsWaitedFor(server.database);
  await editor.query('UPDATE orders SET total_satang = 1500, version = 2 WHERE order_id = $1', [order.id]);
  await editor.query('UPDATE order_lines SET quantity = 3, total_satang = 1500 WHERE order_id = $1', [
    order.id,
  ]);
  await editor.query('COMMIT');
  editor.release();
  return accepted(await reading);
}

function seen({ version, total_amount, detail }: OrderSummary) {
  return [version, total_amount, ...detail.map(({ quantity }) => quantity)];
}

describe('an order that is edited while it is read', () => {
  test('is shown whole as it was, in its detail', async () => {
    const order = await readWhileEdited(({ id }) => customer.get(`/api/order_detail?order_id=${id}`));
    expect(seen(order as Order)).toEqual([1, 10, 2]);
  });

  test('is shown whole as it was, in a list', async () => {
    const page = await readWhileEdited(({ id }) => customer.post('/api/order_list', { id }));
    expect((page as { items: OrderSummary[] }).items.map(seen)).toEqual([[1, 10, 2]]);
  });

  test('is shown whole as it was, to whoever holds its link', async () => {
    const order = await readWhileEdited(({ id }) => server.send('GET', `/api/order_detail?order_id=${id}`));
    expect(order).toMatchObject({ total_amount: 10, detail: [{ quantity: 2 }] });
  });
});
