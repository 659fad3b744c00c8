import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  orderBody,
  orderOf,
  refusal,
  sendTwice,
  stockOf,
  stockSku,
  submitOrder,
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

describe('submit_order', () => {
  test('an order copies its products and the default address, and reserves the stock', async () => {
    const bowl = await stockSku(server, { price: 12.5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 3 }], { remark: 'ring twice' });
    expect(order).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      order_no: expect.stringMatching(/^\d+$/),
      ctime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 'created',
      group_id: 'pratunam',
      group_name: '水门批发 3 楼',
      created_by: { name: customer.user.name },
      total_amount: 37.5,
      paid_amount: 0,
      owed: 0,
      remark: 'ring twice',
      source: '',
      ...(await defaultAddress(customer)),
      detail: [
        {
          sku_id: bowl.id,
          name: 'Bowl',
          color: 'blue',
          size: 'L',
          style: '',
          quantity: 3,
          price: 12.5,
          list_price: 12.5,
          total_price: 37.5,
          image_urls: '/api/files/bowl.webp',
          extra_info: '{"ch_name":"碗","th_name":"ชาม"}',
          is_vip: 0,
        },
      ],
      payment_oder: null,
      payment_order: null,
      payment_info: null,
      unpaid_order_list: expect.any(Array),
      version: 1,
    });
    expect(await stockOf(server, bowl)).toEqual({ on_hand: 10, reserved: 3, sum: 10, records: [] });
  });

  test('what is answered, also to staff, is what the detail shows from then on', async () => {
    const [bowl, mug] = [
      await stockSku(server, { price: 5.25, pieces: 10 }),
      await stockSku(server, { price: 7, pieces: 10 }),
    ];
    const lines = [
      { sku: mug, quantity: 2 },
      { sku: bowl, quantity: 1 },
    ];
    for (const person of [customer, manager]) {
      const order = await submitOrder(person, lines);
      expect(order.detail.map(({ sku_id }) => sku_id)).toEqual([mug.id, bowl.id]);
      expect(order.history?.map(({ event }) => event)).toEqual(
        person === manager ? ['order.submit'] : undefined,
      );
      expect(await orderOf(person, order.id)).toMatchObject(order);
    }
  });

  test('numbers follow each other within the merchant', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const first = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const second = await submitOrder(vip, [{ sku: bowl, quantity: 1 }]);
    expect(Number(second.order_no)).toBe(Number(first.order_no) + 1);
  });

  test('a named address of the group is taken, an unknown or foreign one is not found', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const [, other] = accepted(await customer.get('/api/merchant_address')) as {
      id: string;
      alias: string;
    }[];
    const [foreign] = accepted(await vip.get('/api/merchant_address')) as { id: string }[];
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }], { address_id: other?.id });
    expect([order.address_id, order.alias]).toEqual([other?.id, other?.alias]);
    for (const address_id of [foreign?.id, 'nowhere']) {
      const reply = await customer.post('/api/submit_order', {
        ...orderBody([{ sku: bowl, quantity: 1 }]),
        address_id,
      });
      expect(refusal(reply)).toEqual({ code: 404, reason: 'not_found', address_id });
    }
  });

  test('a VIP customer pays the VIP price of a VIP product', async () => {
    const bowl = await stockSku(server, { price: 20, vipPrice: 15, pieces: 10 });
    const order = await submitOrder(vip, [{ sku: { ...bowl, price: 15 }, quantity: 2 }]);
    expect(order.detail.map(({ price, is_vip }) => ({ price, is_vip }))).toEqual([{ price: 15, is_vip: 1 }]);
    expect(refusal(await vip.post('/api/submit_order', orderBody([{ sku: bowl, quantity: 1 }])))).toEqual({
      code: 409,
      reason: 'price_changed',
      items: [{ sku_id: bowl.id, price: 15 }],
    });
  });

  test('customers who are not VIP, and staff in a VIP group, pay the normal price', async () => {
    const bowl = await stockSku(server, { price: 20, vipPrice: 15, pieces: 10 });
    const cheap = orderBody([{ sku: { ...bowl, price: 15 }, quantity: 1 }]);
    const changed = { code: 409, reason: 'price_changed', items: [{ sku_id: bowl.id, price: 20 }] };
    expect(refusal(await customer.post('/api/submit_order', cheap))).toEqual(changed);
    expect(refusal(await manager.post('/api/submit_order', { ...cheap, group_id: 'chiangmai' }))).toEqual(
      changed,
    );
    const order = await submitOrder(manager, [{ sku: bowl, quantity: 1 }], { group_id: 'chiangmai' });
    expect([order.group_id, order.total_amount]).toEqual(['chiangmai', 20]);
  });

  test('more than can be promised is refused with what is left, and nothing stays reserved', async () => {
    const [bowl, plenty] = [
      await stockSku(server, { price: 5, pieces: 3 }),
      await stockSku(server, { price: 5, pieces: 9 }),
    ];
    await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const body = orderBody([
      { sku: plenty, quantity: 1 },
      { sku: bowl, quantity: 3 },
    ]);
    expect(refusal(await vip.post('/api/submit_order', body))).toEqual({
      code: 422,
      reason: 'insufficient_stock',
      sku_id: bowl.id,
      stock: 2,
    });
    expect(await stockOf(server, plenty)).toMatchObject({ on_hand: 9, reserved: 0 });
  });

  test('the same request under the same key makes one order', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const body = orderBody([{ sku: bowl, quantity: 2 }]);
    const { first, headers } = await sendTwice(customer, '/api/submit_order', body);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(await stockOf(server, bowl)).toMatchObject({ reserved: 2 });
    const other = await customer.post('/api/submit_order', orderBody([{ sku: bowl, quantity: 1 }]), {
      headers,
    });
    expect(refusal(other)).toEqual({ code: 422, reason: 'idempotency_key_reused' });
  });

  test('a key whose answer was forgotten still makes no second order', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const headers = { 'idempotency-key': randomUUID() };
    const body = orderBody([{ sku: bowl, quantity: 2 }]);
    await customer.post('/api/submit_order', body, { headers });
    await server.database.pool.query('DELETE FROM idempotency_records WHERE key = $1', [
      headers['idempotency-key'],
    ]);
    const again = await customer.post('/api/submit_order', body, { headers });
    expect(refusal(again)).toEqual({ code: 422, reason: 'idempotency_key_reused' });
    expect(await stockOf(server, bowl)).toMatchObject({ reserved: 2 });
  });

  test('nobody orders without a token', async () => {
    expect((await server.send('POST', '/api/submit_order', { body: {} })).data).toEqual({
      reason: 'token_null',
    });
  });

  test("another group is foreign, another merchant's product unknown", async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const body = orderBody([{ sku: bowl, quantity: 1 }]);
    expect(refusal(await customer.post('/api/submit_order', { ...body, group_id: 'chiangmai' }))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'chiangmai',
    });
    const rival = await server.as('rival_customer');
    expect(refusal(await rival.post('/api/submit_order', body))).toEqual({
      code: 404,
      reason: 'not_found',
      sku_id: bowl.id,
    });
  });

  test.each([
    ['items', { items: [], total_amount: 0 }],
    ['items', { total_amount: 0 }],
    ['items.0.quantity', { items: [{ product_id: 'a', quantity: 0, price: 1 }], total_amount: 1 }],
    ['items.0.quantity', { items: [{ product_id: 'a', quantity: 1.5, price: 1 }], total_amount: 1 }],
    ['items.0.quantity', { items: [{ product_id: 'a', quantity: '1', price: 1 }], total_amount: 1 }],
    ['items.0.price', { items: [{ product_id: 'a', quantity: 1, price: 1.005 }], total_amount: 1 }],
    ['items.0.price', { items: [{ product_id: 'a', quantity: 1, price: -1 }], total_amount: 1 }],
    ['items', { items: [{ product_id: 'a', quantity: 1_000_000, price: 1_000_000 }], total_amount: 1 }],
    ['total_amount', { items: [{ product_id: 'a', quantity: 1, price: 1 }], total_amount: null }],
    ['remark', { items: [{ product_id: 'a', quantity: 1, price: 1 }], total_amount: 1, remark: 'a\0b' }],
    [
      'remark',
      { items: [{ product_id: 'a', quantity: 1, price: 1 }], total_amount: 1, remark: 'a'.repeat(501) },
    ],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(refusal(await customer.post('/api/submit_order', body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });

  test('rules are checked after prices: duplicates, totals, products that are no longer sold', async () => {
    const [bowl, old] = [
      await stockSku(server, { price: 5, pieces: 9 }),
      await stockSku(server, { price: 5, pieces: 9 }),
    ];
    await server.database.pool.query(`UPDATE skus SET status = 'inactive' WHERE sku_id = $1`, [old.id]);
    const line = { sku: bowl, quantity: 1 };
    const submit = async (body: object) => refusal(await customer.post('/api/submit_order', body));
    expect(await submit(orderBody([line, line]))).toEqual({
      code: 422,
      reason: 'duplicate_line',
      sku_id: bowl.id,
    });
    expect(await submit({ ...orderBody([line]), total_amount: 5.02 })).toEqual({
      code: 422,
      reason: 'amount_mismatch',
      expected: 5,
      actual: 5.02,
    });
    expect(await submit(orderBody([{ sku: old, quantity: 1 }]))).toEqual({
      code: 422,
      reason: 'inactive_product',
      sku_id: old.id,
    });
  });

  test('optional fields may be absent, null or empty, and unknown ones are ignored', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 9 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }], {
      group_id: null,
      address_id: '',
      remark: null,
      colour_of_the_day: 'green',
    });
    expect([order.group_id, order.remark]).toEqual(['pratunam', '']);
  });
});

describe('open orders of a group', () => {
  test('2.3.2 one more than the limit is refused, until one is confirmed', async () => {
    const limited = await startServer({ OPEN_ORDERS_PER_GROUP: '2' });
    try {
      const [buyer, boss] = await limited.people('vip', 'order_manager');
      await limited.database.pool.query(`UPDATE orders SET status = 'cancelled' WHERE status = 'created'`);
      const bowl = await stockSku(limited, { price: 5, pieces: 50 });
      const submit = () => buyer.post('/api/submit_order', orderBody([{ sku: bowl, quantity: 1 }]));
      const replies = await Promise.all([submit(), submit(), submit(), submit()]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 200, 422, 422]);
      expect(refusal(await submit())).toEqual({ code: 422, reason: 'too_many_open_orders', limit: 2 });
      const first = replies.find((reply) => reply.status === 200)?.data as { order: Order };
      accepted(await boss.post('/api/update_order', first.order));
      expect((await submit()).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

async function defaultAddress(person: Person) {
  const [address] = accepted(await person.get('/api/merchant_address')) as Record<string, unknown>[];
  return {
    address_id: address?.['id'],
    alias: address?.['alias'],
    phone: address?.['phone'],
    merchant_address: address?.['address'],
    merchant_alias: address?.['alias'],
    merchant_photo: address?.['photo'],
    shop_photo: address?.['shop_photo'],
    latitude: address?.['latitude'],
    longitude: address?.['longitude'],
  };
}
