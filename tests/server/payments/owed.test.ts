import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newPayment,
  orderOf,
  payOrders,
  refusal,
  uploadPhoto,
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

const confirm = async ({ id }: PaymentOrder, paid_amount: number) =>
  accepted(await finance.post('/api/confirm_pay_order', { id, image_urls: '', paid_amount })) as PaymentOrder;

const reject = async ({ id }: PaymentOrder) =>
  accepted(await finance.post('/api/reject_pay_order', { id, reason: 'not found' }));

/** A payment of orders of 100 baht each, confirmed as so much. */
async function completed(orders: number, received: number): Promise<PaymentOrder> {
  return await confirm(await newPayment(server, { buyer: customer, manager }, { orders }), received);
}

const standingOf = ({ status, paid_amount, owed, payment_oder }: Order) => ({
  status,
  paid_amount,
  owed,
  payment_oder,
});

const standings = async (payment: PaymentOrder) =>
  await Promise.all(payment.order_list.map(async ({ id }) => standingOf(await orderOf(customer, id))));

const ordersOf = async (payment: PaymentOrder) =>
  await Promise.all(payment.order_list.map(({ id }) => orderOf(manager, id)));

const payAgain = async (payment: PaymentOrder, amount: number) =>
  await payOrders(manager, await ordersOf(payment), { total_actual_amount: amount });

async function refusePaying(payment: PaymentOrder): Promise<object> {
  const [order] = payment.order_list;
  const paid = {
    order_ids: [order?.id],
    payment_photos: [await uploadPhoto(manager)],
    payment_type: 'receipt',
    total_actual_amount: 10,
  };
  return refusal(await manager.post('/api/pay_order', paid));
}

describe('an order', () => {
  test('owes its total while its payment awaits confirmation', async () => {
    const payment = await newPayment(server, { buyer: customer, manager });
    expect(await standings(payment)).toEqual([
      { status: 'paid', paid_amount: 0, owed: 100, payment_oder: payment.id },
    ]);
  });

  test('owes what a receipt below its total left', async () => {
    const payment = await completed(1, 70.5);
    expect(await standings(payment)).toEqual([
      { status: 'completed', paid_amount: 70.5, owed: 29.5, payment_oder: payment.id },
    ]);
  });

  test('of a higher number owes what the ones before left nothing for', async () => {
    const payment = await completed(3, 150);
    const [at, id] = ['completed', payment.id];
    expect(await standings(payment)).toEqual([
      { status: at, paid_amount: 100, owed: 0, payment_oder: id },
      { status: at, paid_amount: 50, owed: 50, payment_oder: id },
      { status: at, paid_amount: 0, owed: 100, payment_oder: id },
    ]);
  });

  test('overpaid owes nothing, and the last of its payment has the rest', async () => {
    const payment = await completed(2, 230);
    expect((await standings(payment)).map(({ paid_amount, owed }) => [paid_amount, owed])).toEqual([
      [100, 0],
      [130, 0],
    ]);
  });

  test('confirmed in a batch is paid what the proof said', async () => {
    const short = await newPayment(
      server,
      { buyer: customer, manager },
      { orders: 2, total_actual_amount: 120 },
    );
    accepted(await finance.post('/api/batch_confirm_pay_order', { ids: [short.id] }));
    expect((await standings(short)).map(({ paid_amount, owed }) => [paid_amount, owed])).toEqual([
      [100, 0],
      [20, 80],
    ]);
  });
});

describe('a completed order that owes', () => {
  test('is paid by a further payment of what it owes, stays completed, and owes nothing once that is confirmed', async () => {
    const payment = await completed(1, 60);
    const further = await payAgain(payment, 40);
    expect({ status: further.status, due: further.should_paid_amount }).toEqual({ status: 'paid', due: 40 });
    expect(await standings(further)).toEqual([
      { status: 'completed', paid_amount: 60, owed: 40, payment_oder: further.id },
    ]);
    await confirm(further, 40);
    expect(await standings(further)).toEqual([
      { status: 'completed', paid_amount: 100, owed: 0, payment_oder: further.id },
    ]);
  });

  test('is paid together with a confirmed one, each in its own status', async () => {
    const payment = await completed(1, 60);
    const other = await newPayment(server, { buyer: customer, manager });
    await reject(other);
    const orders = [...(await ordersOf(payment)), ...(await ordersOf(other))];
    const both = await payOrders(manager, orders, { total_actual_amount: 140 });
    expect({ due: both.should_paid_amount, statuses: both.order_list.map(({ status }) => status) }).toEqual({
      due: 140,
      statuses: ['completed', 'paid'],
    });
    await reject(both);
    expect([...(await standings(payment)), ...(await standings(other))]).toEqual([
      { status: 'completed', paid_amount: 60, owed: 40, payment_oder: payment.id },
      { status: 'confirmed', paid_amount: 0, owed: 100, payment_oder: '' },
    ]);
  });

  test('is not paid again while a further payment awaits confirmation, nor once it owes nothing', async () => {
    const payment = await completed(1, 60);
    const [order] = payment.order_list;
    const refused = { code: 409, reason: 'not_allowed_in_status', id: order?.id, status: 'completed' };
    const further = await payAgain(payment, 40);
    expect(await refusePaying(payment)).toEqual(refused);
    await confirm(further, 40);
    expect(await refusePaying(payment)).toEqual(refused);
  });
});

describe('a merchant that confirms no receipts', () => {
  const confirms = async (yes: boolean) => {
    await server.database.pool.query(
      `UPDATE merchants SET enable_confirm_pay = $1 WHERE merchant_id = 'm-demo'`,
      [yes],
    );
  };

  test('counts a proof when it is sent, its amount anew when it is edited, and no longer when it is rejected', async () => {
    await confirms(false);
    const payment = await newPayment(server, { buyer: customer, manager }, { total_actual_amount: 80 });
    const sent = await standings(payment);
    const edit = { payment_order_id: payment.id, payment_type: 'receipt', paid_amount: 95 };
    accepted(await finance.post('/api/edit_payment', edit));
    const edited = await standings(payment);
    await confirms(true);
    await reject(payment);
    const all = [...sent, ...edited, ...(await standings(payment))];
    expect(all.map(({ paid_amount, owed }) => [paid_amount, owed])).toEqual([
      [80, 20],
      [95, 5],
      [0, 100],
    ]);
  });
});

describe('a group', () => {
  test('has totals = paid + owed - credit after any confirmations, rejections and further payments', async () => {
    const step = fc.record({
      orders: fc.integer({ min: 1, max: 3 }),
      received: fc.integer({ min: 1, max: 40_000 }),
      end: fc.constantFrom('confirm', 'reject', 'batch', 'wait', 'further'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        for (const { orders, received, end } of steps) {
          const amount = received / 100;
          const more = end === 'batch' ? { total_actual_amount: amount } : {};
          const payment = await newPayment(server, { buyer: customer, manager }, { orders, ...more });
          if (end === 'reject') await reject(payment);
          if (end === 'batch')
            accepted(await finance.post('/api/batch_confirm_pay_order', { ids: [payment.id] }));
          if (end === 'confirm' || end === 'further') await confirm(payment, amount);
          const owing = end === 'further' ? (await ordersOf(payment)).filter(({ owed }) => owed > 0) : [];
          if (owing.length > 0) await confirm(await payOrders(manager, owing, { total_actual_amount: 7 }), 7);
        }
        const { rows } = await server.database.pool.query(
          `SELECT group_id FROM (
             SELECT group_id, sum(total_satang - paid_satang) AS owed FROM orders
             WHERE merchant_id = 'm-demo' AND status IN ('confirmed', 'paid', 'completed') GROUP BY group_id) AS net
           FULL JOIN (SELECT group_id, sum(total_satang) AS total FROM orders
             WHERE merchant_id = 'm-demo' AND status IN ('confirmed', 'paid', 'completed') GROUP BY group_id) AS due USING (group_id)
           LEFT JOIN (SELECT group_id, sum(paid_satang) AS paid FROM payment_orders
             WHERE merchant_id = 'm-demo' AND status = 'completed' GROUP BY group_id) AS got USING (group_id)
           WHERE total <> coalesce(paid, 0) + owed`,
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
