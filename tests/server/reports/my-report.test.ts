import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newConfirmedOrder, payOrders, refusal } from '../orders/orders-and-payments.ts';
import { daysOf, figuresOf, myReportOf } from './reports.ts';

let clock = new Date('2020-02-03T12:00:00+07:00');
let server: TestServer;
let customer: Person;
let vip: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer({}, { now: () => clock });
  [customer, vip, manager, finance] = await server.people('customer', 'vip', 'order_manager', 'finance');
});
afterAll(() => server.stop());

describe('the report of a customer', () => {
  test('has what the own group bought, paid and owes, and nothing of another group or of the shop', async () => {
    await server.database.pool.query(
      `UPDATE orders SET paid_satang = total_satang WHERE merchant_id = 'm-demo'`,
    );
    const bought = (buyer: Person, price: number) =>
      newConfirmedOrder(server, { buyer, manager }, { price, quantity: 2 });
    const first = await bought(vip, 20);
    await bought(customer, 1000);
    const payment = await payOrders(manager, [first], { payment_type: 'cash' });
    accepted(
      await finance.post('/api/confirm_pay_order', { id: payment.id, image_urls: '', paid_amount: 40 }),
    );
    clock = new Date('2020-02-05T12:00:00+07:00');
    const second = await bought(vip, 3.5);
    const product = ({ detail: [line] }: typeof first, sales: number) => ({
      sku_id: line?.sku_id,
      name: 'Bowl',
      ch_name: '碗',
      th_name: 'ชาม',
      color: 'blue',
      size: 'L',
      style: '',
      image_urls: '/api/files/bowl.webp',
      quantity: 2,
      sales,
    });
    clock = new Date('2020-02-07T11:00:00+07:00');
    expect(await myReportOf(vip, daysOf('03', '05'))).toEqual({
      from: '2020-02-03',
      to: '2020-02-05',
      days: [
        figuresOf('03', { orders: 1, sales: 40, cash: 40 }),
        figuresOf('04'),
        figuresOf('05', { orders: 1, sales: 7 }),
      ],
      before: { orders: 0, sales: 0 },
      debts: { orders: 0, sum: 0 },
      products: [product(first, 40), product(second, 7)],
      owed: { sum: 7, oldest_days: 1 },
    });
  });

  test('takes no group of the request', async () => {
    const own = await myReportOf(vip, daysOf('03'));
    const headers = { group_id: 'pratunam' };
    const asked = await vip.get(`/api/my_report?${daysOf('03')}&group_id=pratunam`, { headers });
    expect(accepted(asked)).toEqual(own);
  });

  test('is refused to staff, and the report of the shop to a customer', async () => {
    expect([
      refusal(await finance.get(`/api/my_report?${daysOf('03')}`)),
      refusal(await customer.get(`/api/report?${daysOf('03')}`)),
    ]).toMatchObject([
      { code: 403, reason: 'forbidden_role' },
      { code: 403, reason: 'forbidden_role' },
    ]);
  });
});
