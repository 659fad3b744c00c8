import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMerchant } from '../../../server/demo/people.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  submitOrder,
  stockSku,
  confirmOrder,
  newOrder,
  orderOf,
  payOrders,
  refusal,
} from './orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, manager] = await server.people('customer', 'vip', 'order_manager');
});
afterAll(() => server.stop());

const secretOrder = (person: Person) => newOrder(server, person, { remark: 'secret' });

describe('order_detail', () => {
  test('a customer sees the orders of their group, without history', async () => {
    const order = await secretOrder(customer);
    expect(await orderOf(customer, order.id)).toEqual({ ...order, shared_shop_photo: expect.any(String) });
    expect(Object.keys(await orderOf(manager, order.id))).toContain('history');
  });

  test('staff see the stock beside the lines of an open order, its own pieces among them', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku, quantity: 3 }]);
    await submitOrder(vip, [{ sku, quantity: 4 }]);
    const stockFor = async (person: Person) =>
      (await orderOf(person, order.id)).detail.map(({ stock }) => stock);
    expect([await stockFor(manager), await stockFor(customer)]).toEqual([[6], [undefined]]);
    await confirmOrder(manager, order);
    expect(await stockFor(manager)).toEqual([6]);
    await payOrders(manager, [order]);
    expect(await stockFor(manager)).toEqual([undefined]);
  });

  test('staff see of an open order whether its customer pays VIP prices, which no customer does', async () => {
    const orders = [await secretOrder(customer), await secretOrder(vip), await secretOrder(manager)];
    const flags = await Promise.all(
      orders.map(async ({ id }) => (await orderOf(manager, id)).customer_is_vip),
    );
    expect(flags).toEqual([0, 1, 0]);
    const [, ofVip] = orders;
    expect(Object.keys(await orderOf(vip, ofVip!.id))).not.toContain('customer_is_vip');
    await confirmOrder(manager, ofVip!);
    await payOrders(manager, [ofVip!]);
    expect(Object.keys(await orderOf(manager, ofVip!.id))).not.toContain('customer_is_vip');
  });

  test('8.2.2 another group and another merchant do not find it', async () => {
    const order = await secretOrder(customer);
    const rival = await server.as('rival_owner');
    for (const person of [vip, rival]) {
      const reply = await person.get(`/api/order_detail?order_id=${order.id}`);
      expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found' });
    }
  });

  test('a named group is only checked', async () => {
    const order = await secretOrder(customer);
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
    const order = await secretOrder(customer);
    const reply = await server.send('GET', `/api/order_detail?order_id=${order.id}`);
    expect(reply.data).toEqual({
      id: order.id,
      order_no: order.order_no,
      ctime: order.ctime,
      status: 'created',
      total_amount: 10,
      merchant_name: demoMerchant.name,
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

  test.each([
    ['nothing', {}, 'Bowl'],
    ['Chinese', { 'accept-language': 'zh' }, '碗'],
    ['the Chinese of a country', { 'accept-language': 'zh-Hans-CN,zh;q=0.9,en;q=0.8' }, '碗'],
    ['Thai', { 'accept-language': 'th' }, 'ชาม'],
    ['English', { 'accept-language': 'en' }, 'Bowl'],
    ['anything', { 'accept-language': '*' }, 'Bowl'],
    ['Thai, else anything', { 'accept-language': 'th, *;q=0.5' }, 'ชาม'],
    ['what no name is in', { 'accept-language': 'fr' }, 'Bowl'],
    ['what no name is in, else Thai', { 'accept-language': 'fr, th;q=0.1' }, 'ชาม'],
    ['Chinese more than Thai', { 'accept-language': 'th;q=0.2, zh;q=0.9' }, '碗'],
    ['no Chinese', { 'accept-language': 'zh;q=0' }, 'Bowl'],
    ['no language', { 'accept-language': ';;q=zh' }, 'Bowl'],
  ])(
    'a masked order for whoever prefers %s has names in that language, or plain',
    async (_, headers, name) => {
      const order = await newOrder(server, customer);
      const path = `/api/order_detail?order_id=${order.id}`;
      const plain = await server.send('GET', path);
      const reply = await server.send('GET', path, { headers });
      const { detail, ...rest } = plain.data as { detail: object[] };
      expect([reply.data, reply.headers['vary']]).toEqual([
        { ...rest, detail: detail.map((line) => ({ ...line, name })) },
        'Accept-Language',
      ]);
    },
  );

  test.each(['{"ch_name":"","th_name":""}', '{}', 'null', ''])(
    'the translated names %j leave a masked order the plain one',
    async (translations) => {
      const order = await newOrder(server, customer);
      await server.database.pool.query('UPDATE order_lines SET extra_info = $2 WHERE order_id = $1', [
        order.id,
        translations,
      ]);
      const headers = { 'accept-language': 'th' };
      const reply = await server.send('GET', `/api/order_detail?order_id=${order.id}`, { headers });
      expect(reply.data).toMatchObject({ masked: true, detail: [{ name: 'Bowl' }] });
    },
  );

  test('a masked order that is sent compressed varies by language and encoding', async () => {
    const { pool } = server.database;
    const order = await newOrder(server, customer);
    await pool.query(
      `INSERT INTO order_lines SELECT (jsonb_populate_record(line, jsonb_build_object('line_no', n))).*
       FROM order_lines line, generate_series(100, 120) n WHERE order_id = $1`,
      [order.id],
    );
    const headers = { 'accept-language': 'th', 'accept-encoding': 'gzip' };
    const { headers: answered } = await server.app.inject({
      url: `/api/order_detail?order_id=${order.id}`,
      headers,
    });
    expect([answered['content-encoding'], answered['vary']]).toEqual([
      'gzip',
      'Accept-Language, accept-encoding',
    ]);
  });

  test('an order that is not masked stays in every language, and does not vary', async () => {
    const order = await newOrder(server, customer);
    const reply = await customer.get(`/api/order_detail?order_id=${order.id}`, {
      headers: { 'accept-language': 'th' },
    });
    expect(reply.data).toMatchObject({ detail: [{ name: 'Bowl' }] });
    expect(reply.headers['vary']).toBeUndefined();
  });

  test('its number is no id, a bad token is refused, and so is a missing id', async () => {
    const order = await secretOrder(customer);
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
      await secretOrder(customer),
      await secretOrder(customer),
      await secretOrder(customer),
    ];
    const other = await secretOrder(vip);
    for (const order of [second, own, first, other]) await confirmOrder(manager, order);
    const { unpaid_order_list } = await orderOf(customer, own.id);
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
    const own = await secretOrder(customer);
    await pool.query(`UPDATE orders SET status = 'cancelled' WHERE status = 'confirmed'`);
    await pool.query(
      `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang, created)
       SELECT merchant_id, 'debt-' || n, 1000000 + n, group_id, customer_id, 'confirmed', 100, created - n * interval '1 day'
       FROM orders, generate_series(1, 103) n WHERE order_id = $1`,
      [own.id],
    );
    const { unpaid_order_list } = await orderOf(customer, own.id);
    expect(unpaid_order_list.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, at) => `debt-${103 - at}`),
    );
  });

  test('a paid order shows its payment', async () => {
    const order = await confirmOrder(manager, await secretOrder(customer));
    const payment = await payOrders(manager, [order]);
    const paid = await orderOf(manager, order.id);
    expect([paid.status, paid.payment_oder, paid.payment_order, paid.payment_info]).toEqual([
      'paid',
      payment.id,
      { id: payment.id, ctime: payment.ctime, status: 'paid' },
      payment.payment_list[0],
    ]);
  });
});
