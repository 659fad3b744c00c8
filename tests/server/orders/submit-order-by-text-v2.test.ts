import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address, Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  orderOf,
  refusal,
  sendTwice,
  stockOf,
  stockSku,
  type TestSku,
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

async function addressesOf(person: Person): Promise<Address[]> {
  return accepted(await person.get('/api/merchant_address')) as Address[];
}

async function addressOf(person: Person): Promise<string> {
  return (await addressesOf(person))[0]?.id ?? '';
}

async function newAddress(person: Person): Promise<string> {
  const body = { alias: 'Stall', address: '1 Market Road', phone: '0800000000' };
  return (accepted(await person.post('/api/add_address', body)) as Address).id;
}

function line(sku: TestSku, quantity = 1) {
  return { sku_id: sku.id, quantity, price: sku.price, name: 'a word of the text' };
}

const submit = (person: Person, body: object) => person.post('/api/submit_order_by_text_v2', body);

describe('submit_order_by_text_v2', () => {
  test('an order goes to the chosen address at the prices of the server, and reserves the stock', async () => {
    const bowl = await stockSku(server, { price: 12.5, pieces: 10 });
    const [, chosen] = await addressesOf(customer);
    const reply = await submit(customer, {
      items: [line(bowl, 3)],
      address_id: chosen?.id,
      remark: 'as I wrote',
    });
    const { id, order } = accepted(reply) as { id: string; order: Order };
    expect(order).toMatchObject({
      id,
      status: 'created',
      group_id: 'pratunam',
      total_amount: 37.5,
      remark: 'as I wrote',
      address_id: chosen?.id,
      alias: chosen?.alias,
      detail: [{ sku_id: bowl.id, name: 'Bowl', quantity: 3, price: 12.5, total_price: 37.5 }],
      version: 1,
    });
    expect(await stockOf(server, bowl)).toEqual({ on_hand: 10, reserved: 3, sum: 10, records: [] });
    const { history } = await orderOf(manager, id);
    expect(history?.map(({ event, by }) => [event, by.id])).toEqual([['order.submit', 'customer']]);
  });

  test("the order is of the address's group, whichever group staff name beside it", async () => {
    const bowl = await stockSku(server, { price: 20, vipPrice: 15, pieces: 10 });
    const body = { items: [line(bowl)], address_id: await addressOf(vip), group_id: 'pratunam' };
    const { order } = accepted(await submit(manager, body)) as { order: Order };
    expect([order.group_id, order.total_amount]).toEqual(['chiangmai', 20]);
  });

  test("an address that is unknown, deleted or another group's or merchant's is not found", async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const deleted = await newAddress(customer);
    accepted(await customer.delete(`/api/delete_address?id=${deleted}`));
    const rivals = await newAddress(await server.as('rival_customer'));
    for (const address_id of ['nowhere', deleted, await addressOf(vip), rivals])
      expect(refusal(await submit(customer, { items: [line(bowl)], address_id }))).toEqual({
        code: 404,
        reason: 'not_found',
        address_id,
      });
    expect(refusal(await submit(manager, { items: [line(bowl)], address_id: rivals }))).toEqual({
      code: 404,
      reason: 'not_found',
      address_id: rivals,
    });
    expect(await stockOf(server, bowl)).toMatchObject({ reserved: 0 });
  });

  test('another price than the current one is refused with it', async () => {
    const bowl = await stockSku(server, { price: 20, vipPrice: 15, pieces: 10 });
    const items = [line({ ...bowl, price: 15 })];
    const changed = { code: 409, reason: 'price_changed', items: [{ sku_id: bowl.id, price: 20 }] };
    expect(refusal(await submit(customer, { items, address_id: await addressOf(customer) }))).toEqual(
      changed,
    );
    expect((await submit(vip, { items, address_id: await addressOf(vip) })).status).toBe(200);
  });

  test('the rules of submit_order hold: stock, duplicates, what is sold, what is known', async () => {
    const [bowl, old] = [
      await stockSku(server, { price: 5, pieces: 3 }),
      await stockSku(server, { price: 5, pieces: 3 }),
    ];
    await server.database.pool.query(`UPDATE skus SET status = 'inactive' WHERE sku_id = $1`, [old.id]);
    const address_id = await addressOf(customer);
    const refuse = async (items: object[]) => refusal(await submit(customer, { items, address_id }));
    expect(await refuse([line(bowl, 4)])).toEqual({
      code: 422,
      reason: 'insufficient_stock',
      sku_id: bowl.id,
      stock: 3,
    });
    expect(await refuse([line(bowl), line(bowl)])).toEqual({
      code: 422,
      reason: 'duplicate_line',
      sku_id: bowl.id,
    });
    expect(await refuse([line(old)])).toEqual({ code: 422, reason: 'inactive_product', sku_id: old.id });
    expect(await refuse([line({ id: 'nothing', price: 1 })])).toEqual({
      code: 404,
      reason: 'not_found',
      sku_id: 'nothing',
    });
  });

  test('the same request under the same key makes one order', async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const body = { items: [line(bowl, 2)], address_id: await addressOf(customer) };
    await sendTwice(customer, '/api/submit_order_by_text_v2', body);
    expect(await stockOf(server, bowl)).toMatchObject({ reserved: 2 });
  });

  test("staff who don't order may not, and a foreign group is refused", async () => {
    const bowl = await stockSku(server, { price: 5, pieces: 10 });
    const body = { items: [line(bowl)], address_id: await addressOf(customer) };
    for (const persona of ['finance', 'storekeeper'])
      expect(refusal(await submit(await server.as(persona), body))).toEqual({
        code: 403,
        reason: 'forbidden_role',
      });
    expect((await submit(await server.as('sku_order_manager'), body)).status).toBe(200);
    expect(refusal(await submit(customer, { ...body, group_id: 'chiangmai' }))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'chiangmai',
    });
  });

  test('a group that holds as many open orders as it may is refused one more', async () => {
    const limited = await startServer({ OPEN_ORDERS_PER_GROUP: '1' });
    try {
      const buyer = await limited.as('vip');
      await limited.database.pool.query(`UPDATE orders SET status = 'cancelled' WHERE status = 'created'`);
      const bowl = await stockSku(limited, { price: 5, pieces: 10 });
      const body = { items: [line(bowl)], address_id: await addressOf(buyer) };
      expect((await submit(buyer, body)).status).toBe(200);
      expect(refusal(await submit(buyer, body))).toEqual({
        code: 422,
        reason: 'too_many_open_orders',
        limit: 1,
      });
    } finally {
      await limited.stop();
    }
  });

  test.each([
    ['address_id', { items: [{ sku_id: 'a', quantity: 1, price: 1 }] }],
    ['address_id', { items: [{ sku_id: 'a', quantity: 1, price: 1 }], address_id: '' }],
    ['items', { items: [], address_id: 'a' }],
    ['items.0.sku_id', { items: [{ product_id: 'a', quantity: 1, price: 1 }], address_id: 'a' }],
    ['items.0.quantity', { items: [{ sku_id: 'a', quantity: 0, price: 1 }], address_id: 'a' }],
    ['items.0.price', { items: [{ sku_id: 'a', quantity: 1, price: 1.005 }], address_id: 'a' }],
    ['items.0.price', { items: [{ sku_id: 'a', quantity: 1, price: null }], address_id: 'a' }],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(refusal(await submit(customer, body))).toEqual({ code: 400, reason: 'invalid_request', field });
  });
});
