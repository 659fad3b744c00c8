import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  orderOf,
  payOrders,
  refusal,
  stockOf,
  stockSku,
  submitOrder,
  type TestSku,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let bowl: TestSku;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
beforeEach(async () => {
  bowl = await stockSku(server, { price: 5, pieces: 10 });
});
afterAll(() => server.stop());

const untouched = { on_hand: 10, reserved: 0, sum: 10, records: [] };

/** Brings in what a customer owed before: 200 bowls, more than the shelf ever held; answers its id. */
async function importDebt(status: 'created' | 'confirmed'): Promise<string> {
  const { pool } = server.database;
  const id = randomUUID();
  await pool.query(
    `WITH next AS (UPDATE counters SET value = value + 1 WHERE merchant_id = 'm-demo' AND series = 'order' RETURNING value)
     INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang, source)
     SELECT 'm-demo', $1, value, 'pratunam', 'customer', $2, 100000, 'history_unpaid_orders' FROM next`,
    [id, status],
  );
  await pool.query(
    `INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, quantity, price_satang, total_satang)
     VALUES ('m-demo', $1, 1, $2, 'Bowl', 200, 500, 100000)`,
    [id, bowl.id],
  );
  return id;
}

async function statusAfter(path: string, body: object): Promise<string> {
  return (accepted(await manager.post(path, body)) as Order).status;
}

describe('a debt that an import brought in', () => {
  test("is listed with the group's other unpaid orders", async () => {
    const id = await importDebt('confirmed');
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const { unpaid_order_list } = await orderOf(customer, order.id);
    expect(unpaid_order_list.find((unpaid) => unpaid.id === id)).toMatchObject({
      source: 'history_unpaid_orders',
      status: 'confirmed',
      total_amount: 1000,
      detail: [{ sku_id: bowl.id, quantity: 200 }],
    });
  });

  test('moves no stock when it is confirmed, edited, paid and completed', async () => {
    const id = await importDebt('created');
    expect(await statusAfter('/api/update_order', { id })).toBe('confirmed');
    const detail = [{ sku_id: bowl.id, quantity: 150, price: 5 }];
    expect(await statusAfter('/api/update_order', { id, detail })).toBe('confirmed');
    const payment = await payOrders(manager, [await orderOf(manager, id)]);
    const finance = await server.as('finance');
    accepted(await finance.post('/api/confirm_pay_order', { id: payment.id, paid_amount: 750 }));
    expect([(await orderOf(manager, id)).status, await stockOf(server, bowl)]).toEqual([
      'completed',
      untouched,
    ]);
  });

  test('reserves nothing, and is none of the orders that stand in the way of a count', async () => {
    await importDebt('created');
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 2 }]);
    const storekeeper = await server.as('storekeeper');
    const count = {
      product_id: bowl.id,
      operation_type: 'inventory',
      operation_subtype: 'inventory_decrease',
      amount: 9,
      price: bowl.price,
      base_stock: 10,
      counted: 1,
    };
    expect(refusal(await storekeeper.post('/api/wash_stock', count))).toEqual({
      code: 422,
      reason: 'reserved_stock',
      reserved: 2,
      orders: [{ id: order.id, order_no: order.order_no, quantity: 2 }],
    });
  });

  test.each(['created', 'confirmed'] as const)('moves no stock when it is cancelled %s', async (status) => {
    const id = await importDebt(status);
    expect(await statusAfter('/api/cancel_order', { id })).toBe('cancelled');
    expect(await stockOf(server, bowl)).toEqual(untouched);
  });

  test('is paid together with an order of today, which alone is sold from the shelf', async () => {
    const id = await importDebt('confirmed');
    const order = await confirmOrder(manager, await submitOrder(customer, [{ sku: bowl, quantity: 2 }]));
    const payment = await payOrders(manager, [await orderOf(manager, id), order]);
    expect([payment.should_paid_amount, payment.order_list.map(({ status }) => status)]).toEqual([
      1010,
      ['paid', 'paid'],
    ]);
    expect(await stockOf(server, bowl)).toEqual({
      on_hand: 8,
      reserved: 0,
      sum: 8,
      records: [{ entry_type: 'sale', change: -2, stock_after: 8 }],
    });
  });
});
