import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, StockRecord } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, confirmOrder, stockSku, submitOrder } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let orders: Person;
let storekeeper: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, orders, storekeeper] = await Promise.all([
    server.as('customer'),
    server.as('order_manager'),
    server.as('storekeeper'),
  ]);
});
afterAll(() => server.stop());

describe('the stock records of an order', () => {
  test('have the prices of its lines, whatever the catalogue asks: a return that at which it was sold', async () => {
    const sku = await stockSku(server, { price: 100, pieces: 10 });
    const atPrice = (order: Order, quantity: number, price: number): Order => ({
      ...order,
      detail: order.detail.map((line) => ({ ...line, quantity, price })),
    });
    const save = (order: Order) => confirmOrder(orders, order);
    const sold = await save(atPrice(await submitOrder(customer, [{ sku, quantity: 3 }]), 3, 80));
    accepted(await storekeeper.post('/api/edit_sku', { id: sku.id, name: 'Bowl', price: 120 }));
    const dearer = await save(atPrice(sold, 4, 90));
    const less = await save(atPrice(dearer, 2, 70));
    accepted(await orders.post('/api/cancel_order', { id: less.id }));

    const records = accepted(await storekeeper.get(`/api/wash_stock_list?sku_id=${sku.id}`)) as StockRecord[];
    expect(records.map(({ entry_type, amount, price }) => [entry_type, amount, price])).toEqual([
      ['return', 2, 70],
      ['return', 2, 90],
      ['sale', 1, 90],
      ['sale', 3, 80],
      ['purchase', 10, null],
    ]);
  });
});
