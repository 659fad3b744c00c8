import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMessagingApi } from '../../../server/line/messaging-api.ts';
import { mostMessagesAnHour } from '../../../server/notifications/deliver.ts';
import { faultsOfMessage } from '../../domain/sharing/line-limits.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, confirmOrder, newOrder, newPayment } from '../orders/orders-and-payments.ts';
import { forgetMessages, giveChannel, sender, standing } from './messaging-merchant.ts';
import { startMessagingStandIn, type MessagingStandIn } from './messaging-stand-in.ts';

let line: MessagingStandIn;
let server: TestServer;
let buyer: Person;
let manager: Person;
let finance: Person;

beforeAll(async () => {
  line = await startMessagingStandIn();
  server = await startServer();
  [buyer, manager, finance] = await server.people('customer', 'order_manager', 'finance');
  await giveChannel(server, 'm-demo', 'm-rival');
});
afterAll(async () => {
  await server.stop();
  await line.stop();
});
beforeEach(async () => {
  line.reset();
  await forgetMessages(server);
  await server.database.pool.query(`UPDATE users SET language = 'zh'`);
});

/** Queues one message, to the owner: of a new order. */
async function queueOne(): Promise<string> {
  const order = await newOrder(server, buyer);
  await server.database.pool.query(`DELETE FROM line_messages WHERE user_id <> 'owner'`);
  return order.id;
}
const send = (options: Parameters<typeof sender>[2] = {}) => sender(server, line, options).send();
const dayMinutes = 24 * 60;

describe('a message that is due', () => {
  test('reaches its reader in their language, with a button to the order, within the limits of LINE', async () => {
    await server.database.pool.query(`UPDATE users SET language = 'th' WHERE user_id = 'owner'`);
    const orderId = await queueOne();
    await send();
    const owner = await server.as('owner');
    const [got] = line.delivered;
    expect(line.delivered).toHaveLength(1);
    expect(got?.to).toBe(owner.user.line_id);
    expect(got?.message.altText).toMatch(/^คำสั่งซื้อใหม่ · #\d+ · /);
    expect(JSON.stringify(got?.message)).toContain(
      `https://liff.line.me/1650000001-AbcdEfgh/auth/order/${orderId}`,
    );
    expect(got && faultsOfMessage(got.message)).toEqual([]);
    expect(await standing(server)).toEqual([{ state: 'sent', problem: null, attempts: 1 }]);
    await send();
    expect(line.asked).toHaveLength(1);
  });

  test('of each kind is one that LINE takes, and says what happened', async () => {
    const one = await newPayment(server, { buyer, manager });
    const other = await newPayment(server, { buyer, manager });
    accepted(await finance.post('/api/confirm_pay_order', { id: one.id, paid_amount: 100 }));
    accepted(await finance.post('/api/reject_pay_order', { id: other.id, reason: '金额不对' }));
    accepted(await manager.post('/api/cancel_order', { order_id: (await newOrder(server, buyer)).id }));
    for (let time = 0; time < 20; time += 1) await send();
    const begun = new Set(line.delivered.map(({ message }) => message.altText.split(' · ')[0]));
    expect([...begun].toSorted()).toEqual(
      [
        '付款凭证已提交',
        '付款已确认',
        '付款被驳回',
        '收到付款凭证',
        '新订单',
        '订单已取消',
        '订单已确认',
      ].toSorted(),
    );
    expect(line.delivered.flatMap(({ message }) => faultsOfMessage(message))).toEqual([]);
    expect(JSON.stringify(line.delivered)).toContain('金额不对');
  });

  test('is sent once where two servers look for it at once', async () => {
    await newOrder(server, buyer);
    await newOrder(server, buyer);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(line.asked).toHaveLength(8);
    expect(new Set(line.delivered.map(({ key }) => key)).size).toBe(8);
  });

  test('is sent once where the server ends between LINE and the record, with the same retry key', async () => {
    await queueOne();
    const api = createMessagingApi(line.address);
    const ending = sender(server, line, {
      api: {
        ...api,
        push: async (...message) => {
          await api.push(...message);
          throw new Error('the server ends');
        },
      },
    });
    await ending.send();
    expect(ending.errors).toEqual([new Error('the server ends')]);
    expect(await standing(server)).toEqual([{ state: 'waiting', problem: null, attempts: 1 }]);
    await send();
    expect(line.asked).toHaveLength(1);
    await send({ minutes: 2 });
    expect([line.delivered.length, new Set(line.asked).size, line.asked.length]).toEqual([1, 1, 2]);
    expect(await standing(server)).toEqual([{ state: 'sent', problem: null, attempts: 2 }]);
  });

  test.each(['hang', 'forget', 'break'] as const)(
    'is tried again later where LINE does not answer (%s), and reaches its reader once',
    async (behaviour) => {
      await queueOne();
      line.behaviour = behaviour;
      await send();
      expect(await standing(server)).toEqual([{ state: 'waiting', problem: 'no_answer', attempts: 1 }]);
      line.behaviour = 'accept';
      await send();
      expect(await standing(server)).toEqual([{ state: 'waiting', problem: 'no_answer', attempts: 1 }]);
      await send({ minutes: 1 });
      expect(line.delivered).toHaveLength(1);
      expect(await standing(server)).toEqual([{ state: 'sent', problem: null, attempts: 2 }]);
    },
  );

  test('is of unknown outcome after a day without an answer, and is not sent again', async () => {
    await queueOne();
    line.behaviour = 'forget';
    await send();
    line.behaviour = 'accept';
    await send({ minutes: dayMinutes });
    expect(line.delivered).toHaveLength(1);
    expect(line.asked).toHaveLength(1);
    expect(await standing(server)).toEqual([{ state: 'unknown', problem: 'no_answer', attempts: 1 }]);
  });

  test('that cannot be made is tried again, and never counts as one that LINE may have', async () => {
    await queueOne();
    const { store } = server;
    const unreadable = {
      directory: store.directory,
      forMerchant(merchantId: string) {
        const own = store.forMerchant(merchantId);
        return { ...own, orders: { ...own.orders, find: () => Promise.reject(new Error('no order')) } };
      },
    };
    const failing = sender(server, line, { store: unreadable });
    await failing.send();
    expect(failing.errors).toEqual([new Error('no order')]);
    expect(await standing(server)).toEqual([{ state: 'waiting', problem: 'not_composed', attempts: 1 }]);
    await send({ minutes: dayMinutes });
    expect(line.asked).toEqual([]);
    expect(await standing(server)).toEqual([{ state: 'failed', problem: 'not_composed', attempts: 1 }]);
  });

  test('waits where LINE takes no more, and fails after a day: it never reached anybody', async () => {
    await queueOne();
    line.behaviour = 'limit';
    await send();
    expect(await standing(server)).toEqual([{ state: 'waiting', problem: 'too_many', attempts: 1 }]);
    await send({ minutes: dayMinutes });
    expect(await standing(server)).toEqual([{ state: 'failed', problem: 'too_many', attempts: 1 }]);
  });

  test('that LINE refuses fails at once', async () => {
    await queueOne();
    line.behaviour = 'refuse';
    await send();
    expect(await standing(server)).toEqual([{ state: 'failed', problem: 'refused', attempts: 1 }]);
  });

  test('to who is no friend of the bot fails, and for a day nothing is queued for them', async () => {
    await queueOne();
    line.behaviour = 'stranger';
    await send();
    expect(await standing(server)).toEqual([{ state: 'failed', problem: 'not_a_friend', attempts: 1 }]);
    await newOrder(server, buyer);
    expect(await standing(server)).toHaveLength(4);
  });

  test('waits where LINE refuses the token, and who runs the server hears of it', async () => {
    await queueOne();
    line.behaviour = 'token';
    const one = sender(server, line);
    await one.send();
    expect(one.problems).toEqual(['m-demo token_refused']);
    expect(await standing(server)).toEqual([{ state: 'waiting', problem: 'token_refused', attempts: 1 }]);
  });

  test('waits where the token was stored under another secret, and LINE is not asked', async () => {
    await queueOne();
    const one = sender(server, line, { sessionSecret: 'another secret of the server, of 43 letters' });
    await one.send();
    expect(one.problems).toEqual(['m-demo unreadable_token']);
    expect(await standing(server)).toEqual([{ state: 'waiting', problem: 'unreadable_token', attempts: 1 }]);
    expect(line.asked).toEqual([]);
  });

  test('is dropped where its reader blocked the bot, lost the role or may no longer see it', async () => {
    const order = await newOrder(server, buyer);
    await confirmOrder(manager, order);
    await server.database.pool.query(
      `DELETE FROM line_messages WHERE user_id NOT IN ('owner', 'manager', 'customer')`,
    );
    const { lineMessages, users } = server.store.forMerchant('m-demo');
    const owner = await server.as('owner');
    await lineMessages.noteFriend(owner.user.line_id, { follows: false, since: new Date(), until: null });
    await users.setRoles('manager', ['storekeeper']);
    await server.database.pool.query(`UPDATE users SET group_id = 'moey' WHERE user_id = 'customer'`);
    await send();
    expect([line.asked, await standing(server)]).toEqual([[], []]);
    await users.setRoles('manager', ['manager']);
    await server.database.pool.query(`UPDATE users SET group_id = 'pratunam' WHERE user_id = 'customer'`);
  });
});

describe('many messages', () => {
  test('are sent as many an hour as a merchant may send', async () => {
    await queueOne();
    await server.database.pool.query(
      `INSERT INTO line_messages (merchant_id, message_id, user_id, notice, record_id, next_try_at, first_tried_at, state)
       SELECT 'm-demo', gen_random_uuid(), 'admin', 'order', 'none', now(), now(), 'sent' FROM generate_series(1, $1)`,
      [mostMessagesAnHour],
    );
    await send();
    expect(line.asked).toEqual([]);
    await send({ minutes: 61 });
    expect(line.asked).toHaveLength(1);
  });

  test('of one merchant are of its own orders and people alone', async () => {
    const rivals = await server.as('rival_owner');
    await newOrder(server, buyer);
    await send();
    expect(line.delivered.map(({ to }) => to)).not.toContain(rivals.user.line_id);
    const { rows } = await server.database.pool.query('SELECT DISTINCT merchant_id FROM line_messages');
    expect(rows).toEqual([{ merchant_id: 'm-demo' }]);
  });
});
