import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../../domain/contract.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  newConfirmedOrder,
  newPayment,
  paymentOf,
  refusal,
  sendPhoto,
  uploadPhoto,
  useOf,
} from '../orders/orders-and-payments.ts';

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

const newReference = () => `015${randomUUID().replaceAll('-', '').slice(0, 17)}`;

/** A payment by a new photo of a slip. */
async function payBySlip(transaction_id: string) {
  const filepath = await uploadPhoto(manager);
  const payment = await newPayment(
    server,
    { buyer: customer, manager },
    { payment_photos: [filepath], slips: [{ filepath, transaction_id }] },
  );
  return { payment, filepath };
}

const usesOf = async (person: Person, { id }: PaymentOrder) => (await paymentOf(person, id)).duplicate_of;

describe('a payment by a slip whose reference another payment has', () => {
  test('names that one to those who handle payments, whichever came first, and to nobody else', async () => {
    const transaction_id = newReference();
    const [first, second] = [await payBySlip(transaction_id), await payBySlip(transaction_id)];
    const other = await payBySlip(newReference());
    const use = (payment: PaymentOrder, filepath: string) => [
      { filepath, ...useOf(payment), transaction_id },
    ];
    expect(await usesOf(finance, first.payment)).toEqual(use(second.payment, first.filepath));
    expect(await usesOf(manager, second.payment)).toEqual(use(first.payment, second.filepath));
    expect(await usesOf(finance, other.payment)).toBe(undefined);
    for (const person of [customer, storekeeper]) expect(await usesOf(person, first.payment)).toBe(undefined);
  });

  test('says that the other one was rejected', async () => {
    const transaction_id = newReference();
    const [first, second] = [await payBySlip(transaction_id), await payBySlip(transaction_id)];
    accepted(await finance.post('/api/reject_pay_order', { id: first.payment.id, reason: 'Not received' }));
    const use = useOf(first.payment);
    expect(await usesOf(finance, second.payment)).toEqual([
      { filepath: second.filepath, ...use, transaction_id, rejected: true },
    ]);
  });

  test('is found and counted by the filter of repeats, and the first is not', async () => {
    const repeats = async () =>
      accepted(await finance.post('/api/payment_order_list', { duplicate: true, page_size: 100 })) as {
        items: PaymentOrder[];
        counts: { duplicate: number };
      };
    const before = await repeats();
    const transaction_id = newReference();
    const [first, second] = [await payBySlip(transaction_id), await payBySlip(transaction_id)];
    await payBySlip(newReference());
    const after = await repeats();
    expect(after.items[0]?.id).toBe(second.payment.id);
    expect(after.items.map(({ id }) => id)).not.toContain(first.payment.id);
    expect(after.counts.duplicate).toBe(before.counts.duplicate + 1);
  });

  test('is not told of a payment of another merchant', async () => {
    const { payment, filepath } = await payBySlip(newReference());
    const { pool } = server.database;
    const copied = await pool.query(
      `WITH rival AS (SELECT merchant_id, group_id FROM groups WHERE merchant_id <> 'm-demo' LIMIT 1),
        paid AS (INSERT INTO payment_orders SELECT (jsonb_populate_record(p, jsonb_build_object('merchant_id', rival.merchant_id,
            'group_id', rival.group_id, 'payment_order_id', 'of-rival', 'payment_no', 990001))).*
          FROM payment_orders p, rival WHERE p.payment_order_id = $1 RETURNING merchant_id)
       INSERT INTO payment_slips SELECT paid.merchant_id, 'of-rival', s.file_name, s.transaction_id
         FROM payment_slips s, paid WHERE s.payment_order_id = $1`,
      [payment.id],
    );
    await pool.query(
      `INSERT INTO uploads SELECT (jsonb_populate_record(u, jsonb_build_object('merchant_id', p.merchant_id))).*
         FROM uploads u, payment_orders p WHERE p.payment_order_id = 'of-rival' AND '/api/files/' || u.file_name = $1`,
      [filepath],
    );
    const placed = await pool.query(
      `INSERT INTO payment_photos SELECT (jsonb_populate_record(f, jsonb_build_object('merchant_id', p.merchant_id,
          'payment_order_id', p.payment_order_id))).*
         FROM payment_photos f, payment_orders p WHERE p.payment_order_id = 'of-rival' AND f.payment_order_id = $1`,
      [payment.id],
    );
    expect([copied.rowCount, placed.rowCount]).toEqual([1, 1]);
    expect(await usesOf(finance, payment)).toBe(undefined);
  });
});

describe('a card of a payment', () => {
  test('by a slip shows its reference, and one that has none shows nothing', async () => {
    const transaction_id = newReference();
    const { payment } = await payBySlip(transaction_id);
    const other = await newPayment(server, { buyer: customer, manager }, {});
    const cards = accepted(
      await finance.post('/api/payment_order_list', { view: 'card', page_size: 2 }),
    ) as DataOf<'paymentOrderList'>;
    expect(
      cards.items.map(({ id, ...card }) => [id, 'transaction_id' in card && card.transaction_id]),
    ).toEqual([
      [other.id, false],
      [payment.id, transaction_id],
    ]);
  });
});

describe('upload_v2 of a photo of a slip', () => {
  const newColour = () => randomUUID().slice(0, 6);

  test('names payments by other photos of that slip as well, the newest first', async () => {
    const colour = newColour();
    const transaction_id = newReference();
    const bySlip = (await payBySlip(transaction_id)).payment;
    const filepath = await uploadPhoto(manager, colour);
    const byPhoto = await newPayment(server, { buyer: customer, manager }, { payment_photos: [filepath] });
    const rejected = (await payBySlip(transaction_id)).payment;
    accepted(await finance.post('/api/reject_pay_order', { id: rejected.id, reason: 'Not received' }));
    const { duplicate_of } = await sendPhoto(manager, { colour, transaction_id });
    expect(duplicate_of).toEqual([
      { ...useOf(rejected), transaction_id, rejected: true },
      useOf(byPhoto),
      { ...useOf(bySlip), transaction_id },
    ]);
  });

  test('names none where the reference is new, and none to those who handle no payments', async () => {
    const transaction_id = newReference();
    await payBySlip(transaction_id);
    const sent = [
      await sendPhoto(manager, { colour: newColour(), transaction_id: newReference() }),
      await sendPhoto(customer, { colour: newColour(), transaction_id }),
    ];
    expect(sent.map(({ duplicate_of }) => duplicate_of)).toEqual([undefined, undefined]);
  });
});

describe('edit_payment with slips', () => {
  const edit = async ({ id, version }: PaymentOrder, more: object) =>
    await finance.post('/api/edit_payment', {
      payment_order_id: id,
      payment_type: 'receipt',
      version,
      ...more,
    });

  test('of photos that the payment has tells of their repeats from then on', async () => {
    const transaction_id = newReference();
    const first = await payBySlip(transaction_id);
    const [one, other] = [await uploadPhoto(manager), await uploadPhoto(manager)];
    const second = await newPayment(
      server,
      { buyer: customer, manager },
      { payment_photos: [one, other], slips: [{ filepath: one, transaction_id: newReference() }] },
    );
    accepted(
      await edit(second, {
        slips: [
          { filepath: one, transaction_id },
          { filepath: other, transaction_id },
        ],
      }),
    );
    const use = useOf(first.payment);
    expect(await usesOf(finance, second)).toEqual(
      [one, other].toSorted().map((filepath) => ({ filepath, ...use, transaction_id })),
    );
  });

  test('of new photos replaces those of the photos that go', async () => {
    const [gone, kept] = [newReference(), newReference()];
    const [firstGone, firstKept] = [await payBySlip(gone), await payBySlip(kept)];
    const { payment } = await payBySlip(gone);
    const filepath = await uploadPhoto(manager);
    accepted(await edit(payment, { payment_photo: filepath, slips: [{ filepath, transaction_id: kept }] }));
    const use = useOf(firstKept.payment);
    expect(await usesOf(finance, payment)).toEqual([{ filepath, ...use, transaction_id: kept }]);
    expect(await usesOf(finance, firstGone.payment)).toBe(undefined);
  });

  test('of a photo that the payment does not have leads to 400', async () => {
    const { payment } = await payBySlip(newReference());
    const filepath = await uploadPhoto(manager);
    const reply = await edit(payment, { slips: [{ filepath, transaction_id: newReference() }] });
    expect(refusal(reply)).toMatchObject({ code: 400, field: 'slips.0.filepath' });
  });
});

describe('pay_order with slips', () => {
  async function pay(slips: (filepath: string) => unknown) {
    const order = await newConfirmedOrder(server, { buyer: customer, manager });
    const filepath = await uploadPhoto(manager);
    return await manager.post('/api/pay_order', {
      order_ids: [order.id],
      payment_photos: [filepath],
      payment_type: 'receipt',
      total_actual_amount: order.total_amount,
      slips: slips(filepath),
    });
  }

  test.each(['', ' ', 'a b', '01-5', "1' OR 1=1", '0'.repeat(65)])(
    'of which a reference is %j leads to 400',
    async (transaction_id) => {
      const reply = await pay((filepath) => [{ filepath, transaction_id }]);
      expect(refusal(reply)).toMatchObject({ code: 400, field: 'slips.0.transaction_id' });
    },
  );

  test('of which one is of no photo of the payment leads to 400', async () => {
    const other = await uploadPhoto(manager);
    const reply = await pay((filepath) => [
      { filepath, transaction_id: newReference() },
      { filepath: other, transaction_id: newReference() },
    ]);
    expect(refusal(reply)).toMatchObject({ code: 400, field: 'slips.1.filepath' });
  });

  test('of which two references are of one photo leads to 400', async () => {
    const reply = await pay((filepath) => [
      { filepath, transaction_id: newReference() },
      { filepath, transaction_id: newReference() },
    ]);
    expect(refusal(reply)).toMatchObject({ code: 400, field: 'slips.1.transaction_id' });
  });

  test.each([null, []])('%j is a payment without slips', async (slips) => {
    expect((await pay(() => slips)).status).toBe(200);
  });
});
