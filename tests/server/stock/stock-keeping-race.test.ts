import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { stockBodies, washStock } from './wash-stock.ts';
import {
  confirmOrder,
  orderBody,
  refusal,
  stockOf,
  stockSku,
  submitOrder,
  type TestSku,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let storekeeper: Person;
let seller: Person;
let customer: Person;
let orders: Person;

beforeAll(async () => {
  server = await startServer();
  [storekeeper, seller, customer, orders] = await server.people(
    'storekeeper',
    'sku_order_manager',
    'customer',
    'order_manager',
  );
});
afterAll(() => server.stop());

const bowls = (pieces: number) => stockSku(server, { price: 10, pieces });
const shelfOf = async (sku: TestSku) => {
  const { on_hand, sum } = await stockOf(server, sku);
  return { on_hand, sum };
};

describe('stock with many hands at once', () => {
  test('of 50 who take the last 3 pieces, 3 get one and 47 are told that none is left', async () => {
    const sku = await bowls(3);
    const one = [
      { ...stockBodies.decrease, amount: 1 },
      { ...stockBodies.damage, amount: 1 },
      { ...stockBodies.transferOut, amount: 1 },
    ];
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        washStock(at % 2 === 0 ? storekeeper : seller, sku, one[at % 3] ?? {}),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status !== 200).map(refusal)).toEqual(
      Array.from({ length: 47 }, () => ({
        code: 422,
        reason: 'insufficient_stock',
        sku_id: sku.id,
        stock: 0,
      })),
    );
    expect(await stockOf(server, sku)).toEqual({ on_hand: 0, reserved: 0, sum: 0, records: [] });
  });

  test('of a decrease and orders that want the same pieces, nothing is promised that is gone', async () => {
    const sku = await bowls(5);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? customer.post('/api/submit_order', orderBody([{ sku, quantity: 1 }]))
          : washStock(storekeeper, sku, { ...stockBodies.damage, amount: 1 }),
      ),
    );
    const taken = (rest: number) =>
      replies.filter(({ status }, at) => at % 2 === rest && status === 200).length;
    expect(taken(0) + taken(1)).toBe(5);
    expect(await stockOf(server, sku)).toEqual({
      on_hand: 5 - taken(1),
      reserved: taken(0),
      sum: 5 - taken(1),
      records: [],
    });
  });

  test('two counts of one stock at once: one is recorded, the other is told that the stock has changed', async () => {
    const sku = await bowls(12);
    const replies = await Promise.all([
      washStock(storekeeper, sku, { ...stockBodies.decrease, amount: 1, base_stock: 12, counted: 11 }),
      washStock(seller, sku, { ...stockBodies.decrease, amount: 2, base_stock: 12, counted: 10 }),
    ]);
    const [first, second] = replies.map((reply) => (reply.status === 200 ? 'counted' : refusal(reply)));
    const moved = { code: 409, reason: 'stock_moved', base_stock: 12 };
    expect([
      { first: 'counted', second: { ...moved, on_hand: 11, counted: 10 }, on_hand: 11, sum: 11 },
      { first: { ...moved, on_hand: 10, counted: 11 }, second: 'counted', on_hand: 10, sum: 10 },
    ]).toContainEqual({ first, second, ...(await shelfOf(sku)) });
  });

  test('a count and a sale at once: either the count was first, or it is told of the sale', async () => {
    for (let round = 0; round < 10; round += 1) {
      const sku = await bowls(12);
      const order = await submitOrder(customer, [{ sku, quantity: 2 }]);
      const [reply] = await Promise.all([
        washStock(storekeeper, sku, { ...stockBodies.decrease, amount: 1, base_stock: 12, counted: 11 }),
        confirmOrder(orders, order),
      ]);
      const count =
        reply.status === 200 ? { counted: (reply.data as { on_hand: number }).on_hand } : refusal(reply);
      const moved = { code: 409, reason: 'stock_moved', base_stock: 12, on_hand: 10, counted: 11 };
      expect([
        { count: { counted: 11 }, on_hand: 9, sum: 9 },
        { count: moved, on_hand: 10, sum: 10 },
      ]).toContainEqual({ count, ...(await shelfOf(sku)) });
    }
  });

  test('30 purchases at once add up, each record following the one before', async () => {
    const sku = await bowls(0);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        washStock(storekeeper, sku, { ...stockBodies.purchase, amount: at + 1 }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    const { rows } = await server.database.pool.query<{ stock_after: number; sum: number }>(
      `SELECT stock_after, (sum(change) OVER (ORDER BY seq))::int AS sum FROM stock_records WHERE sku_id = $1`,
      [sku.id],
    );
    expect(rows.map(({ stock_after }) => stock_after)).toEqual(rows.map(({ sum }) => sum));
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 465, sum: 465 });
  });
});
