import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataOf } from '../../../domain/operations.ts';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import {
  accepted,
  orderOf,
  stockSku,
  submitOrder,
  uploadPhoto,
  type TestSku,
} from '../orders/orders-and-payments.ts';

// The campaign walks longer.
const walks = Number(process.env['TALAT_BALANCE_WALKS'] ?? 3);
const steps = Number(process.env['TALAT_BALANCE_STEPS'] ?? 30);
const seed = Number(process.env['TALAT_SEED'] ?? 20250201);

let server: TestServer;
let customer: Person;
let manager: Person;
let finance: Person;
let owner: Person;
let sku: TestSku;
let photo: string;

beforeAll(async () => {
  server = await startServer();
  [customer, manager, finance, owner] = await server.people('customer', 'order_manager', 'finance', 'owner');
  sku = await stockSku(server, { price: 33.33, pieces: 1_000_000 });
  photo = await uploadPhoto(manager);
});
afterAll(() => server.stop());

const kinds = [
  'submit',
  'confirmOrder',
  'editOrder',
  'cancel',
  'pay',
  'pay',
  'confirmReceipt',
  'confirmReceipt',
  'batch',
  'editPayment',
  'reject',
  'further',
  'setting',
] as const;

interface Step {
  readonly kind: (typeof kinds)[number];
  /** Which of the orders or payments there are. */
  readonly which: number;
  /** Satang, or pieces. */
  readonly amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 40_000 }),
});

/** What somebody did with these orders and payments; a refusal changes nothing, and a failure of the server is none. */
async function take({ kind, which, amount }: Step, orders: string[], payments: string[]): Promise<void> {
  const one = <T>(list: readonly T[]): T | undefined => list[which % Math.max(1, list.length)];
  const order = one(orders);
  const payment = one(payments);
  const baht = amount / 100;
  switch (kind) {
    case 'submit':
      orders.push((await submitOrder(customer, [{ sku, quantity: 1 + (amount % 5) }])).id);
      break;
    case 'confirmOrder':
      if (order) answered(await manager.post('/api/update_order', await orderOf(manager, order)));
      break;
    case 'editOrder':
      if (order)
        answered(
          await manager.post(
            '/api/update_order',
            withQuantity(await orderOf(manager, order), 1 + (amount % 7)),
          ),
        );
      break;
    case 'cancel':
      if (order) answered(await manager.post(`/api/cancel_order?order_id=${order}`));
      break;
    case 'pay':
    case 'further': {
      const from = orders.length - 1 - (which % Math.max(1, orders.length));
      const chosen = kind === 'pay' ? orders.slice(from, from + 1 + (amount % 3)) : order ? [order] : [];
      const paid = answered(
        await manager.post('/api/pay_order', {
          order_ids: chosen,
          payment_photos: [photo],
          payment_type: 'receipt',
          total_actual_amount: baht,
        }),
      ) as DataOf<'payOrder'> | null;
      if (paid !== null) payments.push(paid.payment_order_id);
      break;
    }
    case 'confirmReceipt':
      if (payment)
        answered(
          await finance.post('/api/confirm_pay_order', { id: payment, image_urls: '', paid_amount: baht }),
        );
      break;
    case 'batch':
      answered(
        await finance.post('/api/batch_confirm_pay_order', { ids: payments.slice(which % 3).slice(0, 200) }),
      );
      break;
    case 'editPayment':
      if (payment)
        answered(
          await finance.post('/api/edit_payment', {
            payment_order_id: payment,
            payment_type: 'cash',
            paid_amount: baht,
          }),
        );
      break;
    case 'reject':
      if (payment)
        answered(await finance.post('/api/reject_pay_order', { id: payment, reason: 'not found' }));
      break;
    case 'setting':
      accepted(await owner.post('/api/merchant_settings', { enable_confirm_pay: which % 2 === 0 }));
      break;
  }
}

function withQuantity(order: Order, quantity: number): Order {
  return { ...order, detail: order.detail.map((line) => ({ ...line, quantity })) };
}

/** The data of an answer; null where it was refused. */
function answered(reply: Reply): unknown {
  if (reply.status >= 500) throw new Error(`${reply.status}: ${reply.message}`);
  return reply.status === 200 ? reply.data : null;
}

/** Groups whose totals are not what was paid, and is owed, less the credit: by the payments, the orders, and what `debts` answers. */
async function unbalanced(): Promise<readonly object[]> {
  const { rows } = await server.database.pool.query<{
    group_id: string;
    by_payments: number;
    by_orders: number;
  }>(`
    SELECT g.group_id,
      (coalesce((SELECT sum(total_satang) FROM orders o WHERE o.merchant_id = g.merchant_id AND o.group_id = g.group_id
        AND o.status IN ('confirmed', 'paid', 'completed')), 0)
      - coalesce((SELECT sum(paid_satang) FROM payment_orders p WHERE p.merchant_id = g.merchant_id AND p.group_id = g.group_id
        AND (p.status = 'completed' OR p.status = 'paid' AND NOT m.enable_confirm_pay)), 0))::float8 AS by_payments,
      coalesce((SELECT sum(total_satang - paid_satang) FROM orders o WHERE o.merchant_id = g.merchant_id AND o.group_id = g.group_id
        AND o.status IN ('confirmed', 'paid', 'completed')), 0)::float8 AS by_orders
    FROM groups g JOIN merchants m USING (merchant_id) WHERE g.merchant_id = 'm-demo'`);
  const { items } = accepted(await finance.get('/api/debts?page_size=100')) as DataOf<'debts'>;
  return rows
    .map(({ group_id, by_payments, by_orders }) => {
      const { owed = 0, credit = 0 } = items.find((item) => item.group_id === group_id) ?? {};
      return { group_id, by_payments, by_orders, answered: Math.round((owed - credit) * 100) };
    })
    .filter(({ by_payments, by_orders, answered: said }) => by_payments !== by_orders || by_orders !== said);
}

test('for every group totals = paid + owed - credit after each step that anybody takes with orders and payments', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), async (taken) => {
      accepted(await owner.post('/api/merchant_settings', { enable_confirm_pay: true }));
      const [orders, payments]: [string[], string[]] = [[], []];
      while (orders.length < 3) {
        const { id } = await submitOrder(customer, [{ sku, quantity: 3 }]);
        await manager.post('/api/update_order', await orderOf(manager, id));
        orders.push(id);
      }
      for (const next of taken) {
        await take(next, orders, payments);
        expect({ after: next, unbalanced: await unbalanced() }).toEqual({ after: next, unbalanced: [] });
      }
      for (const id of orders) await manager.post(`/api/cancel_order?order_id=${id}`);
    }),
    { numRuns: walks, seed },
  );
}, 3_600_000);
