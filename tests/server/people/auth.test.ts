import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personas } from '../../../server/demo/personas.ts';
import { startServer, type TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const weekSeconds = 7 * 24 * 60 * 60;

describe('sign-in as a persona', () => {
  test('a persona gets the user, a token and the key of their journal, the same each time', async () => {
    const { user, journalKey } = await server.as('customer');
    expect(user).toEqual({
      id: 'customer',
      name: 'Ling Wattana',
      username: 'Ling',
      role: '',
      language: 'zh',
      line_id: expect.stringMatching(/^U[0-9a-f]{32}$/),
      avatar_url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.webp$/),
      merchant_id: 'm-demo',
      merchant_name: '源记百货 · 水门店',
      merchant_phone: '02-251-8899;081-234-5678',
      owner_line_id: expect.stringMatching(/^U[0-9a-f]{32}$/),
      merchant_config: { enable_confirm_pay: true, promptpay: true },
      is_vip: 0,
      group_id: 'pratunam',
      group_name: '水门批发 3 楼',
      contact: { name: '源记百货 · 水门店', avatar_url: '', phone: '02-251-8899', line_url: '' },
    });
    expect((await server.as('customer')).journalKey).toBe(journalKey);
  });

  test('the key of the journal is the HMAC of the user id under the secret that the database keeps', async () => {
    const { user, journalKey } = await server.as('customer');
    const secret = await server.store.forMerchant('m-demo').secrets.get('journal');
    expect(journalKey).toBe(createHmac('sha256', secret).update(user.id).digest('base64url'));
  });

  test('every persona signs in with their role and merchant, and no two share a journal key', async () => {
    const people = await Promise.all(personas.map(({ id }) => server.as(id)));
    expect(people.map(({ user }) => [user.id, user.role, user.merchant_id])).toEqual([
      ['owner', 'owner', 'm-demo'],
      ['admin', 'admin', 'm-demo'],
      ['manager', 'manager', 'm-demo'],
      ['storekeeper', 'storekeeper', 'm-demo'],
      ['finance', 'finance', 'm-demo'],
      ['order_manager', 'order_manager', 'm-demo'],
      ['sku_order_manager', 'sku_order_manager', 'm-demo'],
      ['customer', '', 'm-demo'],
      ['vip', '', 'm-demo'],
      ['rival_owner', 'owner', 'm-rival'],
      ['rival_customer', '', 'm-rival'],
    ]);
    expect(new Set(people.map(({ journalKey }) => journalKey)).size).toBe(people.length);
  });

  test('a name that is no persona leads to 401', async () => {
    const reply = await server.send('POST', '/api/auth/line', {
      body: { line_id: '', line_access_token: 'demo:customer_moey' },
    });
    expect([reply.status, reply.data, reply.message]).toEqual([
      401,
      { reason: 'invalid_token' },
      'Invalid or expired token',
    ]);
  });

  test('a token of LINE where LINE is not configured leads to 503', async () => {
    const inside = await server.send('POST', '/api/auth/line', {
      body: { line_id: 'U1', line_access_token: 'x' },
    });
    const outside = await server.send('POST', '/api/auth', { body: { id_token: 'x' } });
    expect([inside.status, inside.data]).toEqual([503, { reason: 'not_configured' }]);
    expect([outside.status, outside.data]).toEqual([503, { reason: 'not_configured' }]);
  });

  test('the answer sets a cookie that scripts cannot read, for private files alone', async () => {
    const reply = await server.send('POST', '/api/auth/line', {
      body: {
        line_id: '',
        line_access_token: 'demo:vip',
        group_id: 'pratunam',
        invite: null,
        display_name: '',
        picture_url: '',
      },
    });
    expect(String(reply.headers['set-cookie']).split('; ').slice(1)).toEqual([
      'Max-Age=604800',
      'Path=/api/files',
      'HttpOnly',
      'SameSite=Strict',
    ]);
  });

  test('a group in the request makes nobody a member', async () => {
    const reply = await server.send('POST', '/api/auth/line', {
      body: { line_id: '', line_access_token: 'demo:vip', group_id: 'pratunam' },
    });
    expect(reply.data).toMatchObject({ user: { id: 'vip', group_id: 'chiangmai' } });
  });
});

describe('auth/config', () => {
  test('in demo mode it lists the eleven personas', async () => {
    const reply = await server.send('GET', '/api/auth/config');
    expect(reply.data).toEqual({
      liff_id: null,
      demo: true,
      personas: personas.map(({ id, name, role }) => ({ id, name, role })),
      maps: { tiles_url: null, attribution: '' },
    });
    expect(personas).toHaveLength(11);
  });
});

describe('session token', () => {
  const userInfo = (authorization?: string) =>
    server.send('GET', '/api/user_info', authorization === undefined ? {} : { headers: { authorization } });
  const claims = { sub: 'customer', merchant: 'm-demo', use: 'api' };

  test('no token leads to "token is null"', async () => {
    const reply = await userInfo();
    expect([reply.status, reply.data, reply.message]).toEqual([
      401,
      { reason: 'token_null' },
      'token is null',
    ]);
  });

  test('9.2.1 an expired token leads to "token is expired"', async () => {
    const issuedAt = Math.floor(Date.now() / 1000) - weekSeconds - 1;
    const token = server.app.jwt.sign({ ...claims, iat: issuedAt }, { expiresIn: weekSeconds });
    const reply = await userInfo(`Bearer ${token}`);
    expect([reply.status, reply.data, reply.message]).toEqual([
      401,
      { reason: 'token_expired' },
      'token is expired',
    ]);
  });

  test('a token is valid for 7 days', async () => {
    const { token } = await server.as('customer');
    const { iat = 0, exp = 0 } = server.app.jwt.decode<{ iat: number; exp: number }>(token) ?? {};
    expect(exp - iat).toBe(weekSeconds);
  });

  test('a token just short of 7 days is accepted', async () => {
    const issuedAt = Math.floor(Date.now() / 1000) - weekSeconds + 60;
    const token = server.app.jwt.sign({ ...claims, iat: issuedAt }, { expiresIn: weekSeconds });
    expect((await userInfo(`Bearer ${token}`)).status).toBe(200);
  });

  test.each([
    ['made up', () => 'Bearer abc'],
    ['not a bearer token', () => 'Basic YTpi'],
    ['of a user who does not exist', () => `Bearer ${server.app.jwt.sign({ ...claims, sub: 'nobody' })}`],
    ['of another merchant', () => `Bearer ${server.app.jwt.sign({ ...claims, merchant: 'm-rival' })}`],
    ['of the cookie for files', () => `Bearer ${server.app.jwt.sign({ ...claims, use: 'files' })}`],
    ['unsigned', () => `Bearer ${unsigned(claims)}`],
  ])('9.1.1 a token that is %s leads to "Invalid or expired token"', async (_what, authorization) => {
    const reply = await userInfo(authorization());
    expect([reply.status, reply.data, reply.message]).toEqual([
      401,
      { reason: 'invalid_token' },
      'Invalid or expired token',
    ]);
  });

  test('7.4.2 a role that is taken away is gone with the next request, and so is a user who is disabled', async () => {
    const storekeeper = await server.as('storekeeper');
    const role = async () => ((await storekeeper.get('/api/user_info')).data as { role?: string }).role;
    expect(await role()).toBe('storekeeper');
    await server.database.pool.query(`DELETE FROM user_roles WHERE user_id = 'storekeeper'`);
    expect(await role()).toBe('');
    await server.database.pool.query(`UPDATE users SET disabled = true WHERE user_id = 'storekeeper'`);
    expect((await storekeeper.get('/api/user_info')).data).toEqual({ reason: 'invalid_token' });
  });
});

describe('auth/sign_out', () => {
  test('with any token or none it clears the cookie', async () => {
    for (const options of [{}, { headers: { authorization: 'Bearer expired' } }]) {
      const reply = await server.send('POST', '/api/auth/sign_out', options);
      expect([reply.status, reply.data]).toEqual([200, {}]);
      expect(String(reply.headers['set-cookie'])).toMatch(
        /^talat_files=; Max-Age=0; Path=\/api\/files; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict$/,
      );
    }
  });
});

describe('update_user_info', () => {
  test('a language is kept', async () => {
    const customer = await server.as('customer');
    const reply = await customer.post('/api/update_user_info', { language: 'th' });
    expect(reply.data).toEqual({ ...customer.user, language: 'th' });
    expect((await customer.get('/api/user_info')).data).toEqual({ ...customer.user, language: 'th' });
  });

  test('a language that the app does not have leads to 400', async () => {
    const customer = await server.as('customer');
    const reply = await customer.post('/api/update_user_info', { language: 'fr' });
    expect([reply.status, reply.data]).toEqual([400, { reason: 'invalid_request', field: 'language' }]);
  });
});

describe('the demo outside the demo', () => {
  test('its users can neither sign in nor go on with a token that they have', async () => {
    const real = await startServer({ TALAT_DEMO: '0' }, { template: 'demo' });
    const token = real.app.jwt.sign({ sub: 'owner', merchant: 'm-demo', use: 'api' });
    const reply = await real.send('GET', '/api/user_info', { headers: { authorization: `Bearer ${token}` } });
    const signIn = await real.send('POST', '/api/auth/line', {
      body: { line_id: '', line_access_token: 'demo:owner' },
    });
    const config = await real.send('GET', '/api/auth/config');
    await real.stop();
    expect(reply.data).toEqual({ reason: 'invalid_token' });
    expect([signIn.status, signIn.data]).toEqual([503, { reason: 'not_configured' }]);
    expect(config.data).toEqual({
      liff_id: null,
      demo: false,
      personas: [],
      maps: { tiles_url: null, attribution: '' },
    });
  });
});

function unsigned(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
