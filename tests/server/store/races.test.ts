import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import {
  confirmOrder,
  orderBody,
  orderOf,
  paymentOf,
  payOrders,
  stockOf,
  stockSku,
  submitOrder,
  uploadPhoto,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;
let owner: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, owner, finance] = await server.people('customer', 'order_manager', 'owner', 'finance');
});
afterAll(() => server.stop());

/** Each race is repeated, since its winner is random. */
const rounds = Array.from({ length: 6 }, (_, at) => at);

async function newOrder() {
  const sku = await stockSku(server, { price: 5, pieces: 10 });
  return { sku, order: await submitOrder(customer, [{ sku, quantity: 4 }]) };
}

const eventsOf = (record: Order | PaymentOrder) => (record.history ?? []).map(({ event }) => event);
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

/** Sends both at once, each first in turn. */
async function race(round: number, one: () => Promise<Reply>, other: () => Promise<Reply>) {
  if (round % 2 === 0) return await Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second] as const;
}

describe.each(rounds)('at once, round %i', (round) => {
  test('of cancelling and paying an order one happens, and its stock says which', async () => {
    const { sku, order } = await newOrder();
    await confirmOrder(manager, order);
    const proof = {
      order_ids: [order.id],
      payment_photos: [await uploadPhoto(owner)],
      payment_type: 'cash',
      total_actual_amount: 20,
    };
    const [cancelled, paid] = await race(
      round,
      () => manager.post('/api/cancel_order', { id: order.id }),
      () => owner.post('/api/pay_order', proof),
    );
    expect(statusesOf([cancelled, paid])).toEqual([200, 409]);
    const isPaid = paid.status === 200;
    const { status, payment_order, history } = await orderOf(manager, order.id);
    expect([status, payment_order?.status, history?.length]).toEqual(
      isPaid ? ['paid', 'paid', 3] : ['cancelled', undefined, 3],
    );
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: isPaid ? 6 : 10, reserved: 0 });
  });

  test('editing and confirming an order that both saw as it was leads to one of them', async () => {
    const { sku, order } = await newOrder();
    const detail = order.detail.map((line) => ({ ...line, quantity: 7 }));
    const [saved, confirmed] = await race(
      round,
      () => manager.post('/api/update_order', { ...order, detail, confirm: false }),
      () => owner.post('/api/update_order', order),
    );
    expect(statusesOf([saved, confirmed])).toEqual([200, 409]);
    const isConfirmed = confirmed.status === 200;
    expect((isConfirmed ? saved : confirmed).data).toMatchObject({ reason: 'version_conflict' });
    expect(await stockOf(server, sku)).toMatchObject(
      isConfirmed ? { on_hand: 6, reserved: 0, sum: 6 } : { on_hand: 10, reserved: 7, sum: 10 },
    );
  });

  test('editing and confirming an order without a word of its version leads to both, one after the other', async () => {
    const { sku, order } = await newOrder();
    const { id } = order;
    const detail = order.detail.map((line) => ({ ...line, quantity: 7 }));
    const replies = await race(
      round,
      () => manager.post('/api/update_order', { id, detail, confirm: false }),
      () => owner.post('/api/update_order', { id }),
    );
    expect(statusesOf(replies)).toEqual([200, 200]);
    const { status, version, total_amount } = await orderOf(manager, id);
    expect([status, version, total_amount]).toEqual(['confirmed', 3, 35]);
    expect(await stockOf(server, sku)).toMatchObject({ on_hand: 3, reserved: 0, sum: 3 });
  });

  test('editing and confirming a payment leaves it as the one found it that came second', async () => {
    const { order } = await newOrder();
    const { id } = await payOrders(manager, [await confirmOrder(manager, order)]);
    const [edited, confirmed] = await race(
      round,
      () => owner.post('/api/edit_payment', { payment_order_id: id, payment_type: 'cash' }),
      () => finance.post('/api/confirm_pay_order', { id, paid_amount: 20 }),
    );
    const isEdited = edited.status === 200;
    expect([edited.status, confirmed.status]).toEqual([isEdited ? 200 : 409, 200]);
    const payment = await paymentOf(finance, id);
    const corrections = isEdited ? ['payment.edit'] : [];
    expect(eventsOf(payment).slice(2)).toEqual([...corrections, 'payment.confirm']);
    const [entry] = payment.payment_list;
    expect([payment.status, payment.payment_type, payment.version, entry?.version]).toEqual(
      isEdited ? ['completed', 'cash', 3, 3] : ['completed', 'receipt', 2, 2],
    );
  });

  test('of four confirmations, single and in batches, one counts', async () => {
    const { order } = await newOrder();
    const { id } = await payOrders(manager, [await confirmOrder(manager, order)]);
    const replies = await Promise.all([
      finance.post('/api/confirm_pay_order', { id, paid_amount: 20 }),
      owner.post('/api/batch_confirm_pay_order', { ids: [id] }),
      owner.post('/api/confirm_pay_order', { id, paid_amount: 20 }),
      finance.post('/api/batch_confirm_pay_order', { ids: [id] }),
    ]);
    const confirmed = replies.map(({ status, data }) =>
      status === 200 ? ((data as { results?: { ok: boolean }[] }).results?.[0]?.ok ?? true) : false,
    );
    expect(confirmed.filter(Boolean)).toHaveLength(1);
    const payment = await paymentOf(finance, id);
    expect([payment.status, payment.version]).toEqual(['completed', 2]);
    expect(eventsOf(payment)).toEqual(['payment.create', 'payment.submit', 'payment.confirm']);
    expect(eventsOf(await orderOf(manager, order.id)).slice(2)).toEqual(['order.pay', 'order.complete']);
  });
});

describe('one key sent twenty times at once', () => {
  test('makes one order; the others get its answer or are told to wait', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 40 });
    const headers = { 'idempotency-key': randomUUID() };
    const body = orderBody([{ sku, quantity: 1 }]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => customer.post('/api/submit_order', body, { headers })),
    );
    const kinds = replies.map(({ status, data, headers: { 'idempotent-replayed': replayed } }) => {
      if (status === 200) return replayed === 'true' ? 'replay' : 'first';
      return (data as { reason: string }).reason;
    });
    expect(kinds.filter((kind) => kind === 'first')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'replay' || kind === 'idempotency_in_flight')).toHaveLength(19);
    const answers = replies.filter(({ status }) => status === 200).map(({ raw }) => raw.payload);
    expect(new Set(answers).size).toBe(1);
    const { rows } = await server.database.pool.query(
      'SELECT count(*)::int AS orders FROM orders WHERE idempotency_key = $1',
      [headers['idempotency-key']],
    );
    expect(rows).toEqual([{ orders: 1 }]);
    expect(await stockOf(server, sku)).toMatchObject({ reserved: 1 });
  });
});
