import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderSummary } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, confirmOrder, orderOf, stockSku, submitOrder } from './orders-and-payments.ts';

const orderedAt = new Date();
const dayMs = 24 * 60 * 60 * 1000;

let clock = orderedAt;
let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => clock });
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

/** What detail and list say. */
async function flags(person: Person, { id }: Order): Promise<unknown[]> {
  const detail = await orderOf(person, id);
  const list = accepted(await person.post('/api/order_list', { id })) as { items: OrderSummary[] };
  return [detail.overdue, ...list.items.map(({ overdue }) => overdue)];
}

describe('an order that nobody confirms', () => {
  test('is flagged to staff from its seventh day, never to customers', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    clock = orderedAt;
    const order = await submitOrder(customer, [{ sku, quantity: 1 }]);
    const other = await submitOrder(customer, [{ sku, quantity: 1 }]);
    await confirmOrder(manager, other);

    clock = new Date(orderedAt.getTime() + 7 * dayMs - 1);
    expect(await flags(manager, order)).toEqual([undefined, undefined]);
    clock = new Date(orderedAt.getTime() + 7 * dayMs);
    expect(await flags(manager, order)).toEqual([true, true]);
    expect(await flags(await server.as('finance'), order)).toEqual([true, true]);
    expect(await flags(customer, order)).toEqual([undefined, undefined]);
    expect(await flags(manager, other)).toEqual([undefined, undefined]);
    expect((await confirmOrder(manager, order)).overdue).toBeUndefined();
  });
});
