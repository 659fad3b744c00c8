import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PrintOrder } from '../../../domain/contract.ts';
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

  test('keeps what the product cost everybody, whatever a VIP or staff then pay for it', async () => {
    const vip = await server.as('vip');
    const [vase, bowl] = [
      await stockSku(server, { price: 5, vipPrice: 4, pieces: 10 }),
      await stockSku(server, { price: 9, pieces: 10 }),
    ];
    const order = await submitOrder(vip, [{ sku: { ...vase, price: 4 }, quantity: 2 }]);
    await server.database.pool.query('UPDATE skus SET price_satang = 900 WHERE sku_id = $1', [vase.id]);
    const saved = accepted(
      await manager.post('/api/update_order', {
        id: order.id,
        detail: [
          { sku_id: vase.id, quantity: 2, price: 3 },
          { sku_id: bowl.id, quantity: 1, price: 8 },
        ],
      }),
    ) as Order;
    const pricesOf = ({ detail }: Order | PrintOrder) =>
      detail.map(({ price, list_price }) => ({ price, list_price }));
    expect([order, saved].map(pricesOf)).toEqual([
      [{ price: 4, list_price: 5 }],
      [
        { price: 3, list_price: 5 },
        { price: 8, list_price: 9 },
      ],
    ]);
    expect(saved.created_by).toEqual({ name: vip.user.name });
    const printed = accepted(
      await vip.get(`/api/order_detail?order_id=${order.id}&view=print`),
    ) as PrintOrder;
    expect([pricesOf(printed), printed.created_by]).toEqual([pricesOf(saved), saved.created_by]);
  });

  test('of a line from before list prices were kept, it is the price of the line', async () => {
    const order = await submitOrder(customer, [
      { sku: await stockSku(server, { price: 5, pieces: 10 }), quantity: 1 },
    ]);
    await server.database.pool.query('UPDATE order_lines SET list_satang = NULL WHERE order_id = $1', [
      order.id,
    ]);
    expect((await orderOf(customer, order.id)).detail).toEqual(order.detail);
  });
});
