import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MerchantSettings } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { faultsOfMessage } from '../../domain/sharing/line-limits.ts';
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

describe('a changed PromptPay id', () => {
  const inThai = () => server.database.pool.query(`UPDATE users SET language = 'th' WHERE user_id = 'owner'`);

  test('is told to the owners whoever changed it and whatever is chosen, with the id and who did it', async () => {
    line.reset();
    await inThai();
    const admin = await server.as('admin');
    accepted(await save({ notify: { staff: [], customers: [] } }));
    accepted(await admin.post('/api/merchant_settings', { promptpay_id: '081-234-5678' }));
    expect(await queued(server)).toEqual(['owner promptpay']);
    await sender(server, line).send();
    const [got] = line.delivered;
    expect(got?.message.altText).toBe('เปลี่ยนเลขพร้อมเพย์แล้ว · 081-234-5678 · พลอย ศรีสาย');
    expect(JSON.stringify(got?.message)).toContain('https://liff.line.me/1650000001-AbcdEfgh/settings');
    expect(got && faultsOfMessage(got.message)).toEqual([]);
    // The same again, and another setting, tell nobody.
    await forgetMessages(server);
    accepted(await admin.post('/api/merchant_settings', { promptpay_id: '0812345678' }));
    accepted(await save({ phones: ['02 123 4567'] }));
    expect(await queued(server)).toEqual([]);
    // Whoever holds an owner's phone may have done it: the owner hears of it too, also of its removal.
    accepted(await save({ promptpay_id: '' }));
    expect(await queued(server)).toEqual(['owner promptpay']);
    await sender(server, line).send();
    expect(JSON.stringify(line.delivered.at(-1)?.message)).toContain('ลูกค้าไม่เห็นคิวอาร์สำหรับชำระเงิน');
    expect(line.delivered.flatMap(({ message }) => faultsOfMessage(message))).toEqual([]);
  });

  test('is told to nobody when it is refused', async () => {
    const { version } = await read(owner);
    expect(refusal(await save({ promptpay_id: '0899999999', version: version - 1 }))).toMatchObject({
      reason: 'version_conflict',
    });
    expect(await queued(server)).toEqual([]);
  });
});

describe('a merchant without a channel', () => {
  test('is answered nothing of it', async () => {
    const settings = await read(rival);
    expect([settings.notify, settings.undelivered]).toEqual([undefined, undefined]);
  });
});
