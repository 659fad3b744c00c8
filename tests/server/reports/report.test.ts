import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  changedLine,
  confirmOrder,
  newConfirmedOrder,
  newOrder,
  newPayment,
  orderOf,
  payOrders,
  stockSku,
  submitOrder,
  updateOrder,
  type NewPayment,
} from '../orders/orders-and-payments.ts';
import { daysOf, figuresOf, reportOf } from './reports.ts';

let clock = new Date('2020-02-01T12:00:00+07:00');
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

const at = (time: string) => {
  clock = new Date(`2020-02-${time}+07:00`);
};
const sql = (text: string) => server.database.pool.query(text);
const ordered = (price: number, buyer = customer) => newOrder(server, buyer, { price, quantity: 1 });
const sold = (price: number, buyer = customer) =>
  newConfirmedOrder(server, { buyer, manager }, { price, quantity: 1 });
const sent = (more: NewPayment = {}) => newPayment(server, { buyer: customer, manager }, more);
const confirm = async ({ id }: { readonly id: string }, paid_amount: number) =>
  accepted(await finance.post('/api/confirm_pay_order', { id, image_urls: '', paid_amount }));
const cancel = async ({ id }: Order) => accepted(await manager.post('/api/cancel_order', { id }));

describe('sales', () => {
  test('are of the day in Bangkok on which the order was confirmed, from one midnight until the next', async () => {
    at('02T23:00:00');
    const [before, first, last, after] = [
      await ordered(1),
      await ordered(20),
      await ordered(300),
      await ordered(4000),
    ];
    at('02T23:59:59.999');
    await confirmOrder(manager, before);
    at('03T00:00:00');
    await confirmOrder(manager, first);
    at('03T23:59:59.999');
    await confirmOrder(manager, last);
    at('04T00:00:00');
    await confirmOrder(manager, after);
    const [three, one] = [await reportOf(finance, daysOf('02', '04')), await reportOf(finance, daysOf('03'))];
    const third = figuresOf('03', { orders: 2, sales: 320 });
    expect([three.days, one.days]).toEqual([
      [figuresOf('02', { orders: 1, sales: 1 }), third, figuresOf('04', { orders: 1, sales: 4000 })],
      [third],
    ]);
    expect(one.before).toEqual({ orders: 1, sales: 1 });
  });

  test('are the totals of now of orders that are confirmed, paid or completed, not of created and cancelled ones', async () => {
    at('06T09:00:00');
    await ordered(1);
    await cancel(await ordered(2));
    await cancel(await sold(4));
    await sold(10.25);
    const edited = await sold(100);
    await payOrders(manager, [await sold(1000)]);
    const completed = await payOrders(manager, [await sold(20_000)]);
    at('07T09:00:00');
    await confirm(completed, 20_000);
    const current = await orderOf(manager, edited.id);
    await updateOrder(manager, { ...current, detail: [changedLine(current, { quantity: 3 })] });
    const { days, debts } = await reportOf(finance, daysOf('06', '07'));
    expect([days, debts]).toEqual([
      [figuresOf('06', { orders: 4, sales: 21_310.25, receipt: 20_000 }), figuresOf('07')],
      { orders: 0, sum: 0 },
    ]);
  });

  test('leave out debts that were imported, which are apart', async () => {
    at('08T09:00:00');
    const [debt] = [await sold(70), await sold(7, vip)];
    await sql(`UPDATE orders SET source = 'history_unpaid_orders' WHERE order_id = '${debt.id}'`);
    const report = await reportOf(finance, daysOf('08'));
    expect(report).toMatchObject({
      days: [figuresOf('08', { orders: 1, sales: 7 })],
      debts: { orders: 1, sum: 70 },
      products: [{ quantity: 1, sales: 7 }],
      groups: [{ group_id: 'chiangmai', orders: 1, sales: 7 }],
    });
    expect([report.products.length, report.groups.length]).toEqual([1, 1]);
  });

  test('of an order whose payment was rejected stay those of the day when it was confirmed', async () => {
    at('09T09:00:00');
    const payment = await sent();
    at('10T09:00:00');
    accepted(await finance.post('/api/reject_pay_order', { id: payment.id, reason: 'no money came' }));
    expect((await reportOf(finance, daysOf('09', '10'))).days).toEqual([
      figuresOf('09', { orders: 1, sales: 100 }),
      figuresOf('10'),
    ]);
  });

  test('are those of all groups, or of the one that is named', async () => {
    at('11T09:00:00');
    await sold(30);
    await sold(5, vip);
    await sold(6, vip);
    const of = async (more: string) => {
      const { days, groups, products } = await reportOf(finance, `${daysOf('11')}${more}`);
      return [days, groups.map(({ group_id, orders, sales }) => [group_id, orders, sales]), products.length];
    };
    expect([await of(''), await of('&group_id=chiangmai')]).toEqual([
      [
        [figuresOf('11', { orders: 3, sales: 41 })],
        [
          ['pratunam', 1, 30],
          ['chiangmai', 2, 11],
        ],
        3,
      ],
      [[figuresOf('11', { orders: 2, sales: 11 })], [['chiangmai', 2, 11]], 2],
    ]);
  });
});

describe('money', () => {
  test('is of the day when the payment was sent, in cash and transfers, once its receipt is confirmed', async () => {
    at('12T23:59:59.999');
    const [cash, waits] = [await sent({ payment_type: 'cash' }), await sent()];
    at('13T00:00:00');
    const mix = await sent({
      payment_type: 'mix',
      total_actual_amount: 100,
      total_actual_amount_cash: 30.25,
      total_actual_amount_receipt: 69.75,
    });
    const rejected = await sent();
    at('14T09:00:00');
    await confirm(cash, 90.5);
    await confirm(mix, 100);
    accepted(await finance.post('/api/reject_pay_order', { id: rejected.id, reason: 'no money came' }));
    expect(waits.status).toBe('paid');
    expect((await reportOf(finance, daysOf('12', '14'))).days).toEqual([
      figuresOf('12', { orders: 2, sales: 200, cash: 90.5 }),
      figuresOf('13', { orders: 2, sales: 200, cash: 30.25, receipt: 69.75 }),
      figuresOf('14'),
    ]);
  });

  test('counts as soon as it was sent where the shop confirms no receipts', async () => {
    at('15T09:00:00');
    await sent();
    const report = () => reportOf(finance, daysOf('15'));
    const before = await report();
    const confirms = (yes: boolean) =>
      sql(`UPDATE merchants SET enable_confirm_pay = ${yes} WHERE merchant_id = 'm-demo'`);
    await confirms(false);
    const after = await report();
    await confirms(true);
    expect([before.days, after.days]).toEqual([
      [figuresOf('15', { orders: 1, sales: 100 })],
      [figuresOf('15', { orders: 1, sales: 100, receipt: 100 })],
    ]);
  });
});

describe('the lists of a report', () => {
  test('hold the 20 products with the highest sales, and all that was sold of each', async () => {
    at('16T09:00:00');
    const best = await stockSku(server, { price: 50, pieces: 10 });
    const skus = await Promise.all(
      Array.from({ length: 20 }, (_, place) => stockSku(server, { price: 60 + place, pieces: 10 })),
    );
    await confirmOrder(manager, await submitOrder(customer, [{ sku: best, quantity: 2 }]));
    await confirmOrder(
      manager,
      await submitOrder(vip, [{ sku: best, quantity: 3 }, ...skus.map((sku) => ({ sku, quantity: 1 }))]),
    );
    const { products } = await reportOf(finance, daysOf('16'));
    const dearest = skus.toReversed().slice(0, 19);
    expect(products).toEqual([
      product(best.id, 5, 250),
      ...dearest.map(({ id, price }) => product(id, 1, price)),
    ]);

    function product(sku_id: string, quantity: number, sales: number) {
      return {
        sku_id,
        name: 'Bowl',
        ch_name: '碗',
        th_name: 'ชาม',
        color: 'blue',
        size: 'L',
        style: '',
        image_urls: '/api/files/bowl.webp',
        quantity,
        sales,
      };
    }
  });

  test('say what groups owe now, what others overpaid left out, and since when', async () => {
    at('17T09:00:00');
    await sql(`UPDATE orders SET paid_satang = total_satang WHERE merchant_id = 'm-demo'`);
    await confirm(await sent(), 130);
    const oldest = await sold(70, vip);
    await sql(
      `UPDATE orders SET created = created - interval '3 days 5 hours' WHERE order_id = '${oldest.id}'`,
    );
    await sold(5, vip);
    const owed = async (more = '') => (await reportOf(finance, `${daysOf('17')}${more}`)).owed;
    expect([await owed(), await owed('&group_id=chiangmai'), await owed('&group_id=pratunam')]).toEqual([
      { sum: 75, groups: 1, oldest_days: 3 },
      { sum: 75, groups: 1, oldest_days: 3 },
      { sum: 0, groups: 0, oldest_days: null },
    ]);
  });

  test('say what is on hand at the selling price, and how many products run low', async () => {
    const before = await reportOf(finance, daysOf('17'));
    const few = await stockSku(server, { price: 12.5, pieces: 4 });
    await stockSku(server, { price: 100, pieces: 30 });
    const unsold = await stockSku(server, { price: 1000, pieces: 1 });
    await sql(`UPDATE skus SET status = 'inactive' WHERE sku_id = '${unsold.id}'`);
    await ordered(few.price);
    const after = await reportOf(finance, `${daysOf('17')}&group_id=chiangmai`);
    // The ordered one is a product of its own, of ten pieces.
    expect([after.stock_value - before.stock_value, after.low_stock - before.low_stock]).toEqual([
      50 + 3000 + 1000 + 125,
      1,
    ]);
  });
});
