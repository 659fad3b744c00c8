import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { confirmOrder, orderBody, stockOf, stockSku, submitOrder } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, manager] = await server.people('customer', 'vip', 'order_manager');
});
afterAll(() => server.stop());

describe('stock with many buyers at once', () => {
  test('2.3.4 of 20 who want the last 3 pieces, 3 get one and 17 are told that none is left', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 3 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? customer : vip).post('/api/submit_order', orderBody([{ sku: bowl, quantity: 1 }])),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status !== 200).map(({ data }) => data)).toEqual(
      Array.from({ length: 17 }, () => ({ reason: 'insufficient_stock', sku_id: bowl.id, stock: 0 })),
    );
    expect(await stockOf(server, bowl)).toEqual({ on_hand: 3, reserved: 3, sum: 3, records: [] });
  });

  test('orders that name the same products in another order do not block each other', async () => {
    const [bowl, mug] = [
      await stockSku(server, { price: 5, pieces: 40 }),
      await stockSku(server, { price: 7, pieces: 40 }),
    ];
    const lines = [
      { sku: bowl, quantity: 1 },
      { sku: mug, quantity: 1 },
    ];
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? customer : vip).post(
          '/api/submit_order',
          orderBody(at % 2 === 0 ? lines : lines.toReversed()),
        ),
      ),
    );
    const attempts = query.mock.calls.filter((call) => /"begin isolation/i.test(JSON.stringify(call)));
    query.mockRestore();
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    // After a deadlock one transaction is retried, which its answer doesn't show.
    expect(attempts).toHaveLength(20);
    expect([await stockOf(server, bowl), await stockOf(server, mug)]).toMatchObject([
      { reserved: 20 },
      { reserved: 20 },
    ]);
  });

  test('an order confirmed ten times at once is sold once', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 40 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 4 }]);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => manager.post('/api/update_order', order)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await stockOf(server, bowl)).toEqual({
      on_hand: 36,
      reserved: 0,
      sum: 36,
      records: [{ entry_type: 'sale', change: -4, stock_after: 36 }],
    });
  });

  test('confirming and cancelling at once leaves the stock as the winner says', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 40 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 4 }]);
    await Promise.allSettled([
      confirmOrder(manager, order),
      manager.post('/api/cancel_order', { id: order.id }),
    ]);
    const { on_hand, reserved, sum } = await stockOf(server, bowl);
    const { rows } = await server.database.pool.query<{ status: string }>(
      `SELECT status FROM orders WHERE order_id = $1`,
      [order.id],
    );
    expect({ on_hand, reserved, sum }).toEqual(
      rows[0]?.status === 'confirmed'
        ? { on_hand: 36, reserved: 0, sum: 36 }
        : { on_hand: 40, reserved: 0, sum: 40 },
    );
  });
});
