import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { readWire, toBaht } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import type { Person, Reply, TestServer } from '../harness.ts';

/** A SKU of the demo merchant for one test only. */
export interface TestSku {
  readonly id: string;
  /** Baht. */
  readonly price: number;
}

export interface TestLine {
  readonly sku: TestSku;
  readonly quantity: number;
}

/** Adds a SKU with stock to the demo merchant; with a VIP price it is VIP for the group of the persona `vip`. */
export async function stockSku(
  { database: { pool } }: TestServer,
  { price, vipPrice, pieces }: { price: number; vipPrice?: number; pieces: number },
): Promise<TestSku> {
  const id = `sku-${randomUUID()}`;
  await pool.query(
    `INSERT INTO skus (merchant_id, sku_id, category_id, name, ch_name, th_name, color, size, price_satang, vip_price_satang, image_urls, on_hand)
     SELECT 'm-demo', $1, min(category_id), 'Bowl', '碗', 'ชาม', 'blue', 'L', $2, $3, '{/api/files/bowl.webp}', $4
     FROM categories WHERE merchant_id = 'm-demo' AND level = 3`,
    [id, price * 100, vipPrice === undefined ? null : vipPrice * 100, pieces],
  );
  await pool.query(
    `INSERT INTO stock_records (merchant_id, stock_record_id, sku_id, entry_type, operation_type, change, stock_after, operator_id, operator_name)
     VALUES ('m-demo', $1, $2, 'purchase', 'entry', $3, $3, 'storekeeper', 'Somchai')`,
    [randomUUID(), id, pieces],
  );
  if (vipPrice !== undefined)
    await pool.query(
      `INSERT INTO sku_vip_groups (merchant_id, group_id, sku_id) VALUES ('m-demo', 'chiangmai', $1)`,
      [id],
    );
  return { id, price };
}

/** Lines as they were ordered: without the stock of the moment, which staff see beside those of open orders. */
export function asOrdered(lines: Order['detail']): Order['detail'] {
  return lines.map((line) => {
    const ordered = { ...line };
    delete ordered.stock;
    return ordered;
  });
}

/** A SKU's stock in the database; `records` are those of orders. */
export async function stockOf({ database: { pool } }: TestServer, { id }: TestSku) {
  const { rows: skus } = await pool.query<{ on_hand: number; reserved: number }>(
    `SELECT on_hand, reserved FROM skus WHERE sku_id = $1`,
    [id],
  );
  const { rows: records } = await pool.query<{ entry_type: string; change: number; stock_after: number }>(
    `SELECT entry_type, change, stock_after FROM stock_records WHERE sku_id = $1 AND order_id IS NOT NULL ORDER BY created, stock_record_id`,
    [id],
  );
  const { rows: sums } = await pool.query<{ sum: number }>(
    `SELECT sum(change)::int AS sum FROM stock_records WHERE sku_id = $1`,
    [id],
  );
  return { ...skus[0], sum: sums[0]?.sum, records };
}

/** The body of an order at the prices that the SKUs say. */
export function orderBody(lines: readonly TestLine[]) {
  return {
    items: lines.map(({ sku, quantity }) => ({ product_id: sku.id, quantity, price: sku.price })),
    total_amount: toBaht(readWire(lines.reduce((sum, { sku, quantity }) => sum + sku.price * quantity, 0))),
  };
}

export async function submitOrder(
  person: Person,
  lines: readonly TestLine[],
  more: object = {},
): Promise<Order> {
  const reply = await person.post('/api/submit_order', { ...orderBody(lines), ...more });
  return (accepted(reply) as { order: Order }).order;
}

interface NewOrder {
  /** Baht. */
  readonly price?: number;
  readonly quantity?: number;
  /** Further fields of the order. */
  readonly [field: string]: unknown;
}

/** Submits an order of a new product. */
export async function newOrder(
  server: TestServer,
  buyer: Person,
  { price = 5, quantity = 2, ...more }: NewOrder = {},
): Promise<Order> {
  const sku = await stockSku(server, { price, pieces: 10 });
  return await submitOrder(buyer, [{ sku, quantity }], more);
}

interface Traders {
  readonly buyer: Person;
  readonly manager: Person;
}

/** The same, confirmed. */
export async function newConfirmedOrder(
  server: TestServer,
  { buyer, manager }: Traders,
  order: NewOrder = {},
): Promise<Order> {
  return await confirmOrder(manager, await newOrder(server, buyer, order));
}

export interface NewPayment {
  readonly orders?: number;
  /** Baht, of the product of each order. */
  readonly price?: number;
  readonly quantity?: number;
  /** Further fields of the payment. */
  readonly [field: string]: unknown;
}

/** A payment of so many new orders, of 100 baht each unless said otherwise. */
export async function newPayment(
  server: TestServer,
  traders: Traders,
  { orders = 1, price = 50, quantity = 2, ...more }: NewPayment = {},
): Promise<PaymentOrder> {
  const confirmed: Order[] = [];
  while (confirmed.length < orders)
    confirmed.push(await newConfirmedOrder(server, traders, { price, quantity }));
  return await payOrders(traders.manager, confirmed, more);
}

/** An order as somebody sees it. */
export async function orderOf(person: Person, id: string): Promise<Order> {
  return accepted(await person.get(`/api/order_detail?order_id=${id}`)) as Order;
}

/** A payment order as somebody sees it. */
export async function paymentOf(person: Person, id: string): Promise<PaymentOrder> {
  return accepted(await person.get(`/api/payment_order_detail?payment_order_id=${id}`)) as PaymentOrder;
}

/** What another payment by the same proof says of a payment. */
export function useOf({ id, payment_no, ctime }: PaymentOrder) {
  return { payment_order_id: id, payment_no, ctime };
}

export async function updateOrder(person: Person, body: object): Promise<Order> {
  return accepted(await person.post('/api/update_order', body)) as Order;
}

/** An order that is sent back as it was read is confirmed. */
export function confirmOrder(person: Person, order: Order): Promise<Order> {
  return updateOrder(person, order);
}

/** The refusal of an update of an order. */
export async function refuseUpdate(person: Person, body: object): Promise<object> {
  return refusal(await person.post('/api/update_order', body));
}

/** The order's first line, changed. */
export function changedLine({ detail }: Order, change: object = {}) {
  return { ...detail[0], ...change };
}

/** Uploads a unique photo; returns its address. */
export async function uploadPhoto(person: Person, colour = randomUUID().slice(0, 6)): Promise<string> {
  return (await sendPhoto(person, { colour })).filepath;
}

/** Sends a photo of one colour, and with it what its slip is known to say. */
export async function sendPhoto(
  person: Person,
  { colour, transaction_id }: { readonly colour: string; readonly transaction_id?: string },
): Promise<DataOf<'uploadV2'>> {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour, 'hex');
  const png = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'proof.png', { type: 'image/png' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const query = transaction_id === undefined ? '' : `?transaction_id=${encodeURIComponent(transaction_id)}`;
  const reply = await person.post(`/api/upload_v2${query}`, undefined, {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  return accepted(reply) as DataOf<'uploadV2'>;
}

/** Pays confirmed orders by receipt with one new photo. */
export async function payOrders(
  person: Person,
  orders: readonly Order[],
  more: object = {},
): Promise<PaymentOrder> {
  const reply = await person.post('/api/pay_order', {
    order_ids: orders.map((order) => order.id),
    payment_photos: [await uploadPhoto(person)],
    payment_type: 'receipt',
    total_actual_amount: orders.reduce((sum, order) => sum + order.total_amount, 0),
    ...more,
  });
  const { payment_order_id } = accepted(reply) as { payment_order_id: string };
  return await paymentOf(person, payment_order_id);
}

/** Sends a request twice with one key: the second answer must be a replay of the first. */
export async function sendTwice(
  person: Person,
  path: string,
  body: object,
  meanwhile: () => unknown = () => undefined,
) {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await person.post(path, body, { headers });
  accepted(first);
  await meanwhile();
  const again = await person.post(path, body, { headers });
  expect([again.status, again.data, again.headers['idempotent-replayed']]).toEqual([200, first.data, 'true']);
  return { first, headers };
}

/** The data of an answer that must be a success. */
export function accepted({ status, data, message }: Reply): unknown {
  if (status !== 200) throw new Error(`Refused with ${status}: ${message} ${JSON.stringify(data)}`);
  return data;
}

/** The code, reason and details of a refusal. */
export function refusal({ status, data }: Reply): object {
  return { code: status, ...(data as object) };
}

/** What a bank says of a transfer, where nobody entered it. */
export const noTransferDetails = {
  transaction_id: null,
  fee: null,
  fee_currency: null,
  payer_bank: null,
  payer_account: null,
  payer_name: null,
  payee_bank: null,
  payee_account: null,
  payee_name: null,
  extra_info: null,
};
