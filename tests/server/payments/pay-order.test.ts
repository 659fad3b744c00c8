import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  asOrdered,
  newConfirmedOrder,
  noTransferDetails,
  orderOf,
  payOrders,
  refusal,
  stockSku,
  submitOrder,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, vip, manager] = await server.people('customer', 'vip', 'order_manager');
});
afterAll(() => server.stop());

const confirmedOrder = (buyer: Person = customer) =>
  newConfirmedOrder(server, { buyer, manager }, { price: 50 });

async function proof(orders: readonly Order[], change: object = {}) {
  return {
    order_ids: orders.map(({ id }) => id),
    payment_photos: [await uploadPhoto(manager)],
    payment_type: 'cash',
    total_actual_amount: 100,
    ...change,
  };
}

async function pay(body: object): Promise<object> {
  return refusal(await manager.post('/api/pay_order', body));
}

describe('pay_order', () => {
  test('takes eight statements, however many orders are paid', async () => {
    for (const orders of [1, 3]) {
      const confirmed: Order[] = [];
      while (confirmed.length < orders) confirmed.push(await confirmedOrder());
      const body = { group_id: 'pratunam', ...(await proof(confirmed)) };
      const headers = { 'idempotency-key': randomUUID() };
      const paying = async () => accepted(await manager.post('/api/pay_order', body, { headers }));
      expect(await countStatements(paying)).toBe(8);
    }
  });

  test('orders of one group become paid together, under one payment order', async () => {
    const orders = [await confirmedOrder(), await confirmedOrder()];
    const payment = await payOrders(manager, orders);
    const by = { id: 'order_manager', name: 'Somsri Wongthong', role: 'order_manager' };
    expect(payment).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      payment_no: expect.stringMatching(/^\d+$/),
      ctime: expect.any(String),
      status: 'paid',
      group_id: 'pratunam',
      group_name: '水门批发 3 楼',
      should_paid_amount: 200,
      paid_amount: 200,
      paid_amount_cash: 0,
      paid_amount_receipt: 200,
      payment_type: 'receipt',
      claimed_amount: 200,
      payment_photos: [expect.stringMatching(/^\/api\/files\//)],
      payment_list: [
        {
          id: expect.any(String),
          status: 'paid',
          ctime: payment.ctime,
          payment_time: payment.ctime,
          pay_time: payment.ctime,
          payment_type: 'receipt',
          origin_amount: 200,
          paid_amount: 200,
          paid_amount_cash: 0,
          paid_amount_receipt: 200,
          claimed_amount: 200,
          currency: 'THB',
          ...noTransferDetails,
          payment_photo: payment.payment_photos[0],
          photos: [{ url: payment.payment_photos[0], by }],
          version: 1,
        },
      ],
      order_list: orders.map(({ id, order_no, ctime, source, group_name, total_amount, detail }) => ({
        id,
        order_no,
        ctime,
        status: 'paid',
        source,
        group_name,
        total_amount,
        detail: asOrdered(detail),
      })),
      version: 1,
      history: [
        {
          seq: 1,
          at: payment.ctime,
          by,
          event: 'payment.create',
          from: null,
          to: 'created',
          seen_version: null,
          changes: {
            order_ids: { from: null, to: orders.map(({ id }) => id) },
            should_paid_amount: { from: null, to: 200 },
          },
        },
        {
          seq: 2,
          at: payment.ctime,
          by,
          event: 'payment.submit',
          from: 'created',
          to: 'paid',
          seen_version: null,
          changes: {
            payment_type: { from: null, to: 'receipt' },
            paid_amount: { from: null, to: 200 },
            paid_amount_cash: { from: null, to: 0 },
            paid_amount_receipt: { from: null, to: 200 },
            payment_photos: { from: null, to: payment.payment_photos },
          },
        },
      ],
    });
    const paid = await orderOf(manager, orders[0]!.id);
    expect(paid.history?.at(-1)).toMatchObject({ event: 'order.pay', from: 'confirmed', to: 'paid', by });
  });

  test('an order named twice is paid once', async () => {
    const order = await confirmedOrder();
    expect((await payOrders(manager, [order, order])).should_paid_amount).toBe(100);
  });

  test('a mix keeps its two parts, which may miss the total by 0.01', async () => {
    const order = await confirmedOrder();
    const payment = await payOrders(manager, [order], {
      payment_type: 'mix',
      total_actual_amount: 100.01,
      total_actual_amount_cash: 60,
      total_actual_amount_receipt: 40,
    });
    expect([payment.paid_amount, payment.paid_amount_cash, payment.paid_amount_receipt]).toEqual([
      100, 60, 40,
    ]);
  });

  test('2.2.3 a mix that does not add up is refused', async () => {
    const mix = { payment_type: 'mix', total_actual_amount_cash: 60, total_actual_amount_receipt: 39.98 };
    expect(await pay(await proof([await confirmedOrder()], mix))).toEqual({
      code: 422,
      reason: 'amount_mismatch',
      expected: 100,
      actual: 99.98,
    });
  });

  test('a named group is only checked, and what LINE is said to know is ignored', async () => {
    const payment = await payOrders(manager, [await confirmedOrder()], {
      group_id: 'chiangmai',
      line_user_id: 'U-somebody',
      line_display_name: 'Somebody',
      line_picture_url: 'https://example.com/a.png',
    });
    expect([payment.group_id, payment.history?.[0]?.by.id]).toEqual(['pratunam', 'order_manager']);
    expect(JSON.stringify(payment)).not.toMatch(/somebody|example/i);
    expect(await pay(await proof([await confirmedOrder()], { group_id: 'yaowarat' }))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'yaowarat',
    });
  });

  test('another amount than is due is taken as it is', async () => {
    const payment = await payOrders(manager, [await confirmedOrder()], { total_actual_amount: 80 });
    expect([payment.should_paid_amount, payment.paid_amount]).toEqual([100, 80]);
  });

  test('a photo given twice, or uploaded twice, counts once; six are too many and none too few', async () => {
    const photos: string[] = [];
    for (let count = 0; count < 6; count += 1) photos.push(await uploadPhoto(manager));
    const order = await confirmedOrder();
    expect(await pay(await proof([order], { payment_photos: photos }))).toEqual({
      code: 422,
      reason: 'too_many_photos',
      limit: 5,
    });
    expect(await pay(await proof([order], { payment_photos: [] }))).toEqual({
      code: 422,
      reason: 'photo_required',
    });
    await server.database.pool.query(
      `UPDATE uploads SET sha256 = (SELECT sha256 FROM uploads WHERE file_name = $1) WHERE file_name = $2`,
      [fileName(photos[0]), fileName(photos[5])],
    );
    const payment = await payOrders(manager, [order], { payment_photos: [...photos, photos[1]] });
    expect(payment.payment_photos).toEqual(photos.slice(0, 5));
  });

  test("an unknown photo, and another merchant's, are not found", async () => {
    const rival = await server.as('rival_owner');
    const foreign = await uploadPhoto(rival);
    const order = await confirmedOrder();
    for (const filepath of [foreign, '/api/files/nothing.png', 'https://example.com/a.png'])
      expect(await pay(await proof([order], { payment_photos: [filepath] }))).toEqual({
        code: 404,
        reason: 'not_found',
        filepath,
      });
  });

  test('orders of two groups are refused, and none of them is paid', async () => {
    const orders = [await confirmedOrder(), await confirmedOrder(vip)];
    expect(await pay(await proof(orders))).toEqual({ code: 422, reason: 'mixed_groups' });
    const found = await orderOf(manager, orders[0]!.id);
    expect(found.status).toBe('confirmed');
  });

  test('2.3.1 one that is not confirmed spoils them all', async () => {
    const sku = await stockSku(server, { price: 50, pieces: 10 });
    const [ready, early] = [await confirmedOrder(), await submitOrder(customer, [{ sku, quantity: 1 }])];
    expect(await pay(await proof([ready, early]))).toEqual({
      code: 409,
      reason: 'not_allowed_in_status',
      id: early.id,
      status: 'created',
    });
  });

  test('two who pay the same order at once make one payment', async () => {
    const order = await confirmedOrder();
    const bodies = await Promise.all(Array.from({ length: 6 }, () => proof([order])));
    const replies = await Promise.all(bodies.map((body) => manager.post('/api/pay_order', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("another merchant's order is not found", async () => {
    const rival = await server.as('rival_owner');
    const order = await confirmedOrder();
    expect(refusal(await rival.post('/api/pay_order', await proof([order])))).toEqual({
      code: 404,
      reason: 'not_found',
      order_id: order.id,
    });
  });

  test.each([
    ['order_ids', { order_ids: [] }],
    ['payment_photos', { payment_photos: 'a.png' }],
    ['payment_type', { payment_type: 'gold' }],
    ['total_actual_amount', { total_actual_amount: -1 }],
    ['total_actual_amount', { total_actual_amount: 1.234 }],
    ['total_actual_amount_cash', { payment_type: 'mix', total_actual_amount_receipt: 100 }],
    [
      'total_actual_amount_receipt',
      { payment_type: 'mix', total_actual_amount_cash: 100, total_actual_amount_receipt: null },
    ],
  ])('a body with bad %s is malformed', async (field, change) => {
    const body = {
      order_ids: ['a'],
      payment_photos: ['a'],
      payment_type: 'cash',
      total_actual_amount: 100,
      ...change,
    };
    expect(await pay(body)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('a proof is shown to the group of its order, and to no other', async () => {
    const payment: PaymentOrder = await payOrders(manager, [await confirmedOrder()]);
    const [photo = ''] = payment.payment_photos;
    expect([(await customer.get(photo)).status, (await vip.get(photo)).status]).toEqual([200, 404]);
  });
});

function fileName(address: string | undefined): string {
  return address?.split('/').at(-1) ?? '';
}
