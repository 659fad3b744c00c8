import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedAddress } from '../../../server/files/file-address.ts';
import { invitationLifetimeMs, signInvitation } from '../../../server/people/invitation.ts';
import { signPrintLink } from '../../../server/orders/print-link.ts';
import { command, storageOf } from '../commands/run-command.ts';
import { personOf, startServer, type Person, type Send, type TestServer } from '../harness.ts';
import { accessTokens, channelId, idToken, lineUser, startFakeLine, type FakeLine } from './fake-line.ts';
import { uploadPhoto } from '../orders/orders-and-payments.ts';

let line: FakeLine;
let server: TestServer;
let send: Send;
let owner: Person;
let photo: string;
let orderId: string;
beforeAll(async () => {
  line = await startFakeLine();
  server = await startServer({ TALAT_DEMO: '0', LINE_API_BASE: line.address });
  ({ send } = server);
  const folder = await mkdtemp(join(tmpdir(), 'talat-'));
  const sheet = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const categories = await sheet('categories.csv', 'level,name\n1,Clothes\n2,Tops\n3,Shirts\n');
  const debts = await sheet('debts.csv', `key,line_id,date,amount\na,${lineUser.userId},2025-03-01,10\n`);
  const give = (words: string) => command(storageOf(server.database), ...words.split(' '));
  const ids = `--owner-line-id ${lineUser.userId} --channel-id ${channelId} --liff-id ${channelId}-a`;
  await give(`merchant add --name Shop ${ids} --categories ${categories}`);
  await give(`import-debts --merchant Shop --file ${debts}`);
  await rm(folder, { recursive: true });
  owner = personOf(send, await signIn(accessTokens.valid));
  photo = await uploadPhoto(owner);
  const { rows } = await server.database.pool.query<{ order_id: string }>('SELECT order_id FROM orders');
  orderId = rows[0]?.order_id ?? '';
});
afterAll(async () => {
  await server.stop();
  await line.stop();
});

const signIn = (line_access_token: string, more: object = {}) =>
  send('POST', '/api/auth/line', { body: { line_id: 'x', line_access_token, ...more } });

/** A request that each kind of token authorizes; a link's token comes with its expiry. */
const doors: Record<string, (token: string, exp: string) => Promise<{ readonly status: number }>> = {
  session: (token) => send('GET', '/api/user_info', { headers: { authorization: `Bearer ${token}` } }),
  cookie: (token) => send('GET', photo, { headers: { cookie: `talat_files=${token}` } }),
  'LINE access': (token) => signIn(token),
  'LINE id': (id_token) => send('POST', '/api/auth', { body: { id_token } }),
  invitation: (invite) => signIn(accessTokens.valid, { invite }),
  print: async (sig, exp) => {
    const query = new URLSearchParams({ order_id: orderId, sig, exp });
    return await send('GET', `/api/order_detail?${query.toString()}`);
  },
  file: (sig, exp) => send('GET', `${photo}?${new URLSearchParams({ size: 'share', sig, exp }).toString()}`),
};

/** A valid token of each kind. */
async function tokens(): Promise<Record<string, { token: string; exp: string }>> {
  const { merchant_id: merchantId, group_id: groupId } = owner.user;
  const { secrets } = server.store.forMerchant(merchantId);
  const now = new Date();
  const inAWeek = String(Math.floor((now.getTime() + invitationLifetimeMs) / 1000));
  const expires = new Date(now.getTime() + invitationLifetimeMs);
  const { pass } = signPrintLink(await secrets.get('print'), [orderId], { now, isStaff: true });
  const name = photo.replace('/api/files/', '');
  const address = new URL(signedAddress(await secrets.get('file'), name, 'share', now), 'http://localhost');
  const good = (token: string, exp = inAWeek) => ({ token, exp });
  return {
    session: good(owner.token),
    cookie: good(owner.cookie.replace('talat_files=', '')),
    'LINE access': good(accessTokens.valid),
    'LINE id': good(idToken({ sub: lineUser.userId })),
    invitation: good(signInvitation(await secrets.get('invite'), { merchantId, groupId, expires })),
    print: good(pass.sig, pass.exp),
    file: good(address.searchParams.get('sig') ?? '', address.searchParams.get('exp') ?? ''),
  };
}

/** A token of another service with the same signature algorithm. */
function signedWith(secret: string, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function answerOf({ status }: { readonly status: number }): string {
  if (status === 200) return 'opened';
  return [400, 401, 404, 422].includes(status) ? 'refused' : `answered with ${status}`;
}

describe('a token', () => {
  test('9.2.3 of each kind opens what it was made for, and nothing else here', async () => {
    const tried: [kind: string, door: string, answer: string][] = [];
    for (const [kind, { token, exp }] of Object.entries(await tokens()))
      for (const [door, open] of Object.entries(doors))
        tried.push([kind, door, answerOf(await open(token, exp))]);
    const kinds = Object.keys(doors);
    const asMade = kinds.flatMap((kind) =>
      kinds.map((door) => [kind, door, door === kind ? 'opened' : 'refused']),
    );
    expect(tried).toEqual(asMade);
  });

  test.each([
    ['LINE made for another channel, to get in,', () => accessTokens.ofAnotherChannel],
    ['LINE made for another channel, of who it is,', () => idToken({ sub: lineUser.userId, aud: '999' })],
    [
      'another service signed as we do',
      () =>
        signedWith('x'.repeat(43), {
          sub: owner.user.id,
          merchant: owner.user.merchant_id,
          use: 'api',
          aud: '',
        }),
    ],
  ])('that %s opens nothing', async (_what, token) => {
    for (const [door, open] of Object.entries(doors))
      expect([door, answerOf(await open(token(), '9999999999'))]).toEqual([door, 'refused']);
  });

  test.each([
    ['without a use', {}],
    ['for a use that is none', { use: 'admin' }],
    ['for several uses', { use: ['api', 'files'] }],
  ])('of our own %s opens nothing', async (_what, use) => {
    const token = server.app.jwt.sign({ sub: owner.user.id, merchant: owner.user.merchant_id, ...use });
    expect(await Promise.all([doors['session']?.(token, ''), doors['cookie']?.(token, '')])).toMatchObject([
      { status: 401 },
      { status: 404 },
    ]);
  });
});
