import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { uploadPhoto } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
});
afterAll(() => server.stop());

describe('what means something to a database', () => {
  test('1.2.4 is text to every search, filter and order of it, and a 400 where words are listed', async () => {
    const attack = `x' OR '1'='1'; DROP TABLE users; --`;
    const found = await customer.get(`/api/search_sku_by_name?name=${encodeURIComponent(attack)}`);
    const detail = await customer.get(`/api/sku_detail?sku_id=${encodeURIComponent(attack)}`);
    const named = await customer.post('/api/order_list', { group_name: attack, id: attack });
    const ordered = await customer.post('/api/order_list', { order_by: 'ctime; DROP TABLE users' });
    const status = await customer.post('/api/order_list', { status: `created') OR ('1'='1` });
    expect([found.data, detail.status, (named.data as { items: unknown }).items]).toEqual([[], 404, []]);
    expect([ordered.status, status.status]).toEqual([400, 400]);
    expect((await customer.get('/api/user_info')).status).toBe(200);
  });
});

describe('Content-Security-Policy', () => {
  test('3.4.3 is on every answer, with object-src and base-uri of none', async () => {
    const photo = await uploadPhoto(customer);
    const authorization = `Bearer ${customer.token}`;
    for (const url of [
      '/healthz',
      '/api/auth/config',
      '/api/nothing',
      '/api/user_info',
      '/api/roles',
      photo,
    ]) {
      const { headers } = await server.app.inject({ url, headers: { authorization } });
      const policy = String(headers['content-security-policy']).split(/; */);
      expect([url, policy]).toEqual([url, expect.arrayContaining([`object-src 'none'`, `base-uri 'none'`])]);
    }
  });
});

describe('a request that another site makes a browser send', () => {
  test('3.5.1 brings the cookie at most, which no call takes, and may be no form; nothing invites it', async () => {
    const headers = { cookie: customer.cookie, origin: 'https://evil.example' };
    const plain = await server.send('POST', '/api/update_user_info', {
      body: '{"language":"th"}',
      headers: { ...headers, 'content-type': 'text/plain' },
    });
    const json = await server.send('POST', '/api/update_user_info', { body: { language: 'th' }, headers });
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/update_user_info',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    expect([plain.status, json.status, preflight.statusCode]).toEqual([401, 401, 404]);
    for (const { headers: answered } of [plain, json, preflight])
      expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a sign-out', () => {
  test('7.4.1 ends its session for calls and files, on every server, and no other session', async () => {
    const [lost, kept] = [await server.as('vip'), await server.as('vip')];
    const photo = await uploadPhoto(lost);
    const byCookie = (person: Person) => server.send('GET', photo, { headers: { cookie: person.cookie } });
    expect([(await byCookie(lost)).status, (await lost.post('/api/auth/sign_out')).status]).toEqual([
      200, 200,
    ]);
    const reply = await lost.get('/api/user_info');
    expect([reply.status, reply.data]).toEqual([401, { reason: 'invalid_token' }]);
    expect([(await byCookie(lost)).status, (await byCookie(kept)).status]).toEqual([404, 200]);
    expect((await kept.get('/api/user_info')).status).toBe(200);
    expect((await lost.post('/api/auth/sign_out')).status).toBe(200);
  });
});
