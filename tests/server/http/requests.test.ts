import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../domain/operations.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { parseRoles } from '../../../domain/roles.ts';
import { contractOperations } from '../../../server/contract/contract-document.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { reasonOf } from '../live/inject-stream.ts';

let server: TestServer;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
});
afterAll(() => server.stop());

const postText = (body: string | Buffer, contentType: string) =>
  server.send('POST', '/api/update_user_info', {
    body,
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': contentType },
  });

describe('an address', () => {
  test('below /api that the contract lacks leads to 404', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/user_info/', '/api/User_info']) {
      const reply = await server.send('GET', path);
      expect([path, reply.status, reply.data]).toEqual([path, 404, { reason: 'not_found' }]);
    }
  });

  test('with another method than the contract has leads to 404', async () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
    for (const { url } of contractOperations) {
      const known = contractOperations.filter((operation) => operation.url === url);
      for (const method of methods.filter((word) => !known.some((operation) => operation.method === word))) {
        const reply = await server.app.inject({ method, url });
        expect([method, url, reply.statusCode, reply.json()]).toEqual([
          method,
          url,
          404,
          { code: 404, data: { reason: 'not_found' }, message: 'Not found' },
        ]);
      }
    }
  });

  test.each([
    ['cannot be read', '{bad', 'application/json'],
    ['is too large', ' '.repeat(2_000_000), 'application/json'],
    ['is no form', 'x', 'multipart/form-data; boundary=x'],
    ['is of an unknown kind', 'x', 'text/plain'],
  ])('that the contract lacks leads to 404 also where the body %s', async (_what, body, contentType) => {
    const reply = await server.send('POST', '/api/nothing', {
      body,
      headers: { 'content-type': contentType },
    });
    expect([reply.status, reply.data]).toEqual([404, { reason: 'not_found' }]);
  });

  test('that cannot be decoded leads to 400', async () => {
    const reply = await server.send('GET', '/api/files/%E0%A4%A');
    expect([reply.status, reply.data]).toMatchObject([400, { reason: 'invalid_request' }]);
  });
});

describe('a body', () => {
  test('that is missing leads to 400', async () => {
    const bare = await customer.post('/api/update_user_info');
    const empty = await postText('', 'application/json');
    const none = await postText('null', 'application/json');
    for (const reply of [bare, empty, none]) {
      expect([reply.status, reply.data]).toEqual([400, { reason: 'invalid_request', field: 'body' }]);
    }
  });

  test.each([
    ['{"language":', 'body'],
    ['[]', 'body'],
    ['"zh"', 'body'],
    ['{}', 'language'],
    ['{"language":null}', 'language'],
    ['{"language":"zh","__proto__":{"a":1}}', 'body'],
    ['{"language":"zh","name":"a\\u0000b"}', 'name'],
    ['{"language":"zh","deep":[{"a\\u0000":1}]}', 'deep.0'],
    ['{"language":"zh","name":"a\\ud83d"}', 'name'],
    ['{"language":"zh","deep":[{"\\ude00":1}]}', 'deep.0'],
  ])('2.2.1 %s leads to 400 that names %s', async (text, field) => {
    const reply = await postText(text, 'application/json');
    expect([reply.status, reply.data]).toEqual([400, { reason: 'invalid_request', field }]);
  });

  test('nested 200,000 deep leads to no error of the server', async () => {
    const text = `{"language":"zh","deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect((await postText(text, 'application/json')).status).toBe(200);
  });

  test('15.3.3 with fields that the contract lacks is accepted', async () => {
    expect(
      (await postText('{"language":"zh","name":"Boss","role":"owner"}', 'application/json')).data,
    ).toEqual(customer.user);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('of the kind %s leads to 415', async (contentType) => {
    const reply = await postText('language=zh', contentType);
    expect([reply.status, reply.data]).toEqual([415, { reason: 'unsupported_media_type' }]);
  });

  test('of more than a megabyte leads to 413', async () => {
    const reply = await postText(
      JSON.stringify({ language: 'zh', more: 'x'.repeat(1_100_000) }),
      'application/json',
    );
    expect([reply.status, reply.data]).toEqual([413, { reason: 'file_too_large', limit: 1_048_576 }]);
  });
});

describe('a query', () => {
  test.each([
    ['/api/sku_detail', 'sku_id'],
    ['/api/sku_detail?sku_id=', 'sku_id'],
    [`/api/sku_detail?sku_id=${'x'.repeat(65)}`, 'sku_id'],
    ['/api/sku_detail?sku_id=a&sku_id=b', 'sku_id'],
    ['/api/sku_detail?sku_id=a%00b', 'sku_id'],
    [`/api/search_sku_by_name?name=${'x'.repeat(201)}`, 'name'],
    ['/api/search_sku_by_name', 'name'],
  ])('%s leads to 400', async (path, field) => {
    const reply = await customer.get(path);
    expect([reply.status, reply.data]).toEqual([400, { reason: 'invalid_request', field }]);
  });
});

describe('roles', () => {
  const guarded = contractOperations.filter(({ token }) => token === 'required');

  test.each(guarded.map(({ id, method, url }) => [id, method, url] as const))(
    '%s leads to 401 without a token',
    async (_id, method, url) => {
      const reply = await server.send(method, url);
      expect([reply.status, reply.data]).toEqual([401, { reason: 'token_null' }]);
    },
  );

  test.each([
    '',
    'admin',
    'owner',
    'manager',
    'order_manager',
    'sku_order_manager',
    'storekeeper',
    'finance',
  ])('for the role "%s" every call that is not listed leads to 403, and no other does', async (role) => {
    const person = await server.as(role || 'customer');
    const refused: OperationId[] = [];
    for (const operation of guarded)
      if ((await reasonOf(server, operation, person)) === 'forbidden_role') refused.push(operation.id);
    const forbidden = guarded.map(({ id }) => id).filter((id) => !mayCall(parseRoles(role), id));
    expect(refused).toEqual(forbidden);
  });
});

describe('a group', () => {
  const categories = (person: Person, group: string, headers = {}) =>
    person.get(`/api/all_categories?group_id=${group}`, { headers });

  test.each(['', 'default_group', 'address', '001', 'pratunam'])(
    '"%s" is a customer\'s own',
    async (group) => {
      expect((await categories(customer, group)).status).toBe(200);
    },
  );

  test.each(['chiangmai', 'yaowarat', 'nowhere'])(
    '"%s" is not a customer\'s, and leads to 403',
    async (group) => {
      const reply = await categories(customer, group);
      expect([reply.status, reply.data]).toEqual([403, { reason: 'foreign_group', group_id: group }]);
    },
  );

  test("in the header that is not the caller's is ignored", async () => {
    expect((await categories(customer, '', { group_id: 'chiangmai' })).status).toBe(200);
  });

  test("of the merchant is staff's, of another merchant it is not", async () => {
    const owner = await server.as('owner');
    expect((await categories(owner, 'chiangmai')).status).toBe(200);
    expect((await categories(owner, 'yaowarat')).data).toEqual({
      reason: 'foreign_group',
      group_id: 'yaowarat',
    });
  });
});

describe('the header line_id', () => {
  test('says nothing about who asks', async () => {
    const owner = await server.as('owner');
    for (const line_id of [owner.user.line_id, 'U-nobody', '%E0%B8%95'])
      expect((await customer.get('/api/user_info', { headers: { line_id } })).data).toEqual(
        (await customer.get('/api/user_info')).data,
      );
    expect((await server.send('GET', '/api/user_info', { headers: { line_id: 'owner' } })).status).toBe(401);
  });
});

describe('answers', () => {
  test('carry the headers that keep a page safe, and no hint of what serves them', async () => {
    const { headers } = await server.send('GET', '/api/auth/config');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';"),
      'permissions-policy': 'camera=(self)',
      'cache-control': 'private, no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('of a broken database are "Server error", and say nothing more', async () => {
    const broken = await startServer();
    const person = await broken.as('owner');
    await broken.database.pool.query('ALTER TABLE categories RENAME TO gone');
    const reply = await person.get('/api/all_categories');
    await broken.stop();
    expect([reply.status, reply.raw.json()]).toEqual([
      500,
      { code: 500, data: { reason: 'server_error' }, message: 'Server error' },
    ]);
  });
});

describe('rate limits', () => {
  const refusal = [429, { reason: 'rate_limited' }, 'Operation too frequent, please try again later'];

  test('2.4.1 calls are counted per user, all together', async () => {
    const limited = await startServer({ REQUESTS_PER_MINUTE: '1' });
    const person = await limited.as('customer');
    const other = await limited.as('vip');
    for (let call = 0; call < 5; call += 1) {
      expect((await person.get('/api/user_info')).status).toBe(200);
      expect((await person.get('/api/all_categories')).status).toBe(200);
    }
    const reply = await person.get('/api/user_info');
    expect((await other.get('/api/user_info')).status).toBe(200);
    await limited.stop();
    expect([reply.status, reply.data, reply.message]).toEqual(refusal);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('sign-ins are counted per address', async () => {
    const limited = await startServer({ SIGN_INS_PER_MINUTE: '1' });
    for (let call = 0; call < 10; call += 1) await limited.as('vip');
    const reply = await limited.send('POST', '/api/auth', { body: { id_token: 'x' } });
    await limited.stop();
    expect([reply.status, reply.data, reply.message]).toEqual(refusal);
  });
});

describe('the demo', () => {
  const config = (headers: Readonly<Record<string, string>>) =>
    server.send('GET', '/api/auth/config', { headers });

  test.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'LOCALHOST'])(
    'answers to the host %s',
    async (host) => {
      expect((await config({ host })).status).toBe(200);
    },
  );

  test.each([
    { host: 'shop.example' },
    { host: '192.168.1.5:3000' },
    { host: 'localhost.example' },
    { host: '127.0.0.1.example:80' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
  ] as Readonly<Record<string, string>>[])('with %j it leads to 403', async (headers) => {
    const reply = await config(headers);
    expect([reply.status, reply.data]).toEqual([403, { reason: 'demo_only_local' }]);
  });
});

describe('health', () => {
  test('both answer to anyone', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const reply = await server.app.inject(url);
      expect([reply.statusCode, reply.json()]).toEqual([200, { code: 0, data: {}, message: 'ok' }]);
    }
  });
});
