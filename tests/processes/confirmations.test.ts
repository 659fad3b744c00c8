import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, PaymentOrder, Product } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { createRandom, type Random } from '../campaign/random.ts';
import { openShop, type Shop } from '../journeys/shop.ts';
import { signInAt, type HttpCaller, type HttpReply } from './caller.ts';

/** Payments that are confirmed and rejected at the same moment; `npm run campaign` has 1,000. */
const duels = Number(process.env['TALAT_DUELS'] ?? 30);
/** Far more than it takes, the making of the payment included. */
const mostMsPerDuel = 3_000;
/** Payments of batches that overlap. */
const batched = 40;
const batches = 8;
/** Payments that are made at once. */
const madeAtOnce = 10;

let shop: Shop;
let servers: readonly [string, string];
let customer: HttpCaller;
let manager: HttpCaller;
let finance: readonly [HttpCaller, HttpCaller];
let product: Product;
let random: Random;

interface Paid {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
  /** Baht. */
  readonly amount: number;
}

beforeAll(async () => {
  random = createRandom(Number(process.env['TALAT_SEED'] ?? 20250201), 1);
  shop = await openShop();
  servers = [shop.url, await shop.startAnother()];
  const [storekeeper, first, second] = await Promise.all([
    signInAt(servers[0], 'storekeeper'),
    signInAt(servers[0], 'finance'),
    signInAt(servers[1], 'owner'),
  ]);
  [customer, manager] = await Promise.all([
    signInAt(servers[0], 'customer'),
    signInAt(servers[1], 'order_manager'),
  ]);
  finance = [first, second];
  const { data } = await storekeeper.get(servers[0], '/api/all_sku_list?category_id=crew-neck');
  product = (data as Product[]).find(({ stock }) => stock >= 40)!;
  const { on_hand = 0 } = product;
  const counted = on_hand + duels + batched + batches;
  const reply = await storekeeper.post(servers[0], '/api/wash_stock', {
    product_id: product.id,
    operation_type: 'inventory',
    operation_subtype: 'inventory_increase',
    amount: counted - on_hand,
    counted,
    base_stock: on_hand,
  });
  if (reply.status !== 200) throw new Error('the shelf is not filled');
});

afterAll(() => shop.close());

/** So many payments that wait for their confirmation, each of one order. */
async function paidPayments(count: number): Promise<readonly Paid[]> {
  const made: Paid[] = [];
  while (made.length < count) {
    const missing = Math.min(madeAtOnce, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: missing }, onePayment))));
  }
  return made;
}

async function onePayment(): Promise<Paid> {
  const { id: product_id, price } = product;
  const submitting = await customer.post(servers[0], '/api/submit_order', {
    items: [{ product_id, quantity: 1, price }],
    total_amount: price,
  });
  const { order } = submitting.data as { order: Order };
  await manager.post(servers[1], '/api/update_order', order);
  const photo = await manager.upload(servers[0], 'server/demo/pictures/slip-purple.webp');
  const paying = await manager.post(servers[1], '/api/pay_order', {
    order_ids: [order.id],
    payment_photos: [photo],
    payment_type: 'receipt',
    total_actual_amount: price,
  });
  const { payment_order_id: id } = paying.data as { payment_order_id: string };
  const { version, paid_amount: amount } = await detailOf(id);
  return { id, version, orderId: order.id, amount };
}

async function detailOf(id: string): Promise<PaymentOrder> {
  const { data } = await finance[0].get(servers[0], `/api/payment_order_detail?payment_order_id=${id}`);
  return data as PaymentOrder;
}

interface Left {
  readonly id: string;
  readonly status: string;
  readonly paid: number;
  readonly orders: readonly string[];
  readonly confirmed: number;
  readonly rejected: number;
}

/** What the database has of these payments. */
function left(payments: readonly Paid[]): Promise<readonly Left[]> {
  return shop.rows<Left>(
    `SELECT p.payment_order_id AS id, p.status, p.paid_satang::int AS paid,
       ARRAY(SELECT o.status FROM orders o WHERE o.order_id = asked.order_id) AS orders,
       (SELECT count(*)::int FROM payment_history h WHERE h.payment_order_id = p.payment_order_id
         AND h.event = 'payment.confirm') AS confirmed,
       (SELECT count(*)::int FROM payment_history h WHERE h.payment_order_id = p.payment_order_id
         AND h.event = 'payment.reject') AS rejected
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (id, order_id, at)
     JOIN payment_orders p ON p.payment_order_id = asked.id ORDER BY asked.at`,
    [payments.map(({ id }) => id), payments.map(({ orderId }) => orderId)],
  );
}

/**
 * Groups whose money is not where it should be, in one snapshot: what their completed payments brought is not what their orders were
 * paid, or a payment and its orders have different statuses.
 */
function strayMoney(): Promise<readonly object[]> {
  return shop.rows(
    `WITH brought AS (
       SELECT merchant_id, group_id, sum(paid_satang) AS satang FROM payment_orders
       WHERE merchant_id = 'm-demo' AND status = 'completed' GROUP BY 1, 2),
     counted AS (
       SELECT merchant_id, group_id, sum(paid_satang) AS satang FROM orders WHERE merchant_id = 'm-demo' GROUP BY 1, 2)
     SELECT 'brought ' || coalesce(brought.satang, 0) || ', counted ' || coalesce(counted.satang, 0) AS stray, group_id
     FROM brought FULL JOIN counted USING (merchant_id, group_id)
     WHERE coalesce(brought.satang, 0) <> coalesce(counted.satang, 0)
     UNION ALL
     SELECT o.status || ' order of a ' || p.status || ' payment', o.group_id FROM orders o
     JOIN payment_orders p USING (merchant_id, payment_order_id)
     WHERE merchant_id = 'm-demo' AND (p.status = 'rejected' OR (o.status = 'completed') <> (p.status = 'completed'))`,
  );
}

/** Runs `work`, and looks at all money again and again meanwhile. */
async function watched<T>(work: Promise<T>): Promise<T> {
  const watch = { isOver: false };
  const stop = () => {
    watch.isOver = true;
  };
  work.then(stop, stop);
  do expect(await strayMoney()).toEqual([]);
  while (!watch.isOver);
  return await work;
}

const reasonOf = ({ data }: HttpReply): string => (data as { reason?: string }).reason ?? '';

describe(`${duels} payments, each confirmed at one server and rejected at the other at once`, () => {
  const timeout = 60_000 + duels * mostMsPerDuel;
  test(
    'are each either confirmed or rejected, once, with their orders, and the other is told which',
    { timeout },
    async () => {
      const payments = await paidPayments(duels);
      const duel = async ({ id, version, amount }: Paid, at: number) => {
        const [confirming, rejecting] = at % 2 === 0 ? servers : ([servers[1], servers[0]] as const);
        const calls = [
          () => finance[0].post(confirming, '/api/confirm_pay_order', { id, paid_amount: amount, version }),
          () => finance[1].post(rejecting, '/api/reject_pay_order', { id, reason: 'no money came', version }),
        ];
        // Whoever is asked first would otherwise win more often.
        const isTurned = random.below(2) === 1;
        const replies = await Promise.all((isTurned ? calls.toReversed() : calls).map((call) => call()));
        return isTurned ? replies.toReversed() : replies;
      };
      const run = async () => {
        const replies: HttpReply[][] = [];
        for (let from = 0; from < duels; from += madeAtOnce) {
          const round = payments.slice(from, from + madeAtOnce);
          replies.push(...(await Promise.all(round.map((payment, at) => duel(payment, from + at)))));
        }
        return replies;
      };
      const replies = await watched(run());

      const records = await left(payments);
      const confirmed = { confirmed: 1, rejected: 0, status: 'completed', orders: ['completed'] };
      const rejected = { confirmed: 0, rejected: 1, status: 'rejected', orders: ['confirmed'] };
      expect(
        replies.map(([confirming, rejecting], at) => {
          const { id: _, paid: __, ...record } = records[at]!;
          return {
            told: [confirming!, rejecting!].map((reply) => [reply.status, reasonOf(reply)]),
            ...record,
          };
        }),
      ).toEqual(
        replies.map(([confirming]) =>
          confirming!.status === 200
            ? {
                told: [
                  [200, ''],
                  [409, 'already_confirmed'],
                ],
                ...confirmed,
              }
            : {
                told: [
                  [409, 'already_rejected'],
                  [200, ''],
                ],
                ...rejected,
              },
        ),
      );
      const won = records.filter(({ status }) => status === 'completed').length;
      process.stdout.write(`confirmed ${won}, rejected ${duels - won} of ${duels}\n`);
      expect(won).toBeGreaterThan(0);
      expect(won).toBeLessThan(duels);
    },
  );
});

describe(`${batches} batches that overlap, sent to both servers at once`, () => {
  test('confirm each payment once, and say of the others who did', async () => {
    const payments = await paidPayments(batched);
    const chosen = Array.from({ length: batches }, (_, at) => {
      const some = payments.filter(() => random.below(3) > 0);
      return at === 0 ? payments : some.toSorted(() => random.below(3) - 1);
    });
    const replies = await watched(
      Promise.all(
        chosen.map((batch, at) =>
          finance[at % 2 === 0 ? 0 : 1].post(servers[at % 2 === 0 ? 0 : 1], '/api/batch_confirm_pay_order', {
            ids: batch.map(({ id }) => id),
            versions: batch.map(({ version }) => version),
          }),
        ),
      ),
    );
    const results = replies.flatMap(({ data }) => (data as DataOf<'batchConfirmPayOrder'>).results);
    const accepted = results.filter(({ ok }) => ok).map(({ id }) => id);
    expect(accepted.toSorted()).toEqual(payments.map(({ id }) => id).toSorted());
    expect(new Set(results.filter(({ ok }) => !ok).map(({ reason }) => reason))).toEqual(
      new Set(['already_confirmed']),
    );
    expect(results.filter(({ ok, confirmed_by: by }) => !ok && by === undefined)).toEqual([]);
    const records = await left(payments);
    expect(new Set(records.map(({ confirmed, orders }) => `${confirmed} ${orders.join()}`))).toEqual(
      new Set(['1 completed']),
    );
  });
});

describe('an edit at one server and a batch at the other', () => {
  test('leave the amount that was seen confirmed, or the edited one unconfirmed', async () => {
    const payments = await paidPayments(batches);
    const editing = payments.map(
      ({ id, version, amount }) =>
        () =>
          finance[0].post(servers[0], '/api/edit_payment', {
            payment_order_id: id,
            payment_type: 'receipt',
            paid_amount: amount - 1,
            version,
          }),
    );
    const batch = () =>
      finance[1].post(servers[1], '/api/batch_confirm_pay_order', {
        ids: payments.map(({ id }) => id),
        versions: payments.map(({ version }) => version),
      });
    const [batching, edits] = await watched(
      Promise.all([batch(), Promise.all(editing.map((edit) => edit()))]),
    );
    const { results } = batching.data as DataOf<'batchConfirmPayOrder'>;
    const records = await left(payments);
    expect(
      payments.map((_, at) => [results[at]?.ok, results[at]?.reason, edits[at]?.status, records[at]?.paid]),
    ).toEqual(
      payments.map(({ amount }, at) =>
        edits[at]?.status === 200
          ? [false, 'version_conflict', 200, Math.round((amount - 1) * 100)]
          : [true, undefined, 409, Math.round(amount * 100)],
      ),
    );
  });
});
