import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Debt, PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, refusal } from '../orders/orders-and-payments.ts';

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
});
afterAll(() => server.stop());

interface Page {
  readonly items: readonly Debt[];
  readonly pagination: { readonly total: number; readonly cursor: string | null };
}

const debts = async (person: Person, query = 'page_size=100') =>
  accepted(await person.get(`/api/debts?${query}`)) as Page;

const ofGroup = async (group: string) =>
  (await debts(finance)).items.find(({ group_id }) => group_id === group) ?? null;

const sql = (text: string) => server.database.pool.query(text);

/** Settles every order, so that no group owes anything. */
const settleAll = () => sql(`UPDATE orders SET paid_satang = total_satang WHERE merchant_id = 'm-demo'`);

async function confirm(payment: PaymentOrder, paid_amount: number): Promise<void> {
  accepted(await finance.post('/api/confirm_pay_order', { id: payment.id, image_urls: '', paid_amount }));
}

const newOrders = () => newPayment(server, { buyer: customer, manager }, { orders: 2 });

describe('debts', () => {
  test('are the totals of a group less what its payments brought, from the oldest order that is not paid', async () => {
    await settleAll();
    const payment = await newOrders();
    const waiting = await ofGroup('pratunam');
    await confirm(payment, 130);
    await sql(`UPDATE orders SET created = created - interval '3 days 5 hours'
      WHERE order_id = '${payment.order_list[1]?.id}'`);
    const name = '水门批发 3 楼';
    expect([waiting, await ofGroup('pratunam')]).toEqual([
      { group_id: 'pratunam', name, owed: 200, credit: 0, oldest_days: 0 },
      { group_id: 'pratunam', name, owed: 70, credit: 0, oldest_days: 3 },
    ]);
  });

  test('of a group that paid more are its credit', async () => {
    await settleAll();
    await confirm(await newOrders(), 250.5);
    expect(await ofGroup('pratunam')).toMatchObject({ owed: 0, credit: 50.5, oldest_days: null });
  });

  test('of a group that owes as much as it overpaid are none', async () => {
    await settleAll();
    await confirm(await newOrders(), 250);
    await confirm(await newOrders(), 150);
    expect(await ofGroup('pratunam')).toBeNull();
  });

  test('are listed from the largest, and by the page', async () => {
    await sql(`UPDATE orders SET paid_satang = 0 WHERE merchant_id = 'm-demo'`);
    const whole = await debts(manager);
    const sums = whole.items.map(({ owed, credit }) => owed - credit);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    expect(whole.pagination).toMatchObject({ total: whole.items.length, cursor: null });
    const first = await debts(manager, 'page_size=1');
    const cursor = encodeURIComponent(first.pagination.cursor ?? '');
    const second = await debts(manager, `page_size=1&page_num=2&cursor=${cursor}`);
    expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 2));
    expect(second.items).toEqual((await debts(manager, 'page_size=1&page_num=2')).items);
    expect((await debts(manager, 'page_size=100&page_num=9')).pagination.total).toBe(whole.items.length);
  });

  test('are of the own merchant alone, and not for customers', async () => {
    const ids = (await debts(finance)).items.map(({ group_id }) => group_id);
    const foreign = (await debts(rival)).items.map(({ group_id }) => group_id);
    expect({ own: ids.length > 0, shared: foreign.filter((id) => ids.includes(id)) }).toEqual({
      own: true,
      shared: [],
    });
    expect(refusal(await customer.get('/api/debts'))).toEqual({ code: 403, reason: 'forbidden_role' });
  });
});
