import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  payOrders,
  refusal,
  stockSku,
  submitOrder,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance] = await Promise.all([
    server.as('customer'),
    server.as('order_manager'),
    server.as('finance'),
  ]);
});
afterAll(() => server.stop());

/** 100 baht, of which 60 in cash. */
async function newMix(): Promise<PaymentOrder> {
  const sku = await stockSku(server, { price: 50, pieces: 10 });
  const order = await confirmOrder(manager, await submitOrder(customer, [{ sku, quantity: 2 }]));
  return await payOrders(manager, [order], {
    payment_type: 'mix',
    total_actual_amount: 100,
    total_actual_amount_cash: 60,
    total_actual_amount_receipt: 40,
  });
}

const confirm = ({ id }: PaymentOrder, paid_amount: number) =>
  finance.post('/api/confirm_pay_order', { id, paid_amount });

function amountsOf({ status, paid_amount, paid_amount_cash, paid_amount_receipt }: PaymentOrder) {
  return [status, paid_amount, paid_amount_cash, paid_amount_receipt];
}

describe('confirm_pay_order of a mix', () => {
  test.each([90, 99.98, 100.02, 0])(
    'at %d, which is not the sum of its parts, leads to 422, and it stays paid',
    async (actual) => {
      const payment = await newMix();
      expect(refusal(await confirm(payment, actual))).toEqual({
        code: 422,
        reason: 'amount_mismatch',
        expected: actual,
        actual: 100,
      });
      const path = `/api/payment_order_detail?payment_order_id=${payment.id}`;
      expect(accepted(await finance.get(path))).toEqual(payment);
    },
  );

  test.each([100, 99.99, 100.01])('at %d completes it at the sum of its parts', async (paid) => {
    expect(amountsOf(accepted(await confirm(await newMix(), paid)) as PaymentOrder)).toEqual([
      'completed',
      100,
      60,
      40,
    ]);
  });

  test('that was edited to what came in completes it at less than was due', async () => {
    const payment = await newMix();
    accepted(
      await finance.post('/api/edit_payment', {
        payment_order_id: payment.id,
        payment_type: 'mix',
        paid_amount: 90,
        paid_amount_cash: 50,
      }),
    );
    expect(amountsOf(accepted(await confirm(payment, 90)) as PaymentOrder)).toEqual([
      'completed',
      90,
      50,
      40,
    ]);
  });
});
