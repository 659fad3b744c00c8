import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  newConfirmedOrder,
  newOrder,
  newPayment,
  orderBody,
  payOrders,
  refusal,
  stockSku,
  updateOrder,
} from '../orders/orders-and-payments.ts';
import { forgetMessages, giveChannel, queued } from './messaging-merchant.ts';

let server: TestServer;
let buyer: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  server = await startServer();
  [buyer, manager, finance] = await server.people('customer', 'order_manager', 'finance');
  await giveChannel(server, 'm-demo');
});
afterAll(() => server.stop());
beforeEach(() => forgetMessages(server));

const traders = () => ({ buyer, manager });
/** The customers of the group of the persona `customer`. */
async function customersOfGroup(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ user_id: string }>(
    `SELECT user_id FROM users WHERE merchant_id = 'm-demo' AND group_id = 'pratunam'
       AND NOT EXISTS (SELECT FROM user_roles r WHERE r.merchant_id = users.merchant_id AND r.user_id = users.user_id)
     ORDER BY user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}
const toCustomers = async (...notices: readonly string[]) =>
  (await customersOfGroup()).flatMap((id) => notices.map((notice) => `${id} ${notice}`));

describe('a merchant with a channel', () => {
  test('a new order is told to those who manage orders, but not to who placed it', async () => {
    await newOrder(server, buyer);
    expect(await queued(server)).toEqual([
      'admin order',
      'manager order',
      'order_manager order',
      'owner order',
    ]);
    await forgetMessages(server);
    await newOrder(server, manager);
    expect(await queued(server)).toEqual(['admin order', 'manager order', 'owner order']);
  });

  test('a confirmed order is told to the customers of its group', async () => {
    const order = await newOrder(server, buyer);
    await forgetMessages(server);
    await confirmOrder(manager, order);
    expect(await queued(server)).toEqual(await toCustomers('confirmed'));
  });

  test('a save that changes something is told, one that changes nothing is not', async () => {
    const order = await newConfirmedOrder(server, traders());
    await forgetMessages(server);
    const saved = await updateOrder(manager, order);
    expect(await queued(server)).toEqual([]);
    await updateOrder(manager, { ...saved, remark: 'by the back door' });
    expect(await queued(server)).toEqual(await toCustomers('changed'));
  });

  test('a cancelled order is told as a change with its status', async () => {
    const order = await newOrder(server, buyer);
    await forgetMessages(server);
    accepted(await manager.post('/api/cancel_order', { order_id: order.id }));
    const { rows } = await server.database.pool.query('SELECT DISTINCT notice, facts FROM line_messages');
    expect(rows).toEqual([{ notice: 'changed', facts: { status: 'cancelled' } }]);
  });

  test('a proof is told to those who confirm receipts, and the payment to the customers', async () => {
    const order = await newConfirmedOrder(server, traders(), { price: 50 });
    await forgetMessages(server);
    await payOrders(manager, [order]);
    const staff = ['admin proof', 'finance proof', 'manager proof', 'owner proof'];
    expect(await queued(server)).toEqual([...staff, ...(await toCustomers('paid'))].toSorted());
  });

  test('a confirmed payment and a rejected one are told to the customers, the rejected one with its reason', async () => {
    const [one, other] = [await newPayment(server, traders()), await newPayment(server, traders())];
    await forgetMessages(server);
    accepted(await finance.post('/api/confirm_pay_order', { id: one.id, paid_amount: 100 }));
    expect(await queued(server)).toEqual(await toCustomers('completed'));
    await forgetMessages(server);
    accepted(await finance.post('/api/reject_pay_order', { id: other.id, reason: ' too little ' }));
    expect(await queued(server)).toEqual(await toCustomers('rejected'));
    const { rows } = await server.database.pool.query('SELECT DISTINCT record_id, facts FROM line_messages');
    expect(rows).toEqual([{ record_id: other.id, facts: { reason: 'too little' } }]);
  });

  test('payments that are confirmed together are told each', async () => {
    const payments = [await newPayment(server, traders()), await newPayment(server, traders())];
    await forgetMessages(server);
    accepted(await finance.post('/api/batch_confirm_pay_order', { ids: payments.map(({ id }) => id) }));
    const { rows } = await server.database.pool.query<{ record_id: string }>(
      `SELECT DISTINCT record_id FROM line_messages WHERE notice = 'completed'`,
    );
    expect(rows.map(({ record_id }) => record_id).toSorted()).toEqual(
      payments.map(({ id }) => id).toSorted(),
    );
  });

  test('an order that is sent twice with one key is told once', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const headers = { 'idempotency-key': randomUUID() };
    for (let time = 0; time < 2; time += 1)
      accepted(await buyer.post('/api/submit_order', orderBody([{ sku, quantity: 1 }]), { headers }));
    expect(await queued(server)).toHaveLength(4);
  });

  test('an order that is refused is told to nobody', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 1 });
    expect(refusal(await buyer.post('/api/submit_order', orderBody([{ sku, quantity: 2 }])))).toMatchObject({
      reason: 'insufficient_stock',
    });
    expect(await queued(server)).toEqual([]);
  });

  test('people without LINE, disabled ones and those who blocked the bot are not told', async () => {
    const { pool } = server.database;
    await pool.query(`UPDATE users SET line_id = NULL WHERE merchant_id = 'm-demo' AND user_id = 'admin'`);
    await pool.query(`UPDATE users SET disabled = true WHERE merchant_id = 'm-demo' AND user_id = 'manager'`);
    const owner = await server.as('owner');
    await server.store
      .forMerchant('m-demo')
      .lineMessages.noteFriend(owner.user.line_id, { follows: false, since: new Date(), until: null });
    await newOrder(server, buyer);
    expect(await queued(server)).toEqual(['order_manager order']);
    await pool.query(
      `UPDATE users SET disabled = false WHERE merchant_id = 'm-demo' AND user_id = 'manager'`,
    );
    await pool.query(`UPDATE users SET line_id = $1 WHERE merchant_id = 'm-demo' AND user_id = 'admin'`, [
      `U${'a'.repeat(32)}`,
    ]);
  });

  test('telling takes one statement more, whoever is told', async () => {
    const sku = await stockSku(server, { price: 5, pieces: 100 });
    const submitting = () =>
      countStatements(async () =>
        accepted(
          await buyer.post('/api/submit_order', orderBody([{ sku, quantity: 1 }]), {
            headers: { 'idempotency-key': randomUUID() },
          }),
        ),
      );
    const { merchant } = server.store.forMerchant('m-demo');
    const withChannel = await submitting();
    await merchant.setMessaging(false);
    expect(withChannel - (await submitting())).toBe(1);
    await merchant.setMessaging(true);
  });
});

describe('a merchant without a channel, or who chose otherwise', () => {
  test('queues nothing', async () => {
    const own = server.store.forMerchant('m-demo').merchant;
    await own.setMessaging(false);
    await newPayment(server, traders());
    await own.setMessaging(true);
    await server.database.pool.query(
      `UPDATE merchants SET notify_staff = '["proof"]', notify_customers = '[]' WHERE merchant_id = 'm-demo'`,
    );
    await confirmOrder(manager, await newOrder(server, buyer));
    expect(await queued(server)).toEqual([]);
    await server.database.pool.query(
      `UPDATE merchants SET notify_staff = '["order","proof"]', notify_customers = '["confirmed","paid","completed","rejected","changed"]' WHERE merchant_id = 'm-demo'`,
    );
  });
});
