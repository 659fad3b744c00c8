import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newPayment,
  noTransferDetails,
  paymentOf,
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

const paid = () => newPayment(server, { buyer: customer, manager });

const details = {
  transaction_id: '014165113207',
  fee: 25.5,
  fee_currency: 'USD',
  payer_bank: 'KBank',
  payer_account: 'x-4821',
  payer_name: 'Ling Wattana',
  payee_bank: 'SCB',
  payee_account: 'x-0937',
  payee_name: '源记百货',
  extra_info: '{"Branch":"ประตูน้ำ"}',
};

function send(payment: PaymentOrder, change: object) {
  return finance.post('/api/edit_payment', {
    payment_order_id: payment.id,
    payment_type: payment.payment_type,
    id: payment.payment_list[0]?.id,
    ...change,
  });
}

async function edit(payment: PaymentOrder, change: object): Promise<PaymentOrder> {
  return accepted(await send(payment, change)) as PaymentOrder;
}

describe('what a bank says of a transfer', () => {
  test('is empty where nobody entered it', async () => {
    expect((await paid()).payment_list).toEqual([expect.objectContaining(noTransferDetails)]);
  });

  test('is entered, and stands in the detail for staff and for its group, and in the history', async () => {
    const payment = await paid();
    const { history, ...edited } = await edit(payment, details);
    const { history: former, ...before } = payment;
    expect(edited).toEqual({
      ...before,
      payment_list: before.payment_list.map((entry) => ({ ...entry, ...details, version: 2 })),
      version: 2,
    });
    expect(history?.slice(former?.length)).toEqual([
      expect.objectContaining({
        event: 'payment.edit',
        by: { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' },
        changes: Object.fromEntries(
          Object.entries(details).map(([field, to]) => [field, { from: null, to }]),
        ),
      }),
    ]);
    expect((await paymentOf(finance, payment.id)).payment_list).toEqual(edited.payment_list);
    expect((await paymentOf(customer, payment.id)).payment_list[0]).toMatchObject(details);
    const [order] = payment.order_list;
    const found = accepted(await customer.get(`/api/order_detail?order_id=${order?.id}`));
    expect(found).toMatchObject({ payment_info: details });
  });

  test('stays where it is absent; an empty text and null clear it, with what was there in the history', async () => {
    const payment = await paid();
    await edit(payment, details);
    const kept = await edit(payment, { paid_amount: 90 });
    expect(kept.payment_list[0]).toMatchObject({ ...details, paid_amount: 90 });
    const { payment_list, history } = await edit(payment, { payer_name: ' ', fee: null, payee_bank: null });
    const cleared = { payer_name: null, fee: null, payee_bank: null };
    expect(payment_list[0]).toMatchObject({ ...details, ...cleared });
    expect(history?.at(-1)?.changes).toEqual({
      fee: { from: 25.5, to: null },
      payer_name: { from: 'Ling Wattana', to: null },
      payee_bank: { from: 'SCB', to: null },
    });
  });

  test('has the reference of the slip that was sent, until somebody enters another one', async () => {
    const send = async (reference: string) => {
      const filepath = await uploadPhoto(manager);
      return { filepath, slips: [{ filepath, transaction_id: reference }] };
    };
    const { filepath, slips } = await send('015000000000000001');
    const payment = await newPayment(
      server,
      { buyer: customer, manager },
      { payment_photos: [filepath], slips },
    );
    const first = payment.payment_list[0]?.transaction_id;
    const next = await send('015000000000000002');
    const kept = await edit(payment, { payment_photo: next.filepath, slips: next.slips });
    const entered = await edit(payment, { transaction_id: '7' });
    const late = await edit(await paid(), { payment_photo: next.filepath, slips: next.slips });
    expect([
      first,
      ...[kept, entered, late].map(({ payment_list: [entry] }) => entry?.transaction_id),
    ]).toEqual(['015000000000000001', '015000000000000001', '7', '015000000000000002']);
  });

  test('outlives the confirmation of the receipt, and the rejection', async () => {
    const [confirmed, rejected] = [await paid(), await paid()];
    for (const payment of [confirmed, rejected]) await edit(payment, details);
    const completed = await finance.post('/api/confirm_pay_order', { id: confirmed.id, paid_amount: 100 });
    expect((accepted(completed) as PaymentOrder).payment_list[0]).toMatchObject(details);
    const refused = await finance.post('/api/reject_pay_order', { id: rejected.id, reason: 'No money' });
    expect((accepted(refused) as PaymentOrder).payment_list[0]).toMatchObject(details);
  });

  test.each([
    ['transaction_id', { transaction_id: 'a'.repeat(201) }],
    ['fee', { fee: -1 }],
    ['fee', { fee: 0.001 }],
    ['fee', { fee: '1' }],
    ['fee_currency', { fee_currency: 'baht' }],
    ['payer_name', { payer_name: 'a\0b' }],
    ['payee_account', { payee_account: 7 }],
    ['extra_info', { extra_info: 'a'.repeat(2001) }],
  ])('a body with bad %s is malformed, and changes nothing', async (field, change) => {
    const payment = await paid();
    const body = { ...change, paid_amount: 1 };
    expect(refusal(await send(payment, body))).toEqual({ code: 400, reason: 'invalid_request', field });
    expect(await paymentOf(finance, payment.id)).toEqual(payment);
  });
});
