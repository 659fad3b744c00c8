import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  asOrdered,
  accepted,
  changedLine,
  confirmOrder,
  payOrders,
  refuseUpdate,
  stockOf,
  stockSku,
  submitOrder,
  updateOrder,
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

describe('update_order on a created order', () => {
  test('an order sent back as it was read is confirmed, and its stock sold', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 3 }]);
    const confirmed = await confirmOrder(manager, order);
    expect(confirmed).toEqual({
      ...order,
      detail: order.detail.map((line) => ({ ...line, stock: 10 })),
      status: 'confirmed',
      customer_is_vip: 0,
      owed: order.total_amount,
      version: 2,
      unpaid_order_list: expect.any(Array),
      history: [
        {
          seq: 1,
          at: order.ctime,
          by: { id: 'customer', name: 'Ling Wattana', role: '' },
          event: 'order.submit',
          from: null,
          to: 'created',
          seen_version: null,
          changes: {
            detail: { from: null, to: order.detail },
            total_amount: { from: null, to: 15 },
            remark: { from: null, to: '' },
            address_id: { from: null, to: order.address_id },
          },
        },
        {
          seq: 2,
          at: expect.any(String),
          by: { id: 'order_manager', name: 'Somsri Wongthong', role: 'order_manager' },
          event: 'order.confirm',
          from: 'created',
          to: 'confirmed',
          seen_version: 1,
          changes: {},
        },
      ],
    });
    expect(await stockOf(server, bowl)).toEqual({
      on_hand: 7,
      reserved: 0,
      sum: 7,
      records: [{ entry_type: 'sale', change: -3, stock_after: 7 }],
    });
  });

  test('confirm: false saves lines at prices that staff set, and moves what is reserved', async () => {
    const [bowl, mug] = [
      await stockSku(server, { price: 5, pieces: 10 }),
      await stockSku(server, { price: 8, pieces: 10 }),
    ];
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 3 }]);
    const detail = [
      changedLine(order, { quantity: 2, price: 4.25 }),
      { sku_id: mug.id, quantity: 1, price: 8 },
    ];
    const saved = await updateOrder(manager, {
      ...order,
      detail,
      remark: 'by the back door',
      confirm: false,
    });
    expect([saved.status, saved.total_amount, saved.remark, saved.version]).toEqual([
      'created',
      16.5,
      'by the back door',
      2,
    ]);
    expect(
      saved.detail.map(({ sku_id, quantity, price, total_price }) => [sku_id, quantity, price, total_price]),
    ).toEqual([
      [bowl.id, 2, 4.25, 8.5],
      [mug.id, 1, 8, 8],
    ]);
    expect(saved.history?.[1]).toMatchObject({
      event: 'order.save',
      changes: {
        detail: { from: order.detail, to: asOrdered(saved.detail) },
        total_amount: { from: 15, to: 16.5 },
        remark: { from: '', to: 'by the back door' },
      },
    });
    expect(await stockOf(server, bowl)).toEqual({ on_hand: 10, reserved: 2, sum: 10, records: [] });
    expect(await stockOf(server, mug)).toEqual({ on_hand: 10, reserved: 1, sum: 10, records: [] });
  });

  test('what is absent or null stays as it is', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 3 }], { remark: 'fragile' });
    const saved = await updateOrder(manager, {
      id: order.id,
      detail: null,
      address_id: '',
      version: null,
      confirm: null,
    });
    expect([saved.status, asOrdered(saved.detail), saved.remark, saved.address_id]).toEqual([
      'confirmed',
      order.detail,
      'fragile',
      order.address_id,
    ]);
  });

  test('takes who the caller is said to be in LINE, and believes nothing of it', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const saved = await updateOrder(manager, {
      id: order.id,
      line_user_id: 'U-somebody',
      line_display_name: 'Somebody',
      line_picture_url: 'https://example.com/a.png',
    });
    expect(saved.history?.[1]?.by.id).toBe('order_manager');
    expect(JSON.stringify(saved)).not.toMatch(/somebody|example\.com/i);
    const bare = { id: order.id, line_user_id: null, line_display_name: '', line_picture_url: '' };
    expect((await updateOrder(manager, bare)).status).toBe('confirmed');
  });

  test('a new address of the group is copied', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const [, other] = accepted(await customer.get('/api/merchant_address')) as {
      id: string;
      phone: string;
    }[];
    const saved = await updateOrder(manager, { ...order, address_id: other?.id, confirm: false });
    expect([saved.address_id, saved.phone]).toEqual([other?.id, other?.phone]);
    expect(await refuseUpdate(manager, { id: order.id, address_id: 'nowhere' })).toEqual({
      code: 404,
      reason: 'not_found',
      address_id: 'nowhere',
    });
  });

  test("a new line is VIP for the order's customer, whoever adds it", async () => {
    const [bowl, cup] = [
      await stockSku(server, { price: 5, pieces: 10 }),
      await stockSku(server, { price: 9, vipPrice: 7, pieces: 10 }),
    ];
    const order = await submitOrder(vip, [{ sku: bowl, quantity: 1 }]);
    const saved = await updateOrder(manager, {
      ...order,
      detail: [changedLine(order), { sku_id: cup.id, quantity: 1, price: 7 }],
    });
    expect(saved.detail.map(({ is_vip }) => is_vip)).toEqual([0, 1]);
  });
});

describe('update_order on a confirmed order', () => {
  test('saving moves the difference: more is sold, less comes back', async () => {
    const [bowl, mug] = [
      await stockSku(server, { price: 5, pieces: 10 }),
      await stockSku(server, { price: 8, pieces: 10 }),
    ];
    const order = await confirmOrder(manager, await submitOrder(customer, [{ sku: bowl, quantity: 3 }]));
    const more = await updateOrder(manager, {
      ...order,
      detail: [changedLine(order, { quantity: 5 }), { sku_id: mug.id, quantity: 2, price: 8 }],
    });
    const less = await updateOrder(manager, { ...more, detail: [changedLine(more, { quantity: 1 })] });
    expect([less.status, less.version, less.total_amount]).toEqual(['confirmed', 4, 5]);
    expect(less.history?.map(({ event }) => event)).toEqual([
      'order.submit',
      'order.confirm',
      'order.save',
      'order.save',
    ]);
    expect(await stockOf(server, bowl)).toEqual({
      on_hand: 9,
      reserved: 0,
      sum: 9,
      records: [
        { entry_type: 'sale', change: -3, stock_after: 7 },
        { entry_type: 'sale', change: -2, stock_after: 5 },
        { entry_type: 'return', change: 4, stock_after: 9 },
      ],
    });
    expect(await stockOf(server, mug)).toEqual({
      on_hand: 10,
      reserved: 0,
      sum: 10,
      records: [
        { entry_type: 'sale', change: -2, stock_after: 8 },
        { entry_type: 'return', change: 2, stock_after: 10 },
      ],
    });
  });

  test('more than can be promised is refused with what it can have, its own pieces among them', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 4 });
    const submitted = await submitOrder(customer, [{ sku: bowl, quantity: 3 }]);
    const refused = { code: 422, reason: 'insufficient_stock', sku_id: bowl.id, stock: 4 };
    expect(
      await refuseUpdate(manager, { ...submitted, detail: [changedLine(submitted, { quantity: 5 })] }),
    ).toEqual(refused);
    const order = await confirmOrder(manager, submitted);
    expect(await refuseUpdate(manager, { ...order, detail: [changedLine(order, { quantity: 5 })] })).toEqual(
      refused,
    );
    expect(await stockOf(server, bowl)).toMatchObject({ on_hand: 1, sum: 1 });
  });

  test('once paid, nothing of it is editable', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 4 });
    const order = await confirmOrder(manager, await submitOrder(customer, [{ sku: bowl, quantity: 1 }]));
    await payOrders(manager, [order]);
    expect(await refuseUpdate(manager, { id: order.id })).toEqual({
      code: 409,
      reason: 'not_allowed_in_status',
      id: order.id,
      status: 'paid',
    });
  });
});
