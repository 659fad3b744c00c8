import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { PromptpayQr } from '../../../domain/contract.ts';
import { promptpayPayload } from '../../../server/payments/promptpay-payload.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newConfirmedOrder,
  newOrder,
  newPayment,
  orderOf,
  payOrders,
  refusal,
} from '../orders/orders-and-payments.ts';

const promptpayId = '0812345678';

let server: TestServer;
let buyer: Person;
let manager: Person;
let vip: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [buyer, manager, vip, rival] = await server.people('customer', 'order_manager', 'vip', 'rival_owner');
  await setId(promptpayId);
});
afterAll(() => server.stop());

const setId = (id: string) => server.database.pool.query(`UPDATE merchants SET promptpay_id = $1`, [id]);
const confirmed = (price: number, person = buyer) =>
  newConfirmedOrder(server, { buyer: person, manager }, { price, quantity: 2 });
const qr = (person: Person, query: string) => person.get(`/api/promptpay_qr?${query}`);

describe('promptpayQr', () => {
  test('a confirmed order is asked for by its customer and by staff, at what is due', async () => {
    const { id } = await confirmed(232.75);
    const wanted = { payload: promptpayPayload(promptpayId, 46_550), amount: 465.5 };
    for (const person of [buyer, manager])
      expect(accepted(await qr(person, `order_ids=${id}`))).toEqual(wanted);
  });

  test('several orders of a group are asked for together, each of them once', async () => {
    const [one, other] = [await confirmed(10), await confirmed(2.5)];
    const answer = accepted(await qr(buyer, `order_ids=${one.id},${other.id},${one.id}`)) as PromptpayQr;
    expect(answer.amount).toBe(25);
  });

  test('where a picture is asked for, it is a png whose code holds the payload', async () => {
    const { id } = await confirmed(50);
    const { status, headers, raw } = await buyer.get(`/api/promptpay_qr?order_ids=${id}`, {
      headers: { accept: 'image/png' },
    });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);
    expect(await readCode(raw.rawPayload)).toEqual([promptpayPayload(promptpayId, 10_000)]);
  });

  test('two statements are sent: the caller, and the orders', async () => {
    const { id } = await confirmed(50);
    expect(await countStatements(() => qr(buyer, `order_ids=${id}`))).toBe(2);
  });

  test('an order that is not confirmed is refused, and so is one that is paid', async () => {
    const { id } = await newOrder(server, buyer);
    expect(refusal(await qr(buyer, `order_ids=${id}`))).toMatchObject({
      code: 409,
      reason: 'not_allowed_in_status',
      id,
      status: 'created',
    });
    const payment = await newPayment(server, { buyer, manager });
    const paid = await qr(buyer, `payment_order_id=${payment.id}`);
    expect(refusal(paid)).toMatchObject({
      code: 409,
      reason: 'not_allowed_in_status',
      status: 'paid',
    });
  });

  test('what a completed order still owes is asked for, also in print, but not while a further payment awaits its confirmation', async () => {
    const finance = await server.as('finance');
    const { id, order_list } = await newPayment(server, { buyer, manager });
    accepted(await finance.post('/api/confirm_pay_order', { id, paid_amount: 60 }));
    const order = await orderOf(manager, order_list[0]?.id ?? '');
    const query = `order_ids=${order.id}`;
    expect((accepted(await qr(buyer, query)) as PromptpayQr).amount).toBe(40);
    const printed = async () => (await buyer.get(`/api/order_detail?order_id=${order.id}&view=print`)).data;
    expect(await printed()).toMatchObject({ owed: 40, promptpay: { amount: 40 } });
    const further = await payOrders(manager, [order], { total_actual_amount: 40 });
    for (const asked of [query, `payment_order_id=${further.id}`])
      expect(refusal(await qr(buyer, asked))).toEqual({
        code: 409,
        reason: 'not_allowed_in_status',
        id: order.id,
        status: 'completed',
      });
    expect(await printed()).toMatchObject({ owed: 40, promptpay: null });
  });

  test('as many orders are asked for as one payment can pay', async () => {
    const { id } = await confirmed(50);
    const { pool } = server.database;
    await pool.query(
      `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang)
       SELECT merchant_id, order_id || '-' || n, order_no + 100000 + n, group_id, customer_id, status, 100 FROM orders, generate_series(1, 100) AS n
       WHERE order_id = $1`,
      [id],
    );
    const ids = [id, ...Array.from({ length: 100 }, (_, at) => `${id}-${at + 1}`)];
    expect((accepted(await qr(manager, `order_ids=${ids.join(',')}`)) as PromptpayQr).amount).toBe(200);
  });

  test('the orders of a payment order are asked for again once they are confirmed', async () => {
    const payment = await newPayment(server, { buyer, manager }, { orders: 2 });
    await server.database.pool.query(`UPDATE orders SET status = 'confirmed' WHERE payment_order_id = $1`, [
      payment.id,
    ]);
    const answer = accepted(await qr(manager, `payment_order_id=${payment.id}`)) as PromptpayQr;
    expect(answer.amount).toBe(200);
  });

  test('what another group or another merchant ordered is not found', async () => {
    const order = await confirmed(50);
    const payment = await newPayment(server, { buyer, manager });
    for (const person of [vip, rival]) {
      expect(refusal(await qr(person, `order_ids=${order.id}`))).toMatchObject({
        code: 404,
        reason: 'not_found',
        order_id: order.id,
      });
      expect(refusal(await qr(person, `payment_order_id=${payment.id}`))).toMatchObject({ code: 404 });
    }
  });

  test('orders of several groups are refused', async () => {
    const [one, other] = [await confirmed(50), await confirmed(50, vip)];
    expect(refusal(await qr(manager, `order_ids=${one.id},${other.id}`))).toMatchObject({
      code: 422,
      reason: 'mixed_groups',
    });
  });

  test.each([
    ['', 'order_ids'],
    ['order_ids=,', 'order_ids'],
    [`order_ids=${Array.from({ length: 102 }, (_, at) => `order-${at}`).join(',')}`, 'order_ids'],
    ['order_ids=order-1&payment_order_id=payment-1', 'payment_order_id'],
  ])('the query "%.30s" is refused', async (query, field) => {
    expect(refusal(await qr(buyer, query))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });

  test('where nothing is due there is no QR', async () => {
    const { id } = await confirmed(50);
    await server.database.pool.query(`UPDATE orders SET total_satang = 0 WHERE order_id = $1`, [id]);
    expect(refusal(await qr(buyer, `order_ids=${id}`))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field: 'order_ids',
    });
  });

  test('a merchant without a PromptPay id has no QR, and says so of itself', async () => {
    const { id } = await confirmed(50);
    await setId('');
    expect(refusal(await qr(buyer, `order_ids=${id}`))).toMatchObject({
      code: 503,
      reason: 'not_configured',
    });
    const without = accepted(await buyer.get('/api/user_info'));
    await setId(promptpayId);
    expect(without).toMatchObject({ merchant_config: { promptpay: false } });
    expect(accepted(await buyer.get('/api/user_info'))).toMatchObject({
      merchant_config: { promptpay: true },
    });
  });
});

async function readCode(png: Buffer): Promise<string[]> {
  const wasm = await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const points = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const;
  return (await readBarcodes(points)).map(({ text }) => text);
}
