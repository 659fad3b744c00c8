import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newPayment,
  paymentOf,
  refusal,
  sendTwice,
  uploadPhoto,
  type NewPayment,
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

/** 100 baht, paid by receipt unless said otherwise. */
const paid = (more: NewPayment = {}) => newPayment(server, { buyer: customer, manager }, more);

function edited(payment: PaymentOrder, change: object) {
  return {
    payment_order_id: payment.id,
    payment_type: payment.payment_type,
    id: payment.payment_list[0]?.id,
    ...change,
  };
}

async function edit(payment: PaymentOrder, change: object): Promise<PaymentOrder> {
  return accepted(await finance.post('/api/edit_payment', edited(payment, change))) as PaymentOrder;
}

async function refuse(payment: PaymentOrder, change: object): Promise<object> {
  return refusal(await finance.post('/api/edit_payment', edited(payment, change)));
}

describe('edit_payment', () => {
  test('the type alone changes how the same amount was paid, with an entry in the history', async () => {
    const payment = await paid();
    const change = { payment_type: 'cash', paid_amount_cash: 0, paid_amount_receipt: 100 };
    const cash = { payment_type: 'cash', paid_amount_cash: 100, paid_amount_receipt: 0 };
    const { id, payment_list } = payment;
    const body = { payment_order_id: id, payment_type: 'cash', group_id: 'pratunam', version: 1 };
    expect(accepted(await finance.post('/api/edit_payment', body))).toEqual({
      ...payment,
      ...cash,
      payment_list: payment_list.map((entry) => ({ ...entry, ...cash, version: 2 })),
      version: 2,
      history: [
        ...(payment.history ?? []),
        {
          seq: 3,
          at: expect.any(String),
          by: { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' },
          event: 'payment.edit',
          from: 'paid',
          to: 'paid',
          seen_version: 1,
          changes: {
            payment_type: { from: 'receipt', to: 'cash' },
            paid_amount_cash: { from: 0, to: 100 },
            paid_amount_receipt: { from: 100, to: 0 },
          },
        },
      ],
    });
    // For `cash` the total counts, whatever the parts are.
    expect(await edit(payment, change)).toMatchObject({ ...cash, paid_amount: 100, version: 3 });
  });

  test('amounts change, what is due stays', async () => {
    const { should_paid_amount, paid_amount, payment_list } = await edit(await paid(), {
      paid_amount: 80.25,
      paid_amount_cash: null,
      payment_photo: null,
    });
    const [entry] = payment_list;
    expect([should_paid_amount, paid_amount, entry?.origin_amount, entry?.paid_amount]).toEqual([
      100, 80.25, 100, 80.25,
    ]);
  });

  test('a mix needs parts that make its total, within 0.01', async () => {
    const payment = await paid();
    const mix = { payment_type: 'mix', paid_amount_cash: 60, paid_amount_receipt: 30 };
    const mismatch = (expected: number, actual: number) => ({
      code: 422,
      reason: 'amount_mismatch',
      expected,
      actual,
    });
    expect(await refuse(payment, mix)).toEqual(mismatch(100, 90));
    expect(await refuse(payment, { ...mix, paid_amount: 90.02 })).toEqual(mismatch(90.02, 90));
    const saved = await edit(payment, { ...mix, paid_amount: 90.01 });
    expect([saved.paid_amount, saved.paid_amount_cash, saved.paid_amount_receipt]).toEqual([90, 60, 30]);
    expect(await refuse(payment, { payment_type: 'mix', paid_amount: 95 })).toEqual(mismatch(95, 90));
    expect(await refuse(payment, { payment_type: 'mix', paid_amount_cash: 61 })).toEqual(mismatch(90, 91));
    expect(await edit(payment, { payment_type: 'mix' })).toMatchObject({ paid_amount: 90, version: 3 });
  });

  test('photos take the place of those that were there, each once', async () => {
    const payment = await paid();
    const [first = ''] = payment.payment_photos;
    const [one, two] = [await uploadPhoto(finance), await uploadPhoto(manager)];
    const added = await edit(payment, { payment_photo: [one, first, one, two].join(',') });
    expect([added.payment_photos, added.payment_list[0]?.payment_photo]).toEqual([
      [one, first, two],
      [one, first, two].join(','),
    ]);
    const { payment_photos, history } = await edit(payment, { payment_photo: two });
    expect(payment_photos).toEqual([two]);
    expect(history?.at(-1)?.changes).toEqual({ payment_photos: { from: [one, first, two], to: [two] } });
    expect((await edit(payment, { payment_photo: '' })).payment_photos).toEqual([two]);
    expect([(await customer.get(two)).status, (await customer.get(first)).status]).toEqual([200, 404]);
  });

  test('no photo, six photos and unknown ones are refused', async () => {
    const payment = await paid();
    const photos: string[] = [];
    for (let count = 0; count < 6; count += 1) photos.push(await uploadPhoto(finance));
    const foreign = await uploadPhoto(await server.as('rival_owner'));
    expect(await refuse(payment, { payment_photo: ' , ' })).toEqual({ code: 422, reason: 'photo_required' });
    expect(await refuse(payment, { payment_photo: photos.join(',') })).toEqual({
      code: 422,
      reason: 'too_many_photos',
      limit: 5,
    });
    for (const filepath of [foreign, '/api/files/nothing.png', 'https://example.com/a.png'])
      expect(await refuse(payment, { payment_photo: `${photos[0]},${filepath}` })).toEqual({
        code: 404,
        reason: 'not_found',
        filepath,
      });
    const found = await finance.get(`/api/payment_order_detail?payment_order_id=${payment.id}`);
    expect(accepted(found)).toEqual(payment);
  });

  test('once it is confirmed nothing of it changes', async () => {
    const payment = await paid();
    await finance.post('/api/confirm_pay_order', { id: payment.id, paid_amount: 100 });
    expect(await refuse(payment, { payment_type: 'cash' })).toEqual({
      code: 409,
      reason: 'not_allowed_in_status',
      id: payment.id,
      status: 'completed',
      kind: 'payment',
    });
  });

  test('another version than the current one is a conflict', async () => {
    const payment = await paid();
    const current = await edit(payment, { paid_amount: 90, version: 1 });
    expect(await refuse(payment, { paid_amount: 80, version: 1 })).toEqual({
      code: 409,
      reason: 'version_conflict',
      current,
      changed_by: current.history?.at(-1)?.by,
      changed_at: current.history?.at(-1)?.at,
    });
    expect((await edit(payment, { paid_amount: 80, version: 2 })).version).toBe(3);
  });

  test('a retry under the same key changes it once', async () => {
    const payment = await paid();
    await sendTwice(finance, '/api/edit_payment', edited(payment, { paid_amount: 70 }));
    expect((await paymentOf(finance, payment.id)).version).toBe(2);
  });

  test("an unknown entry, an unknown payment order and another merchant's are not found", async () => {
    const [payment, other] = [await paid(), await paid()];
    const entry = other.payment_list[0]?.id;
    expect(await refuse(payment, { id: entry })).toEqual({ code: 404, reason: 'not_found', id: entry });
    expect(await refuse(payment, { payment_order_id: 'nothing' })).toEqual({
      code: 404,
      reason: 'not_found',
    });
    const rival = await server.as('rival_owner');
    expect(refusal(await rival.post('/api/edit_payment', edited(payment, {})))).toEqual({
      code: 404,
      reason: 'not_found',
    });
    expect(await refuse(payment, { group_id: 'nowhere' })).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'nowhere',
    });
  });

  test.each([
    ['payment_order_id', { payment_order_id: undefined }],
    ['payment_type', { payment_type: undefined }],
    ['payment_type', { payment_type: 'gold' }],
    ['paid_amount', { paid_amount: -1 }],
    ['paid_amount', { paid_amount: 0.001 }],
    ['paid_amount_cash', { paid_amount_cash: 1.234 }],
    ['paid_amount_receipt', { paid_amount_receipt: '1' }],
    ['payment_photo', { payment_photo: ['a'] }],
    ['version', { version: 1.5 }],
  ])('a body with bad %s is malformed', async (field, change) => {
    const body = { payment_order_id: 'a', payment_type: 'cash', ...change };
    expect(refusal(await finance.post('/api/edit_payment', body))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field,
    });
  });
});
