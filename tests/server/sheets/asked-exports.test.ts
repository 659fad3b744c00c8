import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, refusal, stockSku, submitOrder } from '../orders/orders-and-payments.ts';
import { exportedRows } from './sheet-rows.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let orderManager: Person;
let finance: Person;
let rival: Person;
let payment: PaymentOrder;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, orderManager, finance, rival] = await server.people(
    'customer',
    'manager',
    'order_manager',
    'finance',
    'rival_owner',
  );
  payment = await newPayment(server, { buyer: customer, manager: orderManager }, { orders: 2 });
  accepted(
    await finance.post('/api/confirm_pay_order', { id: payment.id, image_urls: '', paid_amount: 150 }),
  );
});
afterAll(() => server.stop());

const sql = async <TRow extends object>(text: string) => (await server.database.pool.query<TRow>(text)).rows;

/** Adds lines to an order until it has so many, without the checks that make so many slow. */
async function addLines(orderId: string, skuId: string, lines: number): Promise<void> {
  const client = await server.database.pool.connect();
  try {
    await client.query(`SET session_replication_role = replica`);
    await client.query(
      `INSERT INTO order_lines (merchant_id, order_id, line_no, sku_id, name, quantity, price_satang, total_satang)
       SELECT 'm-demo', $1, n, $2, 'x', 1, 0, 0 FROM generate_series(2, $3::int) n`,
      [orderId, skuId, lines],
    );
  } finally {
    client.release(true);
  }
}

type Kind = 'orders' | 'payments';
const ask = (person: Person, kind: Kind, body: object = {}) =>
  person.post(`/api/export_${kind}?lang=en`, body);
const exported = async (person: Person, kind: Kind, body: object = {}) =>
  exportedRows(await ask(person, kind, body));

describe('an export', () => {
  test('is noted in the audit log with who asked, for what, and how much it was', async () => {
    await exported(finance, 'payments', { id: payment.id, status: 'completed', page_num: 2, nobody: 'asks' });
    const [noted] = await sql(
      `SELECT by_id, by_name, event, changes FROM merchant_history WHERE merchant_id = 'm-demo' ORDER BY seq DESC LIMIT 1`,
    );
    const to = (value: unknown) => ({ from: null, to: value });
    expect(noted).toEqual({
      by_id: finance.user.id,
      by_name: finance.user.name,
      event: 'export.payments',
      changes: { id: to(payment.id), status: to('completed'), records: to(1), lines: to(2) },
    });
    const { history } = accepted(await (await server.as('owner')).get('/api/merchant_settings')) as {
      history: readonly unknown[];
    };
    expect(history).toEqual([]);
  });

  test('that is asked for by many at once is noted as often', async () => {
    const count = async () =>
      (await sql<{ count: number }>(`SELECT count(*)::int AS count FROM merchant_history`))[0]?.count ?? 0;
    const before = await count();
    await Promise.all(
      Array.from({ length: 8 }, () => ask(finance, 'orders', { id: payment.order_list[0]?.id })),
    );
    expect(await count()).toBe(before + 8);
  });

  test('is of the own merchant', async () => {
    const [orders] = await exported(rival, 'orders', { id: payment.order_list[0]?.id });
    const [payments] = await exported(rival, 'payments', { id: payment.id });
    expect([orders, payments]).toEqual([[], []]);
    expect(refusal(await ask(rival, 'orders', { group_id: 'pratunam' }))).toMatchObject({
      code: 403,
      reason: 'foreign_group',
    });
  });

  test('is refused to those who may not take the list away', async () => {
    const storekeeper = await server.as('storekeeper');
    const forbidden = { code: 403, reason: 'forbidden_role' };
    for (const [person, kind] of [
      [customer, 'orders'],
      [customer, 'payments'],
      [orderManager, 'payments'],
      [storekeeper, 'orders'],
    ] as const)
      expect(refusal(await ask(person, kind))).toMatchObject(forbidden);
  });

  test.each([
    [{ status: 'nonsense' }, 'status'],
    [{ start_date: 'yesterday' }, 'start_date'],
  ])('of %j is refused by the name of the field', async (body, field) => {
    expect(refusal(await ask(manager, 'orders', body))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });

  test('of more rows than a sheet may have is refused by name, before anything is sent or noted', async () => {
    const sku = await stockSku(server, { price: 1, pieces: 10 });
    const { id } = await submitOrder(customer, [{ sku, quantity: 1 }]);
    await addLines(id, sku.id, 100_001);
    const noted = () => sql(`SELECT count(*)::int AS count FROM merchant_history`);
    const before = await noted();
    expect(refusal(await ask(manager, 'orders', { id }))).toMatchObject({
      code: 422,
      reason: 'too_many_rows',
      limit: 100_000,
      sheet: 'lines',
    });
    expect(await noted()).toEqual(before);
  });
});
