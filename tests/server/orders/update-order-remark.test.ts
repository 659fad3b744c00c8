import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  newOrder,
  orderOf,
  payOrders,
  refusal,
  sendTwice,
  stockOf,
} from './orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance] = await server.people('customer', 'order_manager', 'finance');
});
afterAll(() => server.stop());

const orderWithRemark = () => newOrder(server, customer, { remark: 'ring twice' });

async function write(person: Person, body: object): Promise<Order> {
  return accepted(await person.post('/api/update_order_remark', body)) as Order;
}

async function refuse(person: Person, body: object): Promise<object> {
  return refusal(await person.post('/api/update_order_remark', body));
}

describe('update_order_remark', () => {
  test('a customer changes the remark of a created order, and its history says so', async () => {
    const order = await orderWithRemark();
    const body = { order_id: order.id, remark: 'leave it at the gate', version: 1 };
    expect(await write(customer, body)).toEqual({ ...order, remark: 'leave it at the gate', version: 2 });
    const { history } = await orderOf(manager, order.id);
    expect(history?.slice(1)).toEqual([
      {
        seq: 2,
        at: expect.any(String),
        by: { id: 'customer', name: 'Ling Wattana', role: '' },
        event: 'order.remark',
        from: 'created',
        to: 'created',
        seen_version: 1,
        changes: { remark: { from: 'ring twice', to: 'leave it at the gate' } },
      },
    ]);
  });

  test('once the order is confirmed, its customer may no more', async () => {
    const order = await confirmOrder(manager, await orderWithRemark());
    expect(await refuse(customer, { order_id: order.id, remark: 'late' })).toEqual({
      code: 409,
      reason: 'not_allowed_in_status',
      id: order.id,
      status: 'confirmed',
    });
  });

  test('who manages orders may until it is cancelled, also when it is paid and completed', async () => {
    const order = await orderWithRemark();
    const remarkIn = async (remark: string) => {
      const { status, version } = await write(manager, { order_id: order.id, remark });
      return [status, remark, version];
    };
    const steps = [await remarkIn('one')];
    await confirmOrder(manager, { ...order, version: 2 });
    steps.push(await remarkIn('two'));
    const payment = await payOrders(manager, [order]);
    steps.push(await remarkIn('three'));
    await finance.post('/api/confirm_pay_order', { id: payment.id, paid_amount: 10 });
    steps.push(await remarkIn('four'));
    expect(steps).toEqual([
      ['created', 'one', 2],
      ['confirmed', 'two', 4],
      ['paid', 'three', 6],
      ['completed', 'four', 8],
    ]);
  });

  test('a cancelled order keeps its remark', async () => {
    const order = await orderWithRemark();
    await manager.post('/api/cancel_order', { id: order.id });
    for (const person of [customer, manager])
      expect(await refuse(person, { order_id: order.id, remark: 'late' })).toEqual({
        code: 409,
        reason: 'not_allowed_in_status',
        id: order.id,
        status: 'cancelled',
      });
  });

  test('null and nothing empty it; its stock stays as it is', async () => {
    const order = await orderWithRemark();
    const skuId = order.detail[0]?.sku_id ?? '';
    for (const remark of [null, '']) {
      await write(customer, { order_id: order.id, remark: 'ring' });
      expect((await write(customer, { order_id: order.id, remark, version: null })).remark).toBe('');
    }
    expect(await stockOf(server, { id: skuId, price: 5 })).toEqual({
      on_hand: 10,
      reserved: 2,
      sum: 10,
      records: [],
    });
  });

  test('another version than the current one is a conflict, shown to the customer without history', async () => {
    const order = await orderWithRemark();
    const current = await write(customer, { order_id: order.id, remark: 'mine' });
    expect(await refuse(customer, { order_id: order.id, remark: 'late', version: 1 })).toEqual({
      code: 409,
      reason: 'version_conflict',
      current,
      changed_by: { id: customer.user.id, name: 'Ling Wattana', role: '' },
      changed_at: expect.any(String),
    });
    await write(manager, { order_id: order.id, remark: 'ours' });
    expect(await refuse(customer, { order_id: order.id, remark: 'late', version: 1 })).toMatchObject({
      changed_by: { id: '', name: '', role: 'order_manager' },
    });
    expect(await refuse(manager, { order_id: order.id, remark: 'late', version: 1 })).toMatchObject({
      reason: 'version_conflict',
      current: { history: [{ event: 'order.submit' }, { event: 'order.remark' }, { event: 'order.remark' }] },
    });
  });

  test('a retry under the same key changes it once', async () => {
    const order = await orderWithRemark();
    await sendTwice(customer, '/api/update_order_remark', { order_id: order.id, remark: 'once' });
    expect((await orderOf(manager, order.id)).version).toBe(2);
  });

  test("another group's order, another merchant's and an unknown one are not found", async () => {
    const order = await orderWithRemark();
    for (const persona of ['vip', 'rival_owner', 'rival_customer'])
      expect(await refuse(await server.as(persona), { order_id: order.id, remark: 'x' })).toEqual({
        code: 404,
        reason: 'not_found',
      });
    expect(await refuse(manager, { order_id: 'nothing', remark: 'x' })).toEqual({
      code: 404,
      reason: 'not_found',
    });
  });

  test.each([
    ['order_id', { remark: 'x' }],
    ['order_id', { order_id: '', remark: 'x' }],
    ['remark', { order_id: 'a' }],
    ['remark', { order_id: 'a', remark: 5 }],
    ['remark', { order_id: 'a', remark: 'x'.repeat(501) }],
    ['remark', { order_id: 'a', remark: 'a\0b' }],
    ['version', { order_id: 'a', remark: 'x', version: 0 }],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(await refuse(customer, body)).toEqual({ code: 400, reason: 'invalid_request', field });
  });
});
