import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { startServer, type Person, type TestServer } from './harness.ts';
import { accepted, confirmOrder, payOrders, refusal, stockSku, submitOrder } from './trading.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, manager] = await Promise.all([
    server.as('customer'),
    server.as('vip'),
    server.as('order_manager'),
  ]);
});
afterAll(() => server.stop());

async function newOrder(person: Person): Promise<Order> {
  const sku = await stockSku(server, { price: 5, pieces: 10 });
  return await submitOrder(person, [{ sku, quantity: 2 }], { remark: 'secret' });
}

async function detail(person: Person, order: Order): Promise<Order> {
  return accepted(await person.get(`/api/order_detail?order_id=${order.id}`)) as Order;
}

describe('order_detail', () => {
  test('a customer sees the orders of their group, without history', async () => {
    const order = await newOrder(customer);
    expect(await detail(customer, order)).toEqual(order);
    expect(Object.keys(await detail(manager, order))).toContain('history');
  });

  test('another group and another merchant do not find it', async () => {
    const order = await newOrder(customer);
    const rival = await server.as('rival_owner');
    for (const person of [vip, rival]) {
      const reply = await person.get(`/api/order_detail?order_id=${order.id}`);
      expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found' });
    }
  });

  test('a named group is only checked', async () => {
    const order = await newOrder(customer);
    const ask = async (person: Person, group: string) =>
      (await person.get(`/api/order_detail?order_id=${order.id}&group_id=${group}`)).status;
    expect(await ask(customer, 'pratunam')).toBe(200);
    expect(await ask(customer, '')).toBe(200);
    expect(await ask(customer, 'chiangmai')).toBe(403);
    expect(await ask(manager, 'chiangmai')).toBe(200);
    expect(
      (await customer.get(`/api/order_detail?order_id=${order.id}`, { headers: { group_id: 'chiangmai' } }))
        .status,
    ).toBe(200);
  });

  test('without a token the order is masked', async () => {
    const order = await newOrder(customer);
    const reply = await server.send('GET', `/api/order_detail?order_id=${order.id}`);
    expect(reply.data).toEqual({
      id: order.id,
      order_no: order.order_no,
      ctime: order.ctime,
      status: 'created',
      total_amount: 10,
      masked: true,
      detail: [
        {
          name: 'Bowl',
          color: 'blue',
          size: 'L',
          style: '',
          quantity: 2,
          price: 5,
          total_price: 10,
          image_urls: '/api/files/bowl.webp',
        },
      ],
      payment_info: null,
      unpaid_order_list: [],
    });
  });

  test('its number is no id, a bad token is refused, and so is a missing id', async () => {
    const order = await newOrder(customer);
    const ask = async (query: string, headers = {}) =>
      refusal(await server.send('GET', `/api/order_detail${query}`, { headers }));
    expect(await ask(`?order_id=${order.order_no}`)).toEqual({ code: 404, reason: 'not_found' });
    expect(await ask(`?order_id=${order.id}`, { authorization: 'Bearer nonsense' })).toEqual({
      code: 401,
      reason: 'invalid_token',
    });
    expect(await ask('')).toEqual({ code: 400, reason: 'invalid_request', field: 'order_id' });
    expect(await ask(`?order_id=${'a'.repeat(65)}`)).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'order_id',
    });
  });

  test("the group's other unpaid orders come with it, oldest first, and no other group's", async () => {
    await server.database.pool.query(`UPDATE orders SET status = 'cancelled' WHERE status = 'confirmed'`);
    const [first, second, own] = [
      await newOrder(customer),
      await newOrder(customer),
      await newOrder(customer),
    ];
    const other = await newOrder(vip);
    for (const order of [second, own, first, other]) await confirmOrder(manager, order);
    const { unpaid_order_list } = await detail(customer, own);
    expect(
      unpaid_order_list.map(({ id, status, total_amount, group_name }) => ({
        id,
        status,
        total_amount,
        group_name,
      })),
    ).toEqual(
      [first, second].map(({ id, group_name }) => ({
        id,
        status: 'confirmed',
        total_amount: 10,
        group_name,
      })),
    );
  });

  test('of more than a hundred unpaid orders the hundred oldest come with it', async () => {
    const { pool } = server.database;
    const own = await newOrder(customer);
    await pool.query(`UPDATE orders SET status = 'cancelled' WHERE status = 'confirmed'`);
    await pool.query(
      `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang, created)
       SELECT merchant_id, 'debt-' || n, 1000000 + n, group_id, customer_id, 'confirmed', 100, created - n * interval '1 day'
       FROM orders, generate_series(1, 103) n WHERE order_id = $1`,
      [own.id],
    );
    const { unpaid_order_list } = await detail(customer, own);
    expect(unpaid_order_list.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, at) => `debt-${103 - at}`),
    );
  });

  test('a paid order shows its payment', async () => {
    const order = await confirmOrder(manager, await newOrder(customer));
    const payment = await payOrders(manager, [order]);
    const paid = await detail(customer, order);
    expect([paid.status, paid.payment_oder, paid.payment_order, paid.payment_info]).toEqual([
      'paid',
      payment.id,
      { id: payment.id, ctime: payment.ctime, status: 'paid' },
      payment.payment_list[0],
    ]);
  });
});
