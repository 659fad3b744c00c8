import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newPayment,
  orderOf,
  paymentOf,
  refusal,
  sendTwice,
  uploadPhoto,
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

const reason = '金额不对 ยอดไม่ตรง';
const by = { id: 'finance', name: 'อนงค์ พานิช', role: 'finance' };

const paidOrders = (more: Parameters<typeof newPayment>[2] = {}) =>
  newPayment(server, { buyer: customer, manager }, { orders: 2, quantity: 1, ...more });

const reject = (person: Person, body: object) => person.post('/api/reject_pay_order', body);

async function rejected(): Promise<PaymentOrder> {
  const payment = await paidOrders();
  return accepted(await reject(finance, { id: payment.id, reason })) as PaymentOrder;
}

/** Pays orders again; returns the new payment order's id. */
async function payAgain({ group_id, order_list }: PaymentOrder): Promise<string> {
  const paid = await manager.post('/api/pay_order', {
    group_id,
    order_ids: order_list.map(({ id }) => id),
    payment_photos: [await uploadPhoto(manager)],
    payment_type: 'receipt',
    total_actual_amount: 100,
  });
  return (accepted(paid) as { payment_order_id: string }).payment_order_id;
}

describe('reject_pay_order', () => {
  test('the payment is rejected and says why, its orders are confirmed again and name it', async () => {
    const payment = await paidOrders();
    const answer = accepted(await reject(finance, { id: payment.id, reason: ` ${reason} `, version: 1 }));
    const at = expect.stringMatching(/Z$/);
    expect(answer).toEqual({
      ...payment,
      status: 'rejected',
      payment_list: payment.payment_list.map((entry) => ({ ...entry, status: 'rejected', version: 2 })),
      order_list: payment.order_list.map((order) => ({ ...order, status: 'confirmed' })),
      version: 2,
      rejected: { reason, by, at },
      history: [
        ...(payment.history ?? []),
        {
          seq: 3,
          at,
          by,
          event: 'payment.reject',
          from: 'paid',
          to: 'rejected',
          seen_version: 1,
          changes: { reason: { from: null, to: reason } },
        },
      ],
    });
    const order = await orderOf(customer, payment.order_list[0]!.id);
    expect(order).toMatchObject({
      status: 'confirmed',
      payment_oder: '',
      payment_order: null,
      payment_info: null,
      rejected_payments: [{ id: payment.id, payment_no: payment.payment_no, reason, at }],
    });
    const { history = [] } = await orderOf(manager, order.id);
    expect(history.at(-1)).toMatchObject({ event: 'order.reject', from: 'paid', to: 'confirmed', by });
    expect((await paymentOf(customer, payment.id)).rejected).toEqual({
      reason,
      by: { id: '', name: '', role: 'finance' },
      at,
    });
  });

  test('the orders are paid by another proof, while the rejected one still shows them', async () => {
    const first = await rejected();
    const id = await payAgain(first);
    const second = accepted(await finance.post('/api/confirm_pay_order', { id, paid_amount: 100 }));
    expect(second).toMatchObject({ id, status: 'completed' });
    const kept = await paymentOf(finance, first.id);
    expect([kept.status, kept.order_list.map(({ status }) => status)]).toEqual([
      'rejected',
      ['completed', 'completed'],
    ]);
    const order: Order = await orderOf(customer, first.order_list[0]!.id);
    expect([order.payment_oder, order.rejected_payments?.map((payment) => payment.id)]).toEqual([
      id,
      [first.id],
    ]);
  });

  test('what was claimed stays beside what finance received, and each photo says who sent it', async () => {
    const payment = await paidOrders();
    const photo = await uploadPhoto(finance);
    const body = { id: payment.id, paid_amount: 80.5, image_urls: photo };
    const confirmed = accepted(await finance.post('/api/confirm_pay_order', body)) as PaymentOrder;
    expect([confirmed.claimed_amount, confirmed.paid_amount]).toEqual([100, 80.5]);
    const [entry] = confirmed.payment_list;
    expect([entry?.claimed_amount, entry?.paid_amount]).toEqual([100, 80.5]);
    expect(entry?.photos?.map((sent) => [sent.url, sent.by.role])).toEqual([
      [payment.payment_photos[0], 'order_manager'],
      [photo, 'finance'],
    ]);
  });

  test('one that is decided is neither decided again nor edited, and says who did it', async () => {
    const payment = await rejected();
    const already = {
      code: 409,
      reason: 'already_rejected',
      rejected_by: by,
      rejected_at: payment.rejected?.at,
      current: payment,
    };
    const { id } = payment;
    expect(refusal(await reject(finance, { id, reason }))).toEqual(already);
    expect(refusal(await finance.post('/api/confirm_pay_order', { id, paid_amount: 100 }))).toEqual(already);
    const edit = { payment_order_id: id, payment_type: 'cash' };
    expect(refusal(await finance.post('/api/edit_payment', edit))).toEqual(already);
    const batch = accepted(await finance.post('/api/batch_confirm_pay_order', { ids: [id] }));
    expect(batch).toMatchObject({ results: [{ id, ok: false, reason: 'already_rejected' }] });

    const other = await paidOrders();
    await owner.post('/api/confirm_pay_order', { id: other.id, paid_amount: 100 });
    expect(refusal(await reject(finance, { id: other.id, reason }))).toMatchObject({
      code: 409,
      reason: 'already_confirmed',
      confirmed_by: { id: 'owner', role: 'owner' },
    });
  });

  test('one that was edited since it was seen is not rejected', async () => {
    const payment = await paidOrders();
    const edit = { payment_order_id: payment.id, payment_type: 'cash', paid_amount: 90 };
    accepted(await finance.post('/api/edit_payment', edit));
    expect(refusal(await reject(finance, { id: payment.id, reason, version: 1 }))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      changed_by: by,
    });
  });

  test('of a rejection and a confirmation at once, one wins, and the orders follow it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, order_list } = await paidOrders();
      const [no, yes] = await Promise.all([
        reject(finance, { id, reason }),
        owner.post('/api/confirm_pay_order', { id, paid_amount: 100 }),
      ]);
      expect([no.status, yes.status].toSorted()).toEqual([200, 409]);
      const status = no.status === 200 ? 'rejected' : 'completed';
      const orders = await Promise.all(order_list.map((order) => orderOf(finance, order.id)));
      expect((await paymentOf(finance, id)).status).toBe(status);
      const follows = status === 'rejected' ? 'confirmed' : 'completed';
      expect(orders.map((order) => order.status)).toEqual([follows, follows]);
    }
  });

  test('the same request under the same key answers as the first time', async () => {
    const { id } = await paidOrders();
    await sendTwice(finance, '/api/reject_pay_order', { id, reason });
    expect((await paymentOf(finance, id)).version).toBe(2);
  });

  test.each([
    ['reason', {}],
    ['reason', { reason: '' }],
    ['reason', { reason: '   ' }],
    ['reason', { reason: 'x'.repeat(201) }],
  ])('without a fitting %s it is refused by name', async (field, more) => {
    const { id } = await paidOrders({ orders: 1 });
    expect(refusal(await reject(finance, { id, ...more }))).toMatchObject({ code: 400, field });
    expect((await paymentOf(finance, id)).status).toBe('paid');
  });

  test('only those who confirm receipts may, and only in their own shop', async () => {
    const { id } = await paidOrders({ orders: 1 });
    for (const person of [customer, manager])
      expect(refusal(await reject(person, { id, reason }))).toMatchObject({ code: 403 });
    expect(refusal(await reject(await server.as('rival_owner'), { id, reason }))).toMatchObject({
      code: 404,
    });
  });
});
