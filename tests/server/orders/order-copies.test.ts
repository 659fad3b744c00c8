import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  asOrdered,
  accepted,
  confirmOrder,
  orderOf,
  payOrders,
  stockSku,
  submitOrder,
} from './orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

const copied = ({ detail, alias, phone, merchant_address, merchant_photo, shop_photo, ...order }: Order) => ({
  detail: asOrdered(detail),
  alias,
  phone,
  merchant_address,
  merchant_photo,
  shop_photo,
  latitude: order.latitude,
  longitude: order.longitude,
  total_amount: order.total_amount,
});

describe('an order whose product and address changed after it', () => {
  test('shows both as they were ordered, through every step', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku, quantity: 2 }]);
    const { pool } = server.database;
    await pool.query(
      `UPDATE skus SET name = 'Vase', ch_name = '瓶', th_name = 'แจกัน', color = 'red', size = 'S', style = 'tall',
       price_satang = 900, image_urls = '{/api/files/vase.webp}' WHERE sku_id = $1`,
      [sku.id],
    );
    await pool.query(
      `UPDATE addresses SET alias = 'Moved', address = 'Elsewhere', phone = '1', photo = '', shop_photo = '', latitude = 0, longitude = 0
       WHERE address_id = $1`,
      [order.address_id],
    );
    const saved = accepted(
      await manager.post('/api/update_order', { ...order, confirm: false, remark: 'again' }),
    ) as Order;
    const confirmed = await confirmOrder(manager, saved);
    const payment = await payOrders(manager, [confirmed]);
    const paid = await orderOf(customer, order.id);
    for (const seen of [saved, confirmed, paid]) expect(copied(seen)).toEqual(copied(order));
    expect(payment.order_list.map(({ detail }) => detail)).toEqual([order.detail]);
    expect(order.alias).not.toBe('Moved');
  });
});
