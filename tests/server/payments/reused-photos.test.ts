import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, paymentOf, uploadPhoto, useOf } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;
let storekeeper: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance, storekeeper] = await server.people(
    'customer',
    'order_manager',
    'finance',
    'storekeeper',
  );
});
afterAll(() => server.stop());

const payWith = (...photos: string[]) =>
  newPayment(server, { buyer: customer, manager }, { payment_photos: photos });

describe('a payment whose photo another payment holds too', () => {
  test('names that one to those who handle payments, whichever came first, and to nobody else', async () => {
    const [slip, sameSlip, other] = [
      await uploadPhoto(manager, '12ab34'),
      await uploadPhoto(manager, '12ab34'),
      await uploadPhoto(manager, '98fe76'),
    ];
    const [first, second, third] = [await payWith(slip), await payWith(sameSlip), await payWith(other)];
    const uses = async (person: Person, { id }: PaymentOrder) => (await paymentOf(person, id)).duplicate_of;
    const ofFirst = [{ filepath: slip, ...useOf(second) }];
    const ofSecond = [{ filepath: sameSlip, ...useOf(first) }];
    expect([await uses(finance, first), await uses(manager, second)]).toEqual([ofFirst, ofSecond]);
    expect(await uses(finance, third)).toBe(undefined);
    for (const person of [customer, storekeeper]) expect(await uses(person, first)).toBe(undefined);
  });

  test('by the very same file names it, and still after its receipt is confirmed', async () => {
    const slip = await uploadPhoto(manager);
    const [first, second] = [await payWith(slip), await payWith(slip)];
    const reply = await finance.post('/api/confirm_pay_order', { id: second.id, paid_amount: 100 });
    expect((accepted(reply) as PaymentOrder).duplicate_of).toEqual([{ filepath: slip, ...useOf(first) }]);
  });

  test('names it however often another of its photos was used since', async () => {
    const [often, once] = [await uploadPhoto(manager), await uploadPhoto(manager)];
    const early = await payWith(once);
    const payment = await payWith(often, once);
    for (let count = 0; count < 21; count += 1) await payWith(often);
    const { duplicate_of = [] } = await paymentOf(finance, payment.id);
    expect(duplicate_of.length).toBe(21);
    expect(duplicate_of.at(-1)).toEqual({ filepath: once, ...useOf(early) });
  });
});

describe('the payments of the demo', () => {
  test('have photos of their own', async () => {
    const payments = await server.database.pool.query<{ payment_order_id: string }>(
      "SELECT payment_order_id FROM payment_orders WHERE merchant_id = 'm-demo' AND created < now() - interval '1 hour'",
    );
    const found = await Promise.all(
      payments.rows.map(async ({ payment_order_id }) => paymentOf(finance, payment_order_id)),
    );
    expect([found.length > 5, found.flatMap(({ duplicate_of = [] }) => duplicate_of)]).toEqual([true, []]);
  });
});
