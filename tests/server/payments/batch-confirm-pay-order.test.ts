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
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance] = await server.people('customer', 'order_manager', 'finance');
});
afterAll(() => server.stop());

const paidOrders = (orders: number) =>
  newPayment(server, { buyer: customer, manager }, { orders, quantity: 1 });

/** Inserts payment orders of two orders each, in this status; returns their ids. */
async function insertPayments(count: number, status = 'paid'): Promise<string[]> {
  const { pool } = server.database;
  const batch = randomUUID().slice(0, 8);
  const { rows } = await pool.query<{ first: number }>(
    `UPDATE counters SET value = (SELECT max(value) FROM counters) + 3 * $1 WHERE merchant_id = 'm-demo' RETURNING value - 3 * $1 AS first`,
    [count],
  );
  const values = [batch, count, rows[0]?.first ?? 0, status];
  await pool.query(
    `INSERT INTO payment_orders (merchant_id, payment_order_id, payment_no, group_id, status, payment_type, should_paid_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang, created_by)
     SELECT 'm-demo', $1 || '-' || n, $3 + n, 'pratunam', $4, 'cash', 200, 200, 200, 200, 0, 'order_manager' FROM generate_series(1, $2::int) AS n`,
    values,
  );
  await pool.query(
    `INSERT INTO payment_entries (merchant_id, payment_order_id, payment_entry_id, status, payment_type, origin_satang, claimed_satang, paid_satang, paid_cash_satang, paid_receipt_satang)
     SELECT 'm-demo', $1 || '-' || n, 'e', $3, 'cash', 200, 200, 200, 200, 0 FROM generate_series(1, $2::int) AS n`,
    [batch, count, status],
  );
  await pool.query(
    `INSERT INTO orders (merchant_id, order_id, order_no, group_id, customer_id, status, total_satang, payment_order_id)
     SELECT 'm-demo', $1 || '-' || n || '-' || half, $3 + n * 2 + half, 'pratunam', 'customer', $4, 100, $1 || '-' || n
     FROM generate_series(1, $2::int) AS n, generate_series(0, 1) AS half`,
    values,
  );
  await pool.query(
    `INSERT INTO paid_orders SELECT merchant_id, payment_order_id, order_id FROM orders WHERE payment_order_id LIKE $1 || '-%'`,
    [batch],
  );
  return Array.from({ length: count }, (_, at) => `${batch}-${at + 1}`);
}

async function confirm(person: Person, ids: readonly string[]): Promise<unknown> {
  return accepted(await person.post('/api/batch_confirm_pay_order', { ids }));
}

/** How often each of the payments was confirmed, and each of their orders completed. */
async function confirmations(ids: readonly string[]) {
  const { rows } = await server.database.pool.query(
    `SELECT (SELECT count(*)::int FROM payment_history h WHERE h.payment_order_id = p.payment_order_id AND event = 'payment.confirm') AS confirmed,
            (SELECT array_agg((SELECT count(*)::int FROM order_history h WHERE h.order_id = o.order_id AND event = 'order.complete')) FROM orders o WHERE o.payment_order_id = p.payment_order_id) AS completed
     FROM payment_orders p WHERE payment_order_id = ANY($1)`,
    [ids],
  );
  return rows as unknown[];
}

const refusedAs = (id: string, reason: string, message: string) => ({ id, ok: false, reason, message });

const alreadyConfirmed = (id: string) => ({
  ...refusedAs(id, 'already_confirmed', 'Already confirmed'),
  confirmed_by: { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' },
  confirmed_at: expect.stringMatching(/Z$/),
});

const alreadyRejected = (id: string) => ({
  ...refusedAs(id, 'already_rejected', 'Already rejected'),
  rejected_by: { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' },
  rejected_at: expect.stringMatching(/Z$/),
});

describe('batch_confirm_pay_order', () => {
  test('payment orders and their orders are completed as they were paid, each with its history', async () => {
    const payments = [await paidOrders(2), await paidOrders(1)];
    const ids = payments.map(({ id }) => id);
    expect(await confirm(finance, ids)).toEqual({ results: ids.map((id) => ({ id, ok: true })) });
    const by = { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' };
    for (const payment of payments) {
      const step = { at: expect.any(String), by, from: 'paid', to: 'completed', seen_version: null };
      expect(await paymentOf(finance, payment.id)).toEqual({
        ...payment,
        status: 'completed',
        payment_list: payment.payment_list.map((entry) => ({ ...entry, status: 'completed', version: 2 })),
        order_list: payment.order_list.map((order) => ({ ...order, status: 'completed' })),
        version: 2,
        history: [...(payment.history ?? []), { ...step, seq: 3, event: 'payment.confirm', changes: {} }],
      });
      for (const { id } of payment.order_list) {
        const order = await orderOf(finance, id);
        expect([order.status, order.version]).toEqual(['completed', 4]);
        expect(order.history?.slice(3)).toEqual([{ ...step, seq: 4, event: 'order.complete', changes: {} }]);
      }
    }
  });

  test('each is answered for itself, in the order that was asked', async () => {
    const [paid = '', twice = '', done = '', rejected = ''] = await insertPayments(4);
    const [early = ''] = await insertPayments(1, 'created');
    const [torn = ''] = await insertPayments(1);
    const { pool } = server.database;
    await pool.query(`UPDATE orders SET status = 'confirmed' WHERE order_id = $1`, [`${torn}-1`]);
    await finance.post('/api/confirm_pay_order', { id: done, paid_amount: 2 });
    accepted(await finance.post('/api/reject_pay_order', { id: rejected, reason: 'No such transfer' }));
    const rival = await server.as('rival_owner');
    const { items } = accepted(await rival.post('/api/payment_order_list', {})) as { items: PaymentOrder[] };
    const foreign = items[0]?.id ?? 'none';

    const asked = ['nothing', twice, done, rejected, early, torn, foreign, paid, twice];
    expect(await confirm(finance, asked)).toEqual({
      results: [
        refusedAs('nothing', 'not_found', 'Not found'),
        { id: twice, ok: true },
        alreadyConfirmed(done),
        alreadyRejected(rejected),
        refusedAs(early, 'not_allowed_in_status', 'Not possible in its status'),
        refusedAs(torn, 'not_allowed_in_status', 'Not possible in its status'),
        refusedAs(foreign, 'not_found', 'Not found'),
        { id: paid, ok: true },
        { id: twice, ok: true },
      ],
    });
    expect(await confirmations([paid, twice, done])).toEqual(
      Array.from({ length: 3 }, () => ({ confirmed: 1, completed: [1, 1] })),
    );
    expect(await confirmations([early, torn])).toEqual(
      Array.from({ length: 2 }, () => ({ confirmed: 0, completed: [0, 0] })),
    );
    const theirs = await paymentOf(rival, foreign);
    expect(theirs).toEqual({ ...items[0], history: expect.any(Array) });
  });

  test('a batch in which nothing can be confirmed changes nothing', async () => {
    const ids = await insertPayments(2);
    await confirm(finance, ids);
    expect(await confirm(finance, ids)).toEqual({
      results: ids.map(alreadyConfirmed),
    });
    const { rows } = await server.database.pool.query(
      `SELECT DISTINCT version FROM payment_orders WHERE payment_order_id = ANY($1)`,
      [ids],
    );
    expect(rows).toEqual([{ version: 2 }]);
  });

  test('one that was edited since it was seen is refused alone', async () => {
    const [kept = '', edited = '', unseen = ''] = await insertPayments(3);
    const change = { payment_type: 'cash', paid_amount: 1.5 };
    for (const payment_order_id of [edited, unseen])
      accepted(await finance.post('/api/edit_payment', { payment_order_id, ...change }));
    const body = { ids: [kept, edited, unseen], versions: [1, 1, null] };
    expect(accepted(await finance.post('/api/batch_confirm_pay_order', body))).toEqual({
      results: [
        { id: kept, ok: true },
        refusedAs(edited, 'version_conflict', 'It was changed by somebody else'),
        { id: unseen, ok: true },
      ],
    });
    expect(await confirmations([edited])).toEqual([{ confirmed: 0, completed: [0, 0] }]);
  });

  test('which version was seen is kept of those that came with one, and of no other', async () => {
    const ids = await insertPayments(3);
    const [seen = '', edited = '', unseen = ''] = ids;
    const change = { payment_type: 'cash', paid_amount: 1.5 };
    accepted(await finance.post('/api/edit_payment', { payment_order_id: edited, ...change }));
    const body = { ids: [seen, edited, unseen, unseen], versions: [1, 2, null, 7] };
    accepted(await finance.post('/api/batch_confirm_pay_order', body));
    const confirmations = ids.map(async (id) => (await paymentOf(finance, id)).history?.at(-1));
    expect((await Promise.all(confirmations)).map((step) => [step?.event, step?.seen_version])).toEqual([
      ['payment.confirm', 1],
      ['payment.confirm', 2],
      ['payment.confirm', null],
    ]);
  });

  test('two hundred take as many statements as one', async () => {
    const [one, many] = [await insertPayments(1), await insertPayments(200)];
    const count = async (ids: readonly string[]) => {
      let results: { ok: boolean }[] = [];
      const statements = await countStatements(async () => {
        ({ results } = (await confirm(finance, ids)) as { results: { ok: boolean }[] });
      });
      return { statements, confirmed: results.filter(({ ok }) => ok).length };
    };
    expect(await count(one)).toEqual({ statements: 11, confirmed: 1 });
    expect(await count(many)).toEqual({ statements: 11, confirmed: 200 });
    expect(await confirmations(many)).toEqual(many.map(() => ({ confirmed: 1, completed: [1, 1] })));
  });

  test('batches that overlap, in other orders, and single confirmations confirm each payment once', async () => {
    const ids = await insertPayments(40);
    const [middle, late] = [ids.slice(10, 30), ids.slice(35)];
    const batches = [ids, ids.toReversed(), middle, middle.toReversed()];
    const answers = await Promise.all([
      ...batches.map((batch) => confirm(finance, batch)),
      ...late.map((id) => finance.post('/api/confirm_pay_order', { id, paid_amount: 2 })),
    ]);
    const batched = answers.slice(0, batches.length) as { results: { id: string; ok: boolean }[] }[];
    const single = answers.slice(batches.length) as { status: number }[];
    const confirmed = [
      ...batched.flatMap(({ results }) => results.filter(({ ok }) => ok).map(({ id }) => id)),
      ...late.filter((_, at) => single[at]?.status === 200),
    ];
    expect(confirmed.toSorted()).toEqual(ids.toSorted());
    expect(single.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await confirmations(ids)).toEqual(ids.map(() => ({ confirmed: 1, completed: [1, 1] })));
  });

  test('the same request under the same key answers as the first time', async () => {
    const ids = await insertPayments(2);
    await sendTwice(finance, '/api/batch_confirm_pay_order', { ids });
    expect(await confirmations(ids)).toEqual(ids.map(() => ({ confirmed: 1, completed: [1, 1] })));
  });

  test('a merchant that does not confirm receipts refuses the whole batch', async () => {
    const ids = await insertPayments(2);
    const { pool } = server.database;
    await pool.query(`UPDATE merchants SET enable_confirm_pay = false WHERE merchant_id = 'm-demo'`);
    const reply = await finance.post('/api/batch_confirm_pay_order', { ids: [...ids, 'nothing'] });
    await pool.query(`UPDATE merchants SET enable_confirm_pay = true WHERE merchant_id = 'm-demo'`);
    expect(refusal(reply)).toEqual({ code: 422, reason: 'confirmation_disabled' });
    expect(await confirmations(ids)).toEqual(ids.map(() => ({ confirmed: 0, completed: [0, 0] })));
  });

  test.each([
    ['ids', {}],
    ['ids', { ids: [] }],
    ['ids', { ids: 'a' }],
    ['ids', { ids: Array.from({ length: 201 }, (_, at) => `p${at}`) }],
    ['ids.0', { ids: [''] }],
    ['ids.1', { ids: ['a', null] }],
    ['versions', { ids: ['a', 'b'], versions: [1] }],
    ['ids.0', { ids: ['a'.repeat(65)] }],
  ])('a body with bad %s is malformed', async (field, body) => {
    expect(refusal(await finance.post('/api/batch_confirm_pay_order', body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });
});
