import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, Product } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  orderBody,
  orderOf,
  refusal,
  stockSku,
  submitOrder,
  type TestSku,
} from '../orders/orders-and-payments.ts';

const now = () => new Date('2026-03-04T05:06:07.890Z');

let server: TestServer;
let storekeeper: Person;
let manager: Person;
let seller: Person;
let customer: Person;
let rival: Person;
let orders: Person;

beforeAll(async () => {
  server = await startServer({}, { now });
  [storekeeper, manager, seller, customer, rival, orders] = await server.people(
    'storekeeper',
    'manager',
    'sku_order_manager',
    'customer',
    'rival_owner',
    'order_manager',
  );
});
afterAll(() => server.stop());

const edit = (person: Person, { id }: TestSku, more: object = {}, key?: string) =>
  person.post(
    '/api/edit_sku',
    { id, name: 'Bowl', price: 10, ...more },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const find = (person: Person, name: string) =>
  person.get(`/api/search_sku_by_name?name=${encodeURIComponent(name)}`);
const detail = async (person: Person, { id }: TestSku) =>
  accepted(await person.get(`/api/sku_detail?sku_id=${id}`)) as Product;

describe('edit_sku', () => {
  test('every field that is sent takes the place of what was there', async () => {
    const sku = await stockSku(server, { price: 10, vipPrice: 8, pieces: 5 });
    const before = await detail(storekeeper, sku);
    const change = {
      name: 'Plate',
      ch_name: '盘子',
      th_name: 'จาน',
      price: 12.34,
      vip_price: 11,
      original_price: 15,
      color: 'red',
      size: 'M',
      style: 'flat',
      description: 'fine',
      barcode: '8850002',
      low_stock_at: 0,
    };
    const after = accepted(
      await edit(storekeeper, sku, {
        ...change,
        name: '  Plate ',
        th_name: ' จาน ',
        barcode: ' 8850002 ',
        description: ' fine ',
        stock: 99,
        image_urls: '/x',
      }),
    );
    expect(after).toEqual({ ...before, ...change, version: 2 });
    expect(await detail(storekeeper, sku)).toEqual(after);
  });

  test('what is absent or null stays, an empty text and a VIP price of 0 take away', async () => {
    const sku = await stockSku(server, { price: 10, vipPrice: 8, pieces: 5 });
    const filled = {
      description: 'fine',
      style: 'flat',
      original_price: 12,
      barcode: '8850003',
      low_stock_at: 7,
    };
    accepted(await edit(storekeeper, sku, filled));
    const before = await detail(storekeeper, sku);
    expect(before).toMatchObject(filled);
    const kept = {
      vip_price: null,
      color: null,
      description: null,
      barcode: null,
      th_name: null,
      status: '',
    };
    expect(accepted(await edit(storekeeper, sku, kept))).toEqual({ ...before, version: 3 });
    const cleared = { color: '', th_name: '', barcode: '' };
    const change = { ...cleared, vip_price: 0, original_price: 0, description: ' ', low_stock_at: null };
    expect(accepted(await edit(storekeeper, sku, change))).toEqual({
      ...before,
      ...cleared,
      vip_price: null,
      original_price: null,
      description: '',
      low_stock_at: null,
      version: 4,
    });
  });

  test('an edit of a version that is no longer the current one leads to 409 with it, who made it and when', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const current = accepted(await edit(manager, sku, { price: 11, version: 1 })) as Product;
    expect(refusal(await edit(storekeeper, sku, { price: 12, version: 1 }))).toEqual({
      code: 409,
      reason: 'version_conflict',
      current,
      changed_by: { id: manager.user.id, name: manager.user.name, role: 'manager' },
      changed_at: '2026-03-04T05:06:07.890Z',
    });
    expect(await detail(storekeeper, sku)).toEqual(current);
    expect(accepted(await edit(storekeeper, sku, { price: 12, version: 2 }))).toMatchObject({
      price: 12,
      version: 3,
    });
  });

  test('two edits of one version at once: one is saved, the other is refused', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const replies = await Promise.all(
      [manager, storekeeper, manager, storekeeper].map((person, at) =>
        edit(person, sku, { price: 20 + at, version: 1 }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await detail(storekeeper, sku)).toMatchObject({ version: 2 });
  });

  test('orders that are open keep the price at which they were placed, new ones have the new price', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const order = await submitOrder(customer, [{ sku, quantity: 2 }]);
    accepted(await edit(storekeeper, sku, { name: 'Plate', price: 15 }));
    const kept = await orderOf(customer, order.id);
    expect(kept.detail).toEqual(order.detail);
    expect(await confirmOrder(orders, kept)).toMatchObject({ total_amount: 20 });
    expect(await submitOrder(customer, [{ sku: { ...sku, price: 15 }, quantity: 1 }])).toMatchObject({
      total_amount: 15,
    });
  });

  test('a product is found under each of its new names', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    accepted(await edit(storekeeper, sku, { name: 'Xylophone', ch_name: '木琴', th_name: 'ระนาด' }));
    for (const name of ['xylophone', '木琴', 'ระนาด'])
      expect(JSON.stringify((await find(customer, name)).data)).toContain(sku.id);
  });

  test('a product that is unknown, or of another merchant, leads to 404', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    expect(refusal(await edit(storekeeper, { id: 'nothing', price: 1 }))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(refusal(await edit(rival, sku))).toEqual({ code: 404, reason: 'not_found' });
  });

  test('a role that may not edit products leads to 403', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    for (const person of [seller, orders, customer])
      expect(refusal(await edit(person, sku))).toEqual({ code: 403, reason: 'forbidden_role' });
  });

  test.each([
    ['name', { name: '  ' }],
    ['price', { price: 0.125 }],
    ['vip_price', { vip_price: -1 }],
    ['version', { version: 0 }],
    ['th_name', { th_name: 'x'.repeat(201) }],
    ['original_price', { original_price: 0.001 }],
    ['barcode', { barcode: 'x'.repeat(65) }],
    ['barcode', { barcode: 'a\u200bb' }],
    ['low_stock_at', { low_stock_at: 1.5 }],
    ['low_stock_at', { low_stock_at: -1 }],
    ['status', { status: 'hidden' }],
    ['id', { id: '' }],
  ])('a wrong %s leads to 400', async (field, more) => {
    const reply = await edit(storekeeper, { id: 'any', price: 1 }, more);
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('the same request sent twice makes one version', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const key = randomUUID();
    const first = await edit(storekeeper, sku, { price: 11, version: 1 }, key);
    const second = await edit(storekeeper, sku, { price: 11, version: 1 }, key);
    expect([second.status, second.data, second.headers['idempotent-replayed']]).toEqual([
      200,
      first.data,
      'true',
    ]);
    expect(await detail(storekeeper, sku)).toMatchObject({ version: 2 });
  });
});

describe('an inactive product', () => {
  const retire = async (sku: TestSku) =>
    accepted(await edit(storekeeper, sku, { name: 'Retired marimba', status: 'inactive' })) as Product;

  test('is in no list or search of customers or staff, and in its detail has no stock to promise', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const { category_id } = await retire(sku);
    for (const person of [customer, storekeeper]) {
      const answers = [
        await person.get(`/api/all_sku_list?category_id=${category_id}`),
        await person.get(`/api/all_sku_list?category_id=${category_id}&view=card&page_size=100`),
        await find(person, 'marimba'),
      ].map((reply) => JSON.stringify(accepted(reply)));
      expect(answers.filter((answer) => answer.includes(sku.id))).toEqual([]);
      expect(await detail(person, sku)).toMatchObject({ status: 'inactive', stock: 0 });
    }
    expect(await detail(storekeeper, sku)).toMatchObject({ on_hand: 5, reserved: 0 });
  });

  test('cannot be ordered, while an order of before goes on', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    const order = await submitOrder(customer, [{ sku, quantity: 2 }]);
    await retire(sku);
    const again = await customer.post('/api/submit_order', orderBody([{ sku, quantity: 1 }]));
    expect(refusal(again)).toEqual({ code: 422, reason: 'inactive_product', sku_id: sku.id });
    const [line] = order.detail;
    const edited = { ...order, detail: [{ ...line, quantity: 3 }], confirm: false };
    const kept = accepted(await orders.post('/api/update_order', edited)) as Order;
    expect(await confirmOrder(orders, kept)).toMatchObject({ status: 'confirmed', total_amount: 30 });
    expect(await detail(storekeeper, sku)).toMatchObject({ on_hand: 2, reserved: 0 });
  });

  test('that is made active again is sold again', async () => {
    const sku = await stockSku(server, { price: 10, pieces: 5 });
    await retire(sku);
    expect(accepted(await edit(storekeeper, sku, { status: 'active' }))).toMatchObject({
      status: 'active',
      stock: 5,
      version: 3,
    });
    expect(await submitOrder(customer, [{ sku, quantity: 1 }])).toMatchObject({ total_amount: 10 });
  });
});
