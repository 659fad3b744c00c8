import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  refusal,
  sendTwice,
  stockOf,
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

async function newOrder(pieces = 10) {
  const sku = await stockSku(server, { price: 5, pieces });
  return { sku, order: await submitOrder(customer, [{ sku, quantity: 2 }]) };
}

describe('cancel_order', () => {
  test('a created order gives back what it reserved', async () => {
    const { sku, order } = await newOrder();
    const cancelled = accepted(
      await manager.post('/api/cancel_order', { id: order.id, version: 1 }),
    ) as Order;
    expect([cancelled.status, cancelled.version]).toEqual(['cancelled', 2]);
    expect(cancelled.history?.[1]).toEqual({
      seq: 2,
      at: expect.any(String),
      by: { id: 'order_manager', name: 'Somsri Wongthong', role: 'order_manager' },
      event: 'order.cancel',
      from: 'created',
      to: 'cancelled',
      seen_version: 1,
      changes: {},
    });
    expect(await stockOf(server, sku)).toEqual({ on_hand: 10, reserved: 0, sum: 10, records: [] });
  });

  test('a confirmed order brings its pieces back to the shelf', async () => {
    const { sku, order } = await newOrder();
    await confirmOrder(manager, order);
    expect((await manager.post('/api/cancel_order', { order_id: order.id })).status).toBe(200);
    expect(await stockOf(server, sku)).toEqual({
      on_hand: 10,
      reserved: 0,
      sum: 10,
      records: [
        { entry_type: 'sale', change: -2, stock_after: 8 },
        { entry_type: 'return', change: 2, stock_after: 10 },
      ],
    });
  });

  test.each<[string, (id: string) => [query: string, body?: object]]>([
    ['order_id in the query', (id: string) => [`?order_id=${id}`]],
    ['id in the query', (id: string) => [`?id=${id}&group_id=default_group`, {}]],
    ['both in both', (id: string) => [`?order_id=${id}&id=`, { id, order_id: id, group_id: 'pratunam' }]],
  ])('%s names the order', async (_, nameBy) => {
    const { order } = await newOrder();
    const [query, body] = nameBy(order.id);
    expect((await manager.post(`/api/cancel_order${query}`, body)).status).toBe(200);
  });

  test('no order, or two, is malformed', async () => {
    const malformed = { code: 400, reason: 'invalid_request', field: 'order_id' };
    expect(refusal(await manager.post('/api/cancel_order'))).toEqual(malformed);
    expect(refusal(await manager.post('/api/cancel_order?id=a', { order_id: 'b' }))).toEqual(malformed);
  });

  test('the second of two cancellations is refused, and a retry of the first is not a second', async () => {
    const { sku, order } = await newOrder();
    await sendTwice(manager, '/api/cancel_order', { id: order.id });
    expect(refusal(await manager.post('/api/cancel_order', { id: order.id }))).toEqual({
      code: 409,
      reason: 'not_allowed_in_status',
      id: order.id,
      status: 'cancelled',
    });
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 10, reserved: 0 });
  });

  test('a version that is not the current one is a conflict', async () => {
    const { order } = await newOrder();
    await confirmOrder(manager, order);
    expect(refusal(await manager.post('/api/cancel_order', { id: order.id, version: 1 }))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      current: { id: order.id, status: 'confirmed', version: 2 },
    });
  });

  test('customers may not, other merchants do not find it, other groups are foreign', async () => {
    const { order } = await newOrder();
    const rival = await server.as('rival_owner');
    const cancel = async (person: Person, body: object) =>
      refusal(await person.post('/api/cancel_order', body));
    expect(await cancel(customer, { id: order.id })).toEqual({ code: 403, reason: 'forbidden_role' });
    expect(await cancel(rival, { id: order.id })).toEqual({ code: 404, reason: 'not_found' });
    expect(await cancel(manager, { id: order.id, group_id: 'nowhere' })).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'nowhere',
    });
  });
});
