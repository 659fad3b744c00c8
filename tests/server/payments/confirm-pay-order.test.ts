import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newPayment,
  orderOf,
  paymentOf,
  refusal,
  sendTwice,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;
let owner: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance, owner] = await server.people('customer', 'order_manager', 'finance', 'owner');
});
afterAll(() => server.stop());

const paidOrders = (more: object = {}) =>
  newPayment(server, { buyer: customer, manager }, { orders: 2, quantity: 1, ...more });

async function confirm(person: Person, body: object): Promise<object> {
  return refusal(await person.post('/api/confirm_pay_order', body));
}

describe('confirm_pay_order', () => {
  test('takes eleven statements, and two more with another photo', async () => {
    for (const [photos, statements] of [
      [[], 11],
      [[await uploadPhoto(finance)], 13],
    ] as const) {
      const { id } = await paidOrders();
      const body = { id, image_urls: photos.join(','), paid_amount: 100, version: 1 };
      const headers = { 'idempotency-key': randomUUID() };
      const confirming = async () =>
        accepted(await finance.post('/api/confirm_pay_order', body, { headers }));
      expect(await countStatements(confirming)).toBe(statements);
    }
  });

  test('the payment order and its orders are completed, each with an entry in its history', async () => {
    const payment = await paidOrders();
    const body = { id: payment.id, image_urls: '', paid_amount: 100, version: 1 };
    const completed = accepted(await finance.post('/api/confirm_pay_order', body)) as PaymentOrder;
    const by = { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' };
    expect(completed).toEqual({
      ...payment,
      status: 'completed',
      payment_list: payment.payment_list.map((entry) => ({ ...entry, status: 'completed', version: 2 })),
      order_list: payment.order_list.map((order) => ({ ...order, status: 'completed' })),
      version: 2,
      history: [
        ...(payment.history ?? []),
        {
          seq: 3,
          at: expect.any(String),
          by,
          event: 'payment.confirm',
          from: 'paid',
          to: 'completed',
          seen_version: 1,
          changes: {},
        },
      ],
    });
    const order = await orderOf(finance, payment.order_list[0]!.id);
    expect(order.history?.at(-1)).toMatchObject({
      event: 'order.complete',
      from: 'paid',
      to: 'completed',
      by,
    });
  });

  test('an underpayment completes too, and the difference stays in the history', async () => {
    const payment = await paidOrders();
    const reply = await finance.post('/api/confirm_pay_order', { id: payment.id, paid_amount: 80.5 });
    const completed = accepted(reply) as PaymentOrder;
    expect([completed.status, completed.paid_amount, completed.paid_amount_receipt]).toEqual([
      'completed',
      80.5,
      80.5,
    ]);
    expect(completed.history?.at(-1)?.changes).toEqual({
      paid_amount: { from: 100, to: 80.5 },
      paid_amount_receipt: { from: 100, to: 80.5 },
    });
  });

  test('photos are added to those of the proof, each once', async () => {
    const payment = await paidOrders();
    const [one, two] = [await uploadPhoto(finance), await uploadPhoto(finance)];
    const image_urls = [payment.payment_photos[0], one, two, one].join(',');
    const reply = await finance.post('/api/confirm_pay_order', {
      id: payment.id,
      image_urls,
      paid_amount: 100,
    });
    expect((accepted(reply) as PaymentOrder).payment_photos).toEqual([payment.payment_photos[0], one, two]);
  });

  test('five are taken beside the five of the proof, a sixth is refused, and an unknown one not found', async () => {
    const proof: string[] = [];
    while (proof.length < 5) proof.push(await uploadPhoto(manager));
    const payment = await paidOrders({ payment_photos: proof });
    const photos: string[] = [];
    while (photos.length < 6) photos.push(await uploadPhoto(finance));
    const body = { id: payment.id, paid_amount: 100 };
    expect(await confirm(finance, { ...body, image_urls: photos.join(',') })).toEqual({
      code: 422,
      reason: 'too_many_photos',
      limit: 5,
    });
    expect(await confirm(finance, { ...body, image_urls: '/api/files/nothing.png' })).toEqual({
      code: 404,
      reason: 'not_found',
      filepath: '/api/files/nothing.png',
    });
    const image_urls = [proof[0], ...photos.slice(1)].join(',');
    const completed = accepted(await finance.post('/api/confirm_pay_order', { ...body, image_urls }));
    expect((completed as PaymentOrder).payment_photos).toEqual([...proof, ...photos.slice(1)]);
  });

  test('the second of two confirmations learns whose was the first', async () => {
    const payment = await paidOrders();
    const body = { id: payment.id, paid_amount: 100, version: 1 };
    const first = accepted(await finance.post('/api/confirm_pay_order', body)) as PaymentOrder;
    expect(await confirm(owner, body)).toEqual({
      code: 409,
      reason: 'already_confirmed',
      confirmed_by: { id: finance.user.id, name: 'อนงค์ พานิช', role: 'finance' },
      confirmed_at: first.history?.at(-1)?.at,
      current: first,
    });
  });

  test('of ten confirmations at once one counts', async () => {
    const payment = await paidOrders();
    const body = { id: payment.id, paid_amount: 100 };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? finance : owner).post('/api/confirm_pay_order', body),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS confirmations FROM payment_history WHERE payment_order_id = $1 AND event = 'payment.confirm'`,
      [payment.id],
    );
    expect(rows).toEqual([{ confirmations: 1 }]);
  });

  test('a retry under the same key confirms once and succeeds twice', async () => {
    const { id } = await paidOrders();
    await sendTwice(finance, '/api/confirm_pay_order', { id, paid_amount: 100 });
    expect((await paymentOf(finance, id)).version).toBe(2);
  });

  test('another version than the current one is a conflict', async () => {
    const payment = await paidOrders();
    expect(await confirm(finance, { id: payment.id, paid_amount: 100, version: 7 })).toEqual({
      code: 409,
      reason: 'version_conflict',
      current: payment,
      changed_by: payment.history?.at(-1)?.by,
      changed_at: payment.ctime,
    });
  });

  test('a merchant that does not confirm receipts refuses it', async () => {
    const payment = await paidOrders();
    const { pool } = server.database;
    await pool.query(`UPDATE merchants SET enable_confirm_pay = false WHERE merchant_id = 'm-demo'`);
    const answer = await confirm(finance, { id: payment.id, paid_amount: 100 });
    await pool.query(`UPDATE merchants SET enable_confirm_pay = true WHERE merchant_id = 'm-demo'`);
    expect(answer).toEqual({ code: 422, reason: 'confirmation_disabled' });
  });

  test("an unknown payment order, and another merchant's, are not found", async () => {
    const payment = await paidOrders();
    const rival = await server.as('rival_owner');
    expect(await confirm(rival, { id: payment.id, paid_amount: 1 })).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(await confirm(finance, { id: 'nothing', paid_amount: 1 })).toEqual({
      code: 404,
      reason: 'not_found',
    });
  });

  test.each([
    ['id', { id: null }],
    ['paid_amount', { paid_amount: undefined }],
    ['paid_amount', { paid_amount: '1' }],
    ['paid_amount', { paid_amount: 0.001 }],
    ['paid_amount', { paid_amount: -0.01 }],
    ['image_urls', { image_urls: ['a'] }],
    ['version', { version: 1.5 }],
  ])('a body with bad %s is malformed', async (field, change) => {
    expect(await confirm(finance, { id: 'a', paid_amount: 1, ...change })).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });
});
