import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MerchantSettings, PaymentOrder } from '../../../domain/contract.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newConfirmedOrder,
  newPayment,
  orderOf,
  payOrders,
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
beforeEach(() => confirms(true));

const confirms = async (enable_confirm_pay: boolean) =>
  accepted(await owner.post('/api/merchant_settings', { enable_confirm_pay })) as MerchantSettings;

const newPaid = (orders: number, amount: number) =>
  newPayment(server, { buyer: customer, manager }, { orders, total_actual_amount: amount });

/** What counts as paid and what is owed, of each order of a payment. */
const standings = async (payment: PaymentOrder) =>
  await Promise.all(
    payment.order_list.map(async ({ id }) => {
      const { paid_amount, owed } = await orderOf(manager, id);
      return [paid_amount, owed];
    }),
  );

describe('a merchant that ceases to confirm receipts', () => {
  test('counts at once what was paid, and no longer when it begins again', async () => {
    const [short, over] = [await newPaid(2, 150), await newPaid(1, 130)];
    const before = [await standings(short), await standings(over)];
    await confirms(false);
    const counted = [await standings(short), await standings(over)];
    await confirms(true);
    expect([before, counted, [await standings(short), await standings(over)]]).toEqual([
      [
        [
          [0, 100],
          [0, 100],
        ],
        [[0, 100]],
      ],
      [
        [
          [100, 0],
          [50, 50],
        ],
        [[130, 0]],
      ],
      [
        [
          [0, 100],
          [0, 100],
        ],
        [[0, 100]],
      ],
    ]);
  });

  test('leaves completed and rejected payments as they count, and other merchants alone', async () => {
    const [done, gone] = [await newPaid(1, 100), await newPaid(1, 100)];
    accepted(await finance.post('/api/confirm_pay_order', { id: done.id, image_urls: '', paid_amount: 60 }));
    accepted(await finance.post('/api/reject_pay_order', { id: gone.id, reason: 'not found' }));
    const rivals = `SELECT order_id, paid_satang FROM orders WHERE merchant_id <> 'm-demo' ORDER BY order_id`;
    const { rows } = await server.database.pool.query(rivals);
    await confirms(false);
    expect([await standings(done), await standings(gone)]).toEqual([[[60, 40]], [[0, 100]]]);
    expect((await server.database.pool.query(rivals)).rows).toEqual(rows);
  });

  test('counts a further payment of a completed order beside the first', async () => {
    const first = await newPaid(1, 100);
    accepted(await finance.post('/api/confirm_pay_order', { id: first.id, image_urls: '', paid_amount: 60 }));
    const further = await payOrders(manager, [await orderOf(manager, first.order_list[0]?.id ?? '')], {
      total_actual_amount: 30,
    });
    await confirms(false);
    const counted = await standings(further);
    await confirms(true);
    expect([counted, await standings(further)]).toEqual([[[90, 10]], [[60, 40]]]);
  });

  test('is written into the history of the settings, once for each change', async () => {
    const before = (await confirms(true)).history.length;
    const { history, ...settings } = await confirms(false);
    expect(await confirms(false)).toEqual({ history, ...settings });
    expect(settings).toMatchObject({ enable_confirm_pay: false });
    expect(history.slice(before).map(({ by, changes }) => ({ by: by.id, changes }))).toEqual([
      { by: 'owner', changes: { enable_confirm_pay: { from: true, to: false } } },
    ]);
  });

  test('sends one statement that counts and one that locks, however many payments there are', async () => {
    const asked = async () => await countStatements(() => confirms(false));
    const few = await asked();
    await confirms(true);
    for (let at = 0; at < 5; at += 1) await newPaid(1, 100);
    expect([few, await asked()]).toEqual([9, 9]);
  });

  test('misses no payment that is sent, edited or confirmed at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      await confirms(round % 2 === 1);
      const [edited, confirmed] = [await newPaid(1, 70), await newPaid(1, 80)];
      const order = await newConfirmedOrder(server, { buyer: customer, manager }, { price: 50, quantity: 2 });
      await Promise.all([
        confirms(round % 2 === 0),
        payOrders(manager, [order], { total_actual_amount: 90 }),
        finance.post('/api/edit_payment', {
          payment_order_id: edited.id,
          payment_type: 'receipt',
          paid_amount: 75,
        }),
        finance.post('/api/confirm_pay_order', { id: confirmed.id, image_urls: '', paid_amount: 85 }),
      ]);
      expect(await wronglyCounted()).toEqual([]);
    }
  });
});

/** Payments whose parts are not what counts of them, and orders that do not hold the sum of their parts. */
async function wronglyCounted(): Promise<readonly object[]> {
  const { rows } = await server.database.pool.query(`
    SELECT p.payment_order_id AS id FROM payment_orders p JOIN merchants m USING (merchant_id)
    WHERE p.merchant_id = 'm-demo' AND (SELECT sum(counted_satang) FROM paid_orders l
        WHERE l.merchant_id = p.merchant_id AND l.payment_order_id = p.payment_order_id)
      <> CASE WHEN p.status = 'completed' OR p.status = 'paid' AND NOT m.enable_confirm_pay THEN p.paid_satang ELSE 0 END
    UNION ALL
    SELECT o.order_id FROM orders o WHERE o.merchant_id = 'm-demo' AND o.paid_satang <> coalesce((
      SELECT sum(counted_satang) FROM paid_orders l WHERE l.merchant_id = o.merchant_id AND l.order_id = o.order_id), 0)`);
  return rows as object[];
}
