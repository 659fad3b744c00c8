import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Debt, GroupStatement, PaymentOrder } from '../../../domain/contract.ts';
import { sheetType } from '../../../domain/stock-entry/sheet-type.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, refusal } from '../orders/orders-and-payments.ts';
import { shownRows } from '../sheets/sheet-rows.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance, rival] = await server.people(
    'customer',
    'order_manager',
    'finance',
    'rival_owner',
  );
  // What the demo has stands before every day of these tests.
  await sql(`UPDATE orders SET created = '2019-12-31T12:00:00Z'`);
  await sql(`UPDATE payment_orders SET created = '2019-12-31T12:00:00Z'`);
});
afterAll(() => server.stop());

const sql = (text: string) => server.database.pool.query(text);

const statement = async (person: Person, query: string) =>
  accepted(await person.get(`/api/group_statement?${query}`)) as GroupStatement;

/** A payment of two orders of 100 baht each that were made at these times, and itself at the third. */
async function paymentAt(...times: readonly [string, string, string]): Promise<PaymentOrder> {
  const payment = await newPayment(server, { buyer: customer, manager }, { orders: 2 });
  const ids = payment.order_list.map(({ id }) => id);
  for (const [at, id] of ids.entries())
    await sql(`UPDATE orders SET created = '${times[at]}' WHERE order_id = '${id}'`);
  await sql(`UPDATE payment_orders SET created = '${times[2]}' WHERE payment_order_id = '${payment.id}'`);
  return payment;
}

async function confirm({ id }: PaymentOrder, paid_amount: number): Promise<void> {
  accepted(await finance.post('/api/confirm_pay_order', { id, image_urls: '', paid_amount }));
}

describe('the statement of a group', () => {
  test('lists the orders and payments of its days in Bangkok, with the balance after each', async () => {
    const payment = await paymentAt(
      '2020-01-31T23:59:59.999+07:00',
      '2020-02-01T00:00:00+07:00',
      '2020-02-29T23:59:59.999+07:00',
    );
    await confirm(payment, 130);
    const found = await statement(finance, 'group_id=pratunam&from=2020-02-01&to=2020-02-29');
    const second = payment.order_list[1];
    expect(found).toEqual({
      group_id: 'pratunam',
      name: '水门批发 3 楼',
      from: '2020-02-01',
      to: '2020-02-29',
      opening: expect.any(Number) as number,
      ordered: 100,
      paid: 130,
      closing: found.opening - 30,
      awaiting: 0,
      entries: [
        {
          kind: 'order',
          id: second?.id,
          no: second?.order_no,
          ctime: '2020-01-31T17:00:00.000Z',
          amount: 100,
          balance: found.opening + 100,
        },
        {
          kind: 'payment',
          id: payment.id,
          no: payment.payment_no,
          ctime: '2020-02-29T16:59:59.999Z',
          amount: 130,
          balance: found.closing,
        },
      ],
      cursor: null,
    });
    const before = await statement(finance, 'group_id=pratunam&from=2020-01-01&to=2020-01-31');
    expect([before.ordered, before.closing]).toEqual([100, found.opening]);
  });

  test('counts a payment once it is confirmed, and no more once it is rejected', async () => {
    const query = 'group_id=pratunam&from=2020-03-01&to=2020-03-31';
    const day = '2020-03-10T12:00:00+07:00';
    const sums = async () => {
      const { ordered, paid, awaiting } = await statement(finance, query);
      return { ordered, paid, awaiting };
    };
    const payment = await paymentAt(day, day, day);
    const sent = await sums();
    await confirm(payment, 200);
    const other = await paymentAt(day, day, day);
    const both = await sums();
    accepted(await finance.post('/api/reject_pay_order', { id: other.id, reason: 'no money came' }));
    expect([sent, both, await sums()]).toEqual([
      { ordered: 200, paid: 0, awaiting: 200 },
      { ordered: 400, paid: 200, awaiting: 200 },
      { ordered: 400, paid: 200, awaiting: 0 },
    ]);
  });

  test('up to today closes with what the list of debts says', async () => {
    const days = 'from=2020-01-01&to=2020-12-31';
    const { closing } = await statement(finance, `group_id=pratunam&${days}`);
    const { items } = accepted(await finance.get('/api/debts?page_size=100')) as { items: readonly Debt[] };
    const debt = items.find(({ group_id }) => group_id === 'pratunam');
    expect(closing).toBe((debt?.owed ?? 0) - (debt?.credit ?? 0));
    expect(closing).not.toBe(0);
  });

  test('comes by the page, whose balances go on', async () => {
    const query = 'group_id=pratunam&from=2020-01-01&to=2020-12-31';
    const whole = await statement(finance, query);
    const pages: GroupStatement[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await statement(finance, `${query}&page_size=2&cursor=${encodeURIComponent(cursor)}`);
      pages.push(page);
      cursor = page.cursor;
    }
    expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries);
    expect(pages.map(({ closing }) => closing)).toEqual(pages.map(() => whole.closing));
    expect(whole.entries.at(-1)?.balance).toBe(whole.closing);
  });

  test('is a sheet with all entries for who asks for one', async () => {
    const query = 'group_id=pratunam&from=2020-02-01&to=2020-02-29&lang=en';
    const { opening, closing } = await statement(finance, query);
    const reply = await finance.get(`/api/group_statement?${query}`, { headers: { Accept: sheetType } });
    expect(reply.headers['content-disposition']).toBe(
      'attachment; filename="statement-2020-02-01-2020-02-29.xlsx"',
    );
    const rows = shownRows(reply);
    const baht = (sum: number) => `[${sum.toLocaleString('en', { minimumFractionDigits: 2 })}]`;
    expect(rows[1]).toEqual(['Days', '[2020-02-01]', '[2020-02-29]']);
    expect(rows.slice(4).map((row) => row.toSpliced(2, 1))).toEqual([
      ['Time', 'Entry', 'Ordered', 'Paid', 'Balance'],
      ['Balance before', undefined, undefined, undefined, baht(opening)],
      ['[2020-02-01 00:00]', 'Order', '[100.00]', undefined, baht(opening + 100)],
      ['[2020-02-29 23:59]', 'Payment', undefined, '[130.00]', baht(closing)],
      ['Total', undefined, '[100.00]', '[130.00]', baht(closing)],
    ]);
  });

  test('is the own one for a customer, and of no other merchant', async () => {
    const days = 'from=2020-02-01&to=2020-02-29';
    expect((await statement(customer, days)).group_id).toBe('pratunam');
    const foreign = { code: 403, reason: 'foreign_group' };
    const asked = (person: Person, group: string) =>
      person.get(`/api/group_statement?group_id=${group}&${days}`);
    expect(refusal(await asked(rival, 'pratunam'))).toMatchObject(foreign);
    expect(refusal(await asked(customer, 'lianhe'))).toMatchObject(foreign);
  });

  test.each([
    ['from=2020-02-01&to=2020-01-31', 'to'],
    ['from=2020-01-01&to=2021-01-01', 'to'],
    ['from=2020-02-30&to=2020-03-01', 'from'],
    ['from=2020-02-01', 'to'],
    ['from=2020-02-01&to=2020-02-02&cursor=abc', 'cursor'],
  ])('of days like %s is refused', async (days, field) => {
    expect(refusal(await finance.get(`/api/group_statement?${days}`))).toMatchObject({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });
});
