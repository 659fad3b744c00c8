import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MerchantSettings } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, newOrder, refusal } from '../orders/orders-and-payments.ts';
import { forgetMessages, giveChannel, queued, sender } from './messaging-merchant.ts';
import { startMessagingStandIn, type MessagingStandIn } from './messaging-stand-in.ts';

let line: MessagingStandIn;
let server: TestServer;
let owner: Person;
let rival: Person;
let buyer: Person;

beforeAll(async () => {
  line = await startMessagingStandIn();
  server = await startServer();
  [owner, rival, buyer] = await server.people('owner', 'rival_owner', 'customer');
  await giveChannel(server, 'm-demo');
});
afterAll(async () => {
  await server.stop();
  await line.stop();
});
beforeEach(() => forgetMessages(server));

const read = async (person: Person) =>
  accepted(await person.get('/api/merchant_settings')) as MerchantSettings;
const save = (body: object) => owner.post('/api/merchant_settings', body);
const everything = {
  staff: ['order', 'proof'],
  customers: ['confirmed', 'paid', 'completed', 'rejected', 'changed'],
};

describe('what a merchant with a channel lets tell by LINE', () => {
  test('is everything at first, and what is taken out is told no more', async () => {
    expect(await read(owner)).toMatchObject({ notify: everything, undelivered: [] });
    const saved = accepted(await save({ notify: { staff: ['proof'] } })) as MerchantSettings;
    expect(saved.notify).toEqual({ ...everything, staff: ['proof'] });
    expect(saved.history.at(-1)).toMatchObject({
      by: { id: 'owner' },
      changes: { notify_staff: { from: ['order', 'proof'], to: ['proof'] } },
    });
    await newOrder(server, buyer);
    expect(await queued(server)).toEqual([]);
    expect(accepted(await save({ notify: { staff: ['proof', 'order', 'order'] } }))).toMatchObject({
      notify: everything,
    });
    await newOrder(server, buyer);
    expect(await queued(server)).toHaveLength(4);
  });

  test('is refused where it is none of the kinds, and changed on a version that was seen', async () => {
    expect(refusal(await save({ notify: { staff: ['confirmed'] } }))).toMatchObject({
      code: 400,
      field: 'notify.staff.0',
    });
    const { version } = await read(owner);
    expect(refusal(await save({ notify: { customers: [] }, version: version - 1 }))).toMatchObject({
      reason: 'version_conflict',
    });
    expect((await read(owner)).notify).toEqual(everything);
  });

  test('and what reached nobody, or perhaps not, is listed with whom it was for', async () => {
    const order = await newOrder(server, buyer);
    await server.database.pool.query(`DELETE FROM line_messages WHERE user_id NOT IN ('owner', 'admin')`);
    line.behaviour = 'refuse';
    await sender(server, line).send();
    await server.database.pool.query(
      `UPDATE line_messages SET state = 'unknown', problem = 'no_answer', created = created - interval '1 hour' WHERE user_id = 'admin'`,
    );
    const listed = { id: expect.any(String), at: expect.any(String), notice: 'order', record_id: order.id };
    expect((await read(owner)).undelivered).toEqual([
      { ...listed, to: '陈国源', outcome: 'failed', problem: 'refused' },
      { ...listed, to: 'พลอย ศรีสาย', outcome: 'unknown', problem: 'no_answer' },
    ]);
  });
});

describe('a merchant without a channel', () => {
  test('is answered nothing of it', async () => {
    const settings = await read(rival);
    expect([settings.notify, settings.undelivered]).toEqual([undefined, undefined]);
  });
});
