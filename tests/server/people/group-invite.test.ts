import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../../domain/contract.ts';
import { personOf, startServer, type Person, type TestServer } from '../harness.ts';
import { accessTokens, channelId, idToken, lineUser, startFakeLine, type FakeLine } from './fake-line.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const otherChannel = '1650000002';
const invalidInvite = { code: 422, reason: 'invalid_invite' };

/** The server's clock. */
let now = new Date();

/** What an answered link carries. */
function inviteOf(link: unknown): string {
  return new URL((link as { url: string }).url).searchParams.get('invite') ?? '';
}

async function invite(person: Person, group_id: string): Promise<string> {
  return inviteOf(accepted(await person.post('/api/group_invite', { group_id })));
}

/** Invalid invitations. */
function damaged(invitation: string): string[] {
  const [text = '', signature = ''] = invitation.split('.');
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
  const other = Buffer.from(JSON.stringify([claims[0], 'g-other', claims[2]])).toString('base64url');
  return [
    'nothing',
    ' ',
    text,
    `${text}.`,
    `.${signature}`,
    `${other}.${signature}`,
    `${invitation}.more`,
    invitation.slice(0, -1),
  ];
}

describe('in the demo', () => {
  let server: TestServer;
  let people: Record<'order_manager' | 'customer' | 'rival_owner', Person>;
  beforeAll(async () => {
    server = await startServer({ PUBLIC_URL: 'http://localhost:3000/' }, { now: () => now });
    const [order_manager, customer, rival_owner] = await Promise.all(
      (['order_manager', 'customer', 'rival_owner'] as const).map((id) => server.as(id)),
    );
    people = { order_manager: order_manager!, customer: customer!, rival_owner: rival_owner! };
    await server.database.pool.query(`UPDATE orders SET status = 'cancelled' WHERE merchant_id = 'm-demo'`);
  });
  afterAll(() => server.stop());

  const signIn = (persona: string, more: object) =>
    server.send('POST', '/api/auth/line', {
      body: { line_id: '', line_access_token: `demo:${persona}`, ...more },
    });
  const groupOf = async (person: Person) => (accepted(await person.get('/api/user_info')) as User).group_id;

  test('an invitation is a link to the sign-in page, valid for 7 days', async () => {
    const reply = await people.order_manager.post('/api/group_invite', { group_id: 'chiangmai' });
    expect(reply.data).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/auth\?invite=[\w-]+\.[\w-]{43}$/),
      expires_at: new Date(now.getTime() + weekMs).toISOString(),
    });
  });

  test("one to a group that is not the merchant's leads to 403, and so it does for other roles", async () => {
    const ask = async (person: Person, group_id: string) =>
      refusal(await person.post('/api/group_invite', { group_id }));
    for (const group_id of ['yaowarat', 'nowhere']) {
      expect(await ask(people.order_manager, group_id)).toEqual({
        code: 403,
        reason: 'foreign_group',
        group_id,
      });
    }
    for (const persona of ['customer', 'storekeeper', 'finance', 'sku_order_manager']) {
      expect(await ask(await server.as(persona), 'pratunam')).toEqual({
        code: 403,
        reason: 'forbidden_role',
      });
    }
    for (const persona of ['owner', 'admin', 'manager']) {
      expect(await invite(await server.as(persona), 'pratunam')).not.toBe('');
    }
    expect(refusal(await people.order_manager.post('/api/group_invite', {}))).toEqual({
      code: 400,
      reason: 'invalid_request',
      field: 'group_id',
    });
  });

  test('a customer who shows it moves into the group at once, and staff stay where they are', async () => {
    const invitation = await invite(people.order_manager, 'moey');
    expect((await signIn('vip', { invite: invitation })).data).toMatchObject({
      user: { id: 'vip', group_id: 'moey', group_name: 'ร้านเจ๊หมวย · สำเพ็ง', is_vip: 1 },
    });
    expect(await groupOf(await server.as('vip'))).toBe('moey');
    expect((await signIn('finance', { invite: invitation })).data).toMatchObject({
      user: { id: 'finance', role: 'finance', group_id: 'pratunam' },
    });
  });

  test('a damaged, expired or foreign one leads to 422, and moves nobody', async () => {
    const invitation = await invite(people.order_manager, 'moey');
    for (const text of [...damaged(invitation), await invite(people.rival_owner, 'yaowarat')]) {
      expect(refusal(await signIn('customer', { invite: text }))).toEqual(invalidInvite);
    }
    const issued = now;
    now = new Date(issued.getTime() + weekMs);
    const late = refusal(await signIn('customer', { invite: invitation }));
    now = new Date(issued.getTime() + weekMs - 1);
    expect(await groupOf(people.customer)).toBe('pratunam');
    const justInTime = await signIn('customer', { invite: invitation });
    now = issued;
    expect(late).toEqual(invalidInvite);
    expect(justInTime.data).toMatchObject({ user: { group_id: 'moey' } });
  });

  test('made before the shop moved a customer out of its group leads to 422; one that was made later is good', async () => {
    const owner = await server.as('owner');
    const issued = now;
    const invitation = await invite(people.order_manager, 'moey');
    accepted(await signIn('vip', { invite: invitation }));
    now = new Date(issued.getTime() + 1000);
    accepted(await owner.post('/api/move_user', { user_id: 'vip', group_id: 'chatuchak', confirm: true }));
    now = new Date(issued.getTime() + 2000);
    const later = await invite(people.order_manager, 'moey');
    expect(refusal(await signIn('vip', { invite: invitation }))).toEqual(invalidInvite);
    expect(await groupOf(await server.as('vip'))).toBe('chatuchak');
    expect((await signIn('vip', { invite: later })).data).toMatchObject({ user: { group_id: 'moey' } });
    now = issued;
  });

  test('moves nobody who is not let in', async () => {
    const invitation = await invite(people.order_manager, 'moey');
    const { pool } = server.database;
    await pool.query(`UPDATE users SET disabled = true, group_id = 'pratunam' WHERE user_id = 'customer'`);
    expect(refusal(await signIn('customer', { invite: invitation }))).toMatchObject({ code: 401 });
    await pool.query(`UPDATE users SET disabled = false WHERE user_id = 'customer'`);
    expect(await groupOf(people.customer)).toBe('pratunam');
  });

  test('of a persona who does not exist the token is refused first', async () => {
    expect(refusal(await signIn('nobody', { invite: 'nothing' }))).toMatchObject({ code: 401 });
  });
});

describe('with LINE', () => {
  let line: FakeLine;
  let server: TestServer;
  let owner: Person;
  beforeAll(async () => {
    line = await startFakeLine();
    server = await startServer(
      { LINE_CHANNEL_ID: channelId, LINE_API_BASE: line.address },
      { now: () => now },
    );
    const { pool } = server.database;
    const { user } = personOf(server.send, await signIn({ sub: 'U-owner' }));
    owner = personOf(server.send, await signIn({ sub: 'U-owner' }));
    await pool.query(`INSERT INTO user_roles (merchant_id, user_id, role) VALUES ($1, $2, 'owner')`, [
      user.merchant_id,
      user.id,
    ]);
    await pool.query(`INSERT INTO groups (merchant_id, group_id, name) VALUES ($1, 'g-one', 'One')`, [
      user.merchant_id,
    ]);
    await pool.query(
      `INSERT INTO merchants (merchant_id, name, line_channel_id, host) VALUES ('m-second', 'Second', $1, 'second.example')`,
      [otherChannel],
    );
  });
  afterAll(async () => {
    await server.stop();
    await line.stop();
  });

  const signIn = (claims: { sub: string; aud?: string }, more: object = {}) =>
    server.send('POST', '/api/auth', { body: { id_token: idToken(claims), ...more } });
  const count = async (what: string) =>
    (await server.database.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`)).rows[0]?.n;

  test('whoever is new joins the group, and no group of their own is made', async () => {
    const groups = await count('groups');
    const invitation = await invite(owner, 'g-one');
    const reply = await server.send('POST', '/api/auth/line', {
      body: { line_id: '', line_access_token: accessTokens.valid, invite: invitation, group_id: 'any' },
    });
    const { user } = personOf(server.send, reply);
    expect([user.name, user.role, user.group_id, user.group_name]).toEqual([
      lineUser.displayName,
      '',
      'g-one',
      'One',
    ]);
    expect(await count('groups')).toBe(groups);
  });

  test('who is a customer already moves there, with the tokens they have, and not without an invitation', async () => {
    const person = personOf(server.send, await signIn({ sub: 'U-mover' }));
    const again = await signIn({ sub: 'U-mover' }, { group_id: 'g-one', invite: '' });
    expect(personOf(server.send, again).user.group_id).toBe(person.user.group_id);
    await signIn({ sub: 'U-mover' }, { invite: await invite(owner, 'g-one') });
    expect((await person.get('/api/user_info')).data).toEqual({
      ...person.user,
      group_id: 'g-one',
      group_name: 'One',
    });
  });

  test('an owner who shows it stays in the own group', async () => {
    const reply = await signIn({ sub: 'U-owner' }, { invite: await invite(owner, 'g-one') });
    expect(personOf(server.send, reply).user).toEqual({ ...owner.user, role: 'owner' });
  });

  test("a damaged, expired or other merchant's one leads to 422, and nobody is created", async () => {
    const before = [await count('users'), await count('groups')];
    const invitation = await invite(owner, 'g-one');
    for (const text of damaged(invitation)) {
      expect(refusal(await signIn({ sub: 'U-new' }, { invite: text }))).toEqual(invalidInvite);
    }
    const elsewhere = { sub: 'U-new', aud: otherChannel };
    expect(refusal(await signIn(elsewhere, { invite: invitation }))).toEqual(invalidInvite);
    const issued = now;
    now = new Date(issued.getTime() + weekMs);
    const late = await signIn({ sub: 'U-new' }, { invite: invitation });
    now = issued;
    expect(refusal(late)).toEqual(invalidInvite);
    expect([await count('users'), await count('groups')]).toEqual(before);
  });

  test("a token that LINE doesn't vouch for is refused before the invitation is looked at", async () => {
    expect(refusal(await signIn({ sub: 'forged' }, { invite: 'nothing' }))).toMatchObject({ code: 401 });
  });

  test('the channel decides the merchant, who is each their own', async () => {
    const here = personOf(server.send, await signIn({ sub: 'U-both' }));
    const there = personOf(server.send, await signIn({ sub: 'U-both', aud: otherChannel }));
    expect(there.user).toMatchObject({ merchant_id: 'm-second', merchant_name: 'Second', line_id: 'U-both' });
    expect([there.user.id === here.user.id, there.journalKey === here.journalKey]).toEqual([false, false]);
    expect(refusal(await there.get(`/api/merchant_address?group_id=${here.user.group_id}`))).toMatchObject({
      code: 403,
    });
  });

  test('without PUBLIC_URL a link leads to where it was asked for, and to the host of a merchant who has one', async () => {
    const urlAt = async (person: Person, host: string) => {
      const headers = { host };
      const reply = await person.post('/api/group_invite', { group_id: '001' }, { headers });
      return new URL((accepted(reply) as { url: string }).url).origin;
    };
    expect(await urlAt(owner, 'shop.example:8080')).toBe('http://shop.example:8080');
    const second = personOf(server.send, await signIn({ sub: 'U-second', aud: otherChannel }));
    await server.database.pool.query(
      `INSERT INTO user_roles (merchant_id, user_id, role) VALUES ('m-second', $1, 'owner')`,
      [second.user.id],
    );
    expect(await urlAt(second, 'shop.example:8080')).toBe('http://second.example:8080');
    const lost = await owner.post('/api/group_invite', { group_id: '001' }, { headers: { host: ' ' } });
    expect(refusal(lost)).toEqual({ code: 400, reason: 'invalid_request', field: 'Host' });
  });
});
