import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  changedLine,
  confirmOrder,
  refusal,
  refuseUpdate,
  sendTwice,
  stockOf,
  stockSku,
  submitOrder,
  updateOrder,
} from './orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

describe('update_order that is refused', () => {
  test('another version than the current one is a conflict, with the current order and who changed it', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const current = await confirmOrder(manager, order);
    expect(await refuseUpdate(manager, { ...order, remark: 'late' })).toEqual({
      code: 409,
      reason: 'version_conflict',
      current: { ...current, unpaid_order_list: expect.any(Array) },
      changed_by: current.history?.[1]?.by,
      changed_at: current.history?.[1]?.at,
    });
  });

  test('a retry under the same key saves once', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    await sendTwice(manager, '/api/update_order', order);
    expect(await stockOf(server, bowl)).toMatchObject({ on_hand: 9, records: [{ change: -1 }] });
  });

  test("an unknown order, another merchant's and an unknown product are not found; an unknown group is foreign", async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    const rival = await server.as('rival_owner');
    expect(refusal(await rival.post('/api/update_order', order))).toMatchObject({
      code: 403,
      reason: 'foreign_group',
    });
    expect(refusal(await rival.post('/api/update_order', { id: order.id }))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(await refuseUpdate(manager, { id: 'nothing' })).toEqual({ code: 404, reason: 'not_found' });
    expect(
      await refuseUpdate(manager, { id: order.id, detail: [{ sku_id: 'nothing', quantity: 1, price: 1 }] }),
    ).toEqual({
      code: 404,
      reason: 'not_found',
      sku_id: 'nothing',
    });
    expect(await refuseUpdate(manager, { id: order.id, group_id: 'nowhere' })).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'nowhere',
    });
  });

  test('a named group only has to be a group of the merchant; it moves nothing', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    expect((await updateOrder(manager, { ...order, group_id: 'chiangmai' })).group_id).toBe('pratunam');
  });

  test.each([
    ['id', {}],
    ['id', { id: '' }],
    ['detail', { id: 'a', detail: [] }],
    ['detail.0.quantity', { id: 'a', detail: [{ sku_id: 'a', quantity: -1, price: 1 }] }],
    ['detail.0.price', { id: 'a', detail: [{ sku_id: 'a', quantity: 1, price: 0.001 }] }],
    ['version', { id: 'a', version: 'one' }],
    ['confirm', { id: 'a', confirm: 'yes' }],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(await refuseUpdate(manager, body)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('the same product twice is refused', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku: bowl, quantity: 1 }]);
    expect(
      await refuseUpdate(manager, {
        ...order,
        detail: [changedLine(order), changedLine(order, { price: 4 })],
      }),
    ).toEqual({
      code: 422,
      reason: 'duplicate_line',
      sku_id: bowl.id,
    });
  });
});
