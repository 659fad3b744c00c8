import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder, Product } from '../../domain/contract.ts';
import { openShop, type Shop } from '../journeys/shop.ts';
import { signInAt, type HttpCaller, type HttpReply } from './caller.ts';

let shop: Shop;
let servers: readonly [string, string];
let customer: HttpCaller;
let manager: HttpCaller;
let finance: HttpCaller;
let storekeeper: HttpCaller;
let shelf: Product[];

beforeAll(async () => {
  shop = await openShop();
  servers = [shop.url, await shop.startAnother()];
  [customer, manager, finance, storekeeper] = await Promise.all([
    signInAt(servers[0], 'customer'),
    signInAt(servers[1], 'order_manager'),
    signInAt(servers[0], 'finance'),
    signInAt(servers[1], 'storekeeper'),
  ]);
  const { data } = await storekeeper.get(servers[0], '/api/all_sku_list?category_id=crew-neck');
  shelf = (data as Product[]).filter(({ stock }) => stock >= 40);
});

afterAll(() => shop.close());

/** A product of the shelf that no other test takes, with exactly these pieces left. */
async function productWith(pieces: number): Promise<Product> {
  const product = shelf.pop();
  if (product === undefined) throw new Error('the shelf is empty');
  const { stock, reserved = 0 } = product;
  const reply = await storekeeper.post(servers[0], '/api/wash_stock', {
    product_id: product.id,
    operation_type: 'inventory',
    operation_subtype: 'inventory_decrease',
    amount: stock - pieces,
    counted: pieces + reserved,
    base_stock: stock + reserved,
  });
  expect(reply.status).toBe(200);
  return product;
}

/** The same call at both servers in turn, all at once. */
function atOnce(
  times: number,
  call: (server: string, at: number) => Promise<HttpReply>,
): Promise<HttpReply[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => call(servers[at % 2 === 0 ? 0 : 1], at)));
}

function orderOf({ id, price }: Product, quantity: number) {
  return { items: [{ product_id: id, quantity, price }], total_amount: quantity * price };
}

async function submitted(product: Product, quantity: number): Promise<Order> {
  const reply = await customer.post(servers[0], '/api/submit_order', orderOf(product, quantity));
  return (reply.data as { order: Order }).order;
}

async function confirmed(product: Product, quantity: number): Promise<Order> {
  const { data } = await manager.post(servers[1], '/api/update_order', await submitted(product, quantity));
  return data as Order;
}

function counted(replies: readonly HttpReply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function stockOf({ id }: Product) {
  const { data } = await storekeeper.get(servers[1], `/api/sku_detail?sku_id=${id}`);
  const { stock, on_hand, reserved } = data as Product;
  return { stock, on_hand, reserved };
}

describe('two servers on one database', () => {
  test('of 50 buyers of the last three pieces let three have one', async () => {
    const product = await productWith(3);
    const before = await stockOf(product);
    const replies = await atOnce(50, (server) =>
      customer.post(server, '/api/submit_order', orderOf(product, 1), randomUUID()),
    );
    expect(counted(replies)).toEqual({ 200: 3, 422: 47 });
    expect(await stockOf(product)).toEqual({
      ...before,
      stock: 0,
      reserved: (before.reserved ?? 0) + 3,
    });
  });

  test('make one order of a key sent 20 times at once', async () => {
    const product = await productWith(30);
    const key = randomUUID();
    const replies = await atOnce(20, (server) =>
      customer.post(server, '/api/submit_order', orderOf(product, 1), key),
    );
    const made = replies.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200).map(({ data }) => data)).toEqual(
      Array.from({ length: 20 - made.length }, () => ({ reason: 'idempotency_in_flight' })),
    );
    expect((await stockOf(product)).stock).toBe(29);
  });

  test('confirm a receipt once of four confirmations at once', async () => {
    const order = await confirmed(await productWith(30), 2);
    const payment = await paid([order]);
    const replies = await atOnce(4, (server) =>
      finance.post(server, '/api/confirm_pay_order', { id: payment.id, paid_amount: payment.paid_amount }),
    );
    expect(counted(replies)).toEqual({ 200: 1, 409: 3 });
    expect(new Set(replies.flatMap(({ status, data }) => (status === 409 ? [reasonOf(data)] : [])))).toEqual(
      new Set(['already_confirmed']),
    );
    expect(await eventsOf(order)).toEqual(['order.submit', 'order.confirm', 'order.pay', 'order.complete']);
  });

  test('let either the cancelling or the payment of an order win', async () => {
    const product = await productWith(30);
    const order = await confirmed(product, 2);
    const photo = await proof();
    const [cancelling, paying] = await Promise.all([
      manager.post(servers[0], '/api/cancel_order', { id: order.id }),
      manager.post(servers[1], '/api/pay_order', payBody([order], photo)),
    ]);
    const status = await shop.statusOf(order.id);
    expect([cancelling.status, paying.status, status]).toEqual(
      status === 'paid' ? [409, 200, 'paid'] : [200, 409, 'cancelled'],
    );
    expect((await stockOf(product)).stock).toBe(status === 'paid' ? 28 : 30);
  });

  test('lay no edit over a confirmation of the same version', async () => {
    const product = await productWith(30);
    const order = await submitted(product, 2);
    const [line] = order.detail;
    const edited = { ...order, confirm: false, detail: [{ ...line, quantity: 5 }] };
    const replies = await Promise.all([
      manager.post(servers[0], '/api/update_order', order),
      manager.post(servers[1], '/api/update_order', edited),
    ]);
    expect(counted(replies)).toEqual({ 200: 1, 409: 1 });
    const { data } = await manager.get(servers[0], `/api/order_detail?order_id=${order.id}`);
    const { status, detail } = data as Order;
    expect([status, detail.map(({ quantity }) => quantity)]).toEqual(
      replies[0].status === 200 ? ['confirmed', [2]] : ['created', [5]],
    );
    expect((await stockOf(product)).stock).toBe(status === 'confirmed' ? 28 : 25);
  });

  test('count a shelf that is sold from only when the counter has seen the sale', async () => {
    const product = await productWith(30);
    const order = await submitted(product, 4);
    const base = (await stockOf(product)).on_hand ?? 0;
    const [selling, counting] = await Promise.all([
      manager.post(servers[0], '/api/update_order', order),
      storekeeper.post(servers[1], '/api/wash_stock', {
        product_id: product.id,
        operation_type: 'inventory',
        operation_subtype: 'inventory_increase',
        amount: 1,
        counted: base + 1,
        base_stock: base,
      }),
    ]);
    expect(selling.status).toBe(200);
    const count =
      counting.status === 200 ? { counted: (counting.data as { on_hand: number }).on_hand } : counting.data;
    const moved = { reason: 'stock_moved', base_stock: base, on_hand: base - 4, counted: base + 1 };
    expect([
      { count: { counted: base + 1 }, on_hand: base - 3 },
      { count: moved, on_hand: base - 4 },
    ]).toContainEqual({ count, on_hand: (await stockOf(product)).on_hand });
  });

  test('take a role away at one, and the other refuses at once', async () => {
    const owner = await signInAt(servers[0], 'owner');
    const losing = await signInAt(servers[1], 'sku_order_manager');
    expect((await losing.get(servers[1], '/api/roles')).status).toBe(200);
    const taken = await owner.post(servers[0], '/api/delete_role', { id: 'sku_order_manager' });
    expect(taken.status).toBe(200);
    expect((await losing.get(servers[1], '/api/roles')).status).toBe(403);
  });

  test('leave records that add up', async () => {
    expect(await shop.traces()).toMatchObject({ doubleSales: 0, wrongStock: 0 });
  });
});

async function proof(): Promise<string> {
  return await manager.upload(servers[0], 'server/demo/pictures/slip-purple.webp');
}

function payBody(orders: readonly Order[], photo: string) {
  return {
    order_ids: orders.map(({ id }) => id),
    payment_photos: [photo],
    payment_type: 'receipt',
    total_actual_amount: orders.reduce((sum, order) => sum + order.total_amount, 0),
  };
}

async function paid(orders: readonly Order[]): Promise<PaymentOrder> {
  const { data } = await manager.post(servers[1], '/api/pay_order', payBody(orders, await proof()));
  const { payment_order_id } = data as { payment_order_id: string };
  const { data: payment } = await finance.get(
    servers[0],
    `/api/payment_order_detail?payment_order_id=${payment_order_id}`,
  );
  return payment as PaymentOrder;
}

async function eventsOf({ id }: Order): Promise<string[]> {
  const { data } = await manager.get(servers[0], `/api/order_detail?order_id=${id}`);
  return ((data as Order).history ?? []).map(({ event }) => event);
}

function reasonOf(data: unknown): string {
  return (data as { reason: string }).reason;
}
