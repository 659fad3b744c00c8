import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newPayment, uploadPhoto } from '../orders/orders-and-payments.ts';
import { sheetRows } from './sheet-rows.ts';

let server: TestServer;
let customer: Person;
let orderManager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, orderManager, finance] = await server.people('customer', 'order_manager', 'finance');
});
afterAll(() => server.stop());

/** Of each exported payment its number and those of the earlier ones that are proved by the same. */
async function reuses(body: object) {
  const reply = await finance.post('/api/export_payments?lang=en', body);
  accepted(reply);
  const [head = [], ...rows] = sheetRows(reply);
  return rows.map((row) => [row[head.indexOf('Payment')], row[head.indexOf('Proof used before')]]);
}

describe('an export of payments', () => {
  test('names the earlier payments that are proved by the same, and can hold those repeats alone', async () => {
    const people = { buyer: customer, manager: orderManager };
    const photos = { payment_photos: [await uploadPhoto(orderManager)] };
    const first = await newPayment(server, people, photos);
    const [second, third] = [
      await newPayment(server, people, photos),
      await newPayment(server, people, photos),
    ];
    expect(await reuses({ duplicate: true })).toEqual([
      [`PAY-${third.payment_no}`, `PAY-${first.payment_no}, PAY-${second.payment_no}`],
      [`PAY-${second.payment_no}`, `PAY-${first.payment_no}`],
    ]);
    expect(await reuses({ id: first.id })).toEqual([[`PAY-${first.payment_no}`, undefined]]);
  });
});
