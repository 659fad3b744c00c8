import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { maxLiveStreams } from '../../../domain/live-events.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  newConfirmedOrder,
  newOrder,
  payOrders,
  refusal,
  stockSku,
} from '../orders/orders-and-payments.ts';
import { listenAt } from './listen.ts';
import { liveServer, type LiveServer } from './live-server.ts';

let server: TestServer;
let live: LiveServer;
let buyer: Person;
let stranger: Person;
let rival: Person;
let manager: Person;
let storekeeper: Person;
let owner: Person;

beforeAll(async () => {
  server = await startServer();
  live = await liveServer(server);
  [buyer, stranger, rival, manager, storekeeper, owner] = await server.people(
    'customer',
    'vip',
    'rival_owner',
    'order_manager',
    'storekeeper',
    'owner',
  );
});
afterAll(() => server.stop());
afterEach(() => live.leaveAll());

const listenAll = (...people: readonly Person[]) => Promise.all(people.map((person) => live.listen(person)));
const about = (type: string, heard: readonly (string | null)[]) =>
  heard.filter((event) => event?.startsWith(type));

describe('somebody who listens', () => {
  test('hears which record changed and its version, as it is committed and of nobody who waits', async () => {
    const ear = await live.listen(storekeeper);
    const sku = await stockSku(server, { price: 5, pieces: 3 });
    expect([ear.status, await ear.next()]).toEqual([200, { type: 'product', id: sku.id, version: 1 }]);
    const { headers } = ear;
    expect(
      ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'].map((name) => headers[name]),
    ).toEqual(['text/event-stream', 'no-store, no-transform', 'no', undefined]);
  });

  test('hears of orders and payments of their own group as a customer, of all as staff, and of no other merchant', async () => {
    const ears = await listenAll(buyer, stranger, rival, storekeeper);
    const made = { order: '', payment: '' };
    const heard = await live.heard(ears, async () => {
      const order = await newOrder(server, buyer);
      const confirmed = await confirmOrder(manager, order);
      const payment = await payOrders(manager, [confirmed]);
      Object.assign(made, { order: `order ${order.id}`, payment: `payment ${payment.id}` });
    });
    const told = heard.map((all) =>
      [...new Set([...about('order', all), ...about('payment', all)])].toSorted(),
    );
    expect(told).toEqual([[made.order, made.payment], [], [], [made.order, made.payment]]);
    expect(heard[2]).toEqual([]);
  });

  test('hears of their own roles, and of everybody’s as staff', async () => {
    const ears = await listenAll(buyer, stranger, storekeeper, owner);
    const heard = await live.heard(ears, async () => {
      accepted(await owner.post('/api/set_user_vip', { user_id: 'customer', is_vip: 1 }));
      accepted(await owner.post('/api/set_user_vip', { user_id: 'customer', is_vip: 0 }));
    });
    const own = 'role customer';
    expect(heard.map((all) => [...new Set(all)])).toEqual([[own], [], [own], [own]]);
  });

  test('hears of VIP products of another group as staff only', async () => {
    const ears = await listenAll(buyer, stranger, storekeeper);
    let changed = '';
    const heard = await live.heard(ears, async () => {
      const { id } = await stockSku(server, { price: 9, pieces: 1 });
      // Of the new product, and of products as such.
      for (const ear of [...ears, ...ears]) await ear.next();
      await server.database.pool.query(
        `INSERT INTO sku_vip_groups SELECT merchant_id, group_id, $1 FROM users WHERE user_id = 'vip'`,
        [id],
      );
      changed = `product ${id}`;
    });
    expect(heard).toEqual([[], [changed], [changed]]);
  });

  test('hears of a new product, of one that is offered again, and that lists have other ones', async () => {
    const ears = await listenAll(buyer);
    let id = '';
    const heard = await live.heard(ears, async () => {
      id = (await stockSku(server, { price: 5, pieces: 3 })).id;
    });
    expect(heard).toEqual([[`product ${id}`, 'product']]);
    const heardAfter = (change: string) =>
      live.heard(ears, () => server.database.pool.query(`UPDATE skus SET ${change} WHERE sku_id = $1`, [id]));
    expect([await heardAfter('on_hand = on_hand + 1'), await heardAfter(`status = 'inactive'`)]).toEqual([
      [[`product ${id}`]],
      [[`product ${id}`, 'product']],
    ]);
  });

  test('hears of another name of a group as of its orders and payments, and of the settings as staff', async () => {
    const ears = await listenAll(buyer, stranger, rival, storekeeper, owner);
    const renamed = await live.heard(ears, () =>
      server.database.pool.query(
        `UPDATE groups SET name = name || ' 2' WHERE merchant_id = 'm-demo' AND group_id = 'pratunam'`,
      ),
    );
    const records = ['order', 'payment'];
    expect(renamed.map((all) => [...new Set(all)].toSorted())).toEqual([
      records,
      [],
      [],
      [...records, 'role'],
      [...records, 'role'],
    ]);
    const changed = await live.heard(ears, async () => {
      accepted(await owner.post('/api/merchant_settings', { promptpay_id: '0812345678' }));
    });
    expect(changed.map((all) => [...new Set(all)])).toEqual([[], [], [], ['role'], ['role']]);
  });

  test('hears nothing of what was rolled back, of a sign-in, nor of a search text', async () => {
    const ears = await listenAll(owner);
    const heard = await live.heard(ears, async () => {
      await server.as('storekeeper');
      await server.database.pool.query(`UPDATE skus SET search_text = NULL WHERE merchant_id = 'm-demo'`);
      await server.database.pool.query(`BEGIN; UPDATE orders SET version = version + 1; ROLLBACK`);
    });
    expect(heard).toEqual([[]]);
  });

  test('hears of more than a hundred records that change at once as of their type', async () => {
    const ears = await listenAll(buyer);
    const heard = await live.heard(ears, () =>
      server.database.pool.query(`UPDATE skus SET version = version + 1 WHERE merchant_id = 'm-demo'`),
    );
    expect(heard).toEqual([['product']]);
  });
});

describe('a stream', () => {
  test('ends when its session does, before the next event', async () => {
    const leaving = await server.as('customer');
    const ears = await listenAll(leaving, buyer);
    const heard = await live.heard(ears, async () => {
      accepted(
        await server.send('POST', '/api/auth/sign_out', {
          headers: { authorization: `Bearer ${leaving.token}` },
        }),
      );
    });
    expect(heard).toEqual([[null], []]);
  });

  test('ends for who is disabled, and for all of a merchant that is', async () => {
    const ears = await listenAll(buyer, rival);
    const heard = await live.heard(ears, async () => {
      await server.database.pool.query(`UPDATE users SET disabled = true WHERE user_id = 'customer'`);
      await server.database.pool.query(`UPDATE merchants SET disabled = true WHERE merchant_id = 'm-rival'`);
    });
    await server.database.pool.query(`UPDATE users SET disabled = false WHERE user_id = 'customer'`);
    await server.database.pool.query(`UPDATE merchants SET disabled = false WHERE merchant_id = 'm-rival'`);
    expect(heard).toEqual([[null], [null]]);
  });

  test('tells who is moved to another group that they are, and ends', async () => {
    const move = (group: string) =>
      server.database.pool.query(
        `UPDATE users SET group_id = $1, version = version + 1 WHERE user_id = 'customer'`,
        [group],
      );
    const ears = await listenAll(buyer);
    const heard = await live.heard(ears, () => move('chiangmai'));
    await move('pratunam');
    expect(heard).toEqual([['role customer', null]]);
  });

  test('follows a role that is taken away', async () => {
    const keeper = await server.as('sku_order_manager');
    const [ear] = await listenAll(keeper);
    const heard = await live.heard([ear!], async () => {
      await server.database.pool.query(`DELETE FROM user_roles WHERE user_id = 'sku_order_manager'`);
      await newOrder(server, stranger);
    });
    await server.database.pool.query(
      `INSERT INTO user_roles VALUES ('m-demo', 'sku_order_manager', 'sku_order_manager')`,
    );
    expect([about('role', heard[0]!), about('order', heard[0]!)]).toEqual([['role sku_order_manager'], []]);
  });

  test('ends at the expiry of its token', async () => {
    const clock = { ms: Date.now() };
    const other = await startServer({}, { now: () => new Date(clock.ms) });
    try {
      const late = await liveServer(other);
      const ear = await late.listen(await other.as('customer'));
      clock.ms += 8 * 24 * 60 * 60 * 1000;
      expect(await late.heard([ear], async () => undefined)).toEqual([[null]]);
    } finally {
      await other.stop();
    }
  });

  test('is refused to who has ten of them, others have none the less', async () => {
    const ears = await Promise.all(Array.from({ length: maxLiveStreams }, () => live.listen(buyer)));
    const refused = await listenAt(live.address, buyer.token);
    expect([refused.status, await refused.refusal()]).toEqual([
      429,
      { code: 429, data: { reason: 'rate_limited' }, message: 'Too many streams are open' },
    ]);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await live.listen(stranger)).status).toBe(200);
    // A phone whose network changed comes back beside a connection that only looks alive.
    await live.heard(ears, async () => undefined);
    const back = await live.listen(buyer, { lastEventId: ears[0]!.lastId() });
    expect([back.status, await ears[0]!.next()]).toEqual([200, null]);
  });

  test('needs a token in the header', async () => {
    expect(refusal(await server.send('GET', `/api/events?token=${buyer.token}`))).toMatchObject({
      code: 401,
    });
  });

  test('ends when the server closes', async () => {
    const closing = await startServer();
    const own = await liveServer(closing);
    const ear = await own.listen(await closing.as('customer'));
    await closing.stop();
    expect(await ear.next()).toBeNull();
  });
});

describe('two servers on one database', () => {
  test('tell of each other’s changes', async () => {
    const other = await startServer({}, { database: server.database });
    try {
      const there = await (await liveServer(other)).listen(buyer);
      const here = await live.listen(buyer);
      const order = await newConfirmedOrder(server, { buyer, manager });
      const again = await newOrder(other, buyer);
      for (const ear of [here, there]) {
        const heard: (string | null)[] = [];
        while (!heard.includes(`order ${again.id}`)) heard.push(await ear.hear());
        expect(heard).toContain(`order ${order.id}`);
      }
    } finally {
      await other.app.close();
    }
  });
});
