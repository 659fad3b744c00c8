import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLineVerifier } from '../../../server/line/line-verifier.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { personOf, startServer, type TestServer } from '../harness.ts';
import { accessTokens, channelId, idToken, lineUser, startFakeLine, type FakeLine } from './fake-line.ts';

let line: FakeLine;
let server: TestServer;
let settings: Readonly<Record<string, string>>;
beforeAll(async () => {
  line = await startFakeLine();
  settings = {
    LINE_CHANNEL_ID: channelId,
    LIFF_ID: '1650000001-abcd',
    LINE_API_BASE: line.address,
    PUBLIC_URL: 'https://shop.example',
  };
  server = await startServer(settings);
});
afterAll(async () => {
  await server.stop();
  await line.stop();
});

const inLine = (line_access_token: string, claimed: object = {}) =>
  server.send('POST', '/api/auth/line', { body: { line_id: 'U-claimed', line_access_token, ...claimed } });
const inBrowser = (id_token: string, nonce?: string) =>
  server.send('POST', '/api/auth', { body: { id_token, ...(nonce ? { nonce } : {}) } });

describe('sign-in inside LINE', () => {
  test('a first sign-in makes a customer in a group of their own, by what LINE says and not the client', async () => {
    const reply = await inLine(accessTokens.valid, {
      display_name: 'Boss',
      picture_url: '',
      group_id: 'any',
    });
    const { user } = personOf(server.send, reply);
    expect(user).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: lineUser.displayName,
      username: '',
      role: '',
      language: 'zh',
      line_id: lineUser.userId,
      avatar_url: lineUser.pictureUrl,
      merchant_id: expect.stringMatching(/^[\w-]{22}$/),
      merchant_name: 'Talat',
      merchant_phone: '',
      owner_line_id: '',
      merchant_config: { enable_confirm_pay: true, promptpay: false },
      is_vip: 0,
      group_id: expect.stringMatching(/^[\w-]{22}$/),
      group_name: lineUser.displayName,
      contact: { name: 'Talat', phone: '', line_url: '', avatar_url: '' },
    });
  });

  test('the next sign-in is the same person, also when two come at once', async () => {
    const replies = await Promise.all([inLine(accessTokens.withoutName), inLine(accessTokens.withoutName)]);
    const people = [...replies, await inLine(accessTokens.withoutName)].map(
      (reply) => personOf(server.send, reply).user.id,
    );
    expect(new Set(people).size).toBe(1);
  });

  test.each([
    ['that has expired', accessTokens.expired],
    ['that LINE does not know', 'made-up'],
    ['of another channel', accessTokens.ofAnotherChannel],
    ['without any time left', accessTokens.ranOut],
    ['of a persona of the demo', 'demo:owner'],
  ])('a token %s leads to 401', async (_what, token) => {
    const reply = await inLine(token);
    expect([reply.status, reply.data]).toEqual([401, { reason: 'line_refused' }]);
  });

  test('a LINE that breaks leads to 503', async () => {
    const reply = await inLine(accessTokens.broken);
    expect([reply.status, reply.data]).toEqual([503, { reason: 'line_unreachable' }]);
  });

  test('a LINE that does not answer in time leads to 503', async () => {
    const impatient = createLineVerifier(line.address, 20);
    await expect(impatient.verifyAccessToken(accessTokens.slow)).rejects.toEqual(
      new Refusal('line_unreachable'),
    );
  });

  test('a LINE that is not there leads to 503', async () => {
    const nowhere = createLineVerifier('http://127.0.0.1:1');
    await expect(nowhere.verifyIdToken('x', channelId, null)).rejects.toEqual(
      new Refusal('line_unreachable'),
    );
  });

  test('behind https the cookie is for https only', async () => {
    const reply = await inLine(accessTokens.valid);
    expect(String(reply.headers['set-cookie'])).toContain('; Secure');
  });
});

describe('sign-in with LINE in a browser', () => {
  test('an ID token lets the same person in', async () => {
    const inside = personOf(server.send, await inLine(accessTokens.valid));
    const outside = personOf(server.send, await inBrowser(idToken({ sub: lineUser.userId }), 'right'));
    expect(outside.user).toEqual(inside.user);
    expect(outside.journalKey).toBe(inside.journalKey);
  });

  test.each([
    ['that has expired', idToken({ sub: 'expired' }), undefined],
    ['that is forged', idToken({ sub: 'forged' }), undefined],
    ['for another channel', idToken({ sub: lineUser.userId, aud: '999' }), undefined],
    ['with another nonce', idToken({ sub: lineUser.userId }), 'wrong'],
    ['that is no token', 'abc', undefined],
  ])('an ID token %s leads to 401', async (_what, token, nonce) => {
    const reply = await inBrowser(token, nonce);
    expect([reply.status, reply.data]).toEqual([401, { reason: 'line_refused' }]);
  });
});

describe('security headers', () => {
  test('a page may load from LINE, and over https the browser is told to stay there', async () => {
    const { headers } = await server.send('GET', '/api/auth/config');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining(
        "script-src 'self' 'wasm-unsafe-eval' https://static.line-scdn.net;",
      ),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});

describe('auth/config', () => {
  test('with LINE it names the LIFF app and no persona', async () => {
    const reply = await server.send('GET', '/api/auth/config');
    expect(reply.data).toEqual({
      liff_id: '1650000001-abcd',
      demo: false,
      personas: [],
      maps: { tiles_url: null, attribution: '' },
    });
  });

  test('on data that once was the demo it names the LIFF app, whose sign-in leads to the real merchant', async () => {
    const former = await startServer(settings, { template: 'demo' });
    const config = await former.send('GET', '/api/auth/config');
    const reply = await former.send('POST', '/api/auth/line', {
      body: { line_id: '', line_access_token: accessTokens.valid },
    });
    const { rows } = await former.database.pool.query<{ merchant_id: string }>(
      'SELECT merchant_id FROM merchants WHERE NOT demo',
    );
    await former.stop();
    expect(config.data).toEqual({
      liff_id: '1650000001-abcd',
      demo: false,
      personas: [],
      maps: { tiles_url: null, attribution: '' },
    });
    expect(rows).toEqual([{ merchant_id: personOf(former.send, reply).user.merchant_id }]);
  });

  test('of several merchants it answers for the one whose host was asked', async () => {
    await server.database.pool.query(
      `INSERT INTO merchants (merchant_id, name, host, liff_id) VALUES ('m-second', 'Second', 'second.example', '2-b')`,
    );
    const liffIdAt = async (host: string) =>
      ((await server.send('GET', '/api/auth/config', { headers: { host } })).data as { liff_id: unknown })
        .liff_id;
    expect([await liffIdAt('second.example:8080'), await liffIdAt('unknown.example')]).toEqual(['2-b', null]);
  });
});
