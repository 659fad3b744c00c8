import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runIdempotently } from '../../../server/http/idempotency.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import type { Queries } from '../../../server/store/store.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';

let server: TestServer;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
});
afterAll(() => server.stop());

const keepLanguage = (person: Person, language: string, key: string, query = '') =>
  person.post(`/api/update_user_info${query}`, { language }, { headers: { 'idempotency-key': key } });

describe('idempotency key', () => {
  test('the same request again leads to the stored answer, and nothing is done again', async () => {
    const first = await keepLanguage(customer, 'th', 'again');
    await keepLanguage(customer, 'en', 'in between');
    const second = await keepLanguage(customer, 'th', 'again');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.raw.payload).toBe(first.raw.payload);
    expect((await customer.get('/api/user_info')).data).toMatchObject({ language: 'en' });
  });

  test('another body or query under the same key leads to 422', async () => {
    await keepLanguage(customer, 'th', 'mine', '?a=1&b=2');
    const sameQuery = await keepLanguage(customer, 'th', 'mine', '?b=2&a=1');
    const otherBody = await keepLanguage(customer, 'zh', 'mine', '?a=1&b=2');
    const otherQuery = await keepLanguage(customer, 'th', 'mine', '?a=2&b=2');
    expect(sameQuery.headers['idempotent-replayed']).toBe('true');
    for (const reply of [otherBody, otherQuery]) {
      expect([reply.status, reply.data]).toEqual([422, { reason: 'idempotency_key_reused' }]);
    }
  });

  test('the key of one person says nothing about another', async () => {
    await keepLanguage(customer, 'th', 'shared');
    const reply = await keepLanguage(await server.as('vip'), 'en', 'shared');
    expect([reply.status, reply.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });

  test('ten at once lead to one answer, and the others wait or get the same', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => keepLanguage(customer, 'en', 'ten')));
    const kinds = replies.map(({ status, data, headers }) =>
      status === 200
        ? String(headers['idempotent-replayed'] ?? 'first')
        : `${status} ${JSON.stringify(data)} ${String(headers['retry-after'])}`,
    );
    expect(kinds.filter((kind) => kind === 'first')).toHaveLength(1);
    expect(
      kinds.filter((kind) => !['first', 'true', '409 {"reason":"idempotency_in_flight"} 1'].includes(kind)),
    ).toEqual([]);
  });

  test('one that is still being worked on leads to 409 with Retry-After', async () => {
    const client = await server.database.pool.connect();
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('m-demo/key/customer/held', 0))`);
    const reply = await keepLanguage(customer, 'en', 'held');
    await client.query('ROLLBACK');
    client.release();
    expect([reply.status, reply.data, reply.headers['retry-after']]).toEqual([
      409,
      { reason: 'idempotency_in_flight' },
      '1',
    ]);
    expect((await keepLanguage(customer, 'en', 'held')).status).toBe(200);
  });

  test('an attempt that begins when an earlier one has just ended leads to the stored answer, and nothing is done again', async () => {
    const store = server.store.forMerchant('m-demo');
    const run = (fingerprint: string, write: (queries: Queries) => Promise<string>) =>
      runIdempotently(store, { userId: 'customer', key: 'late', fingerprint }, write);
    const speak = (language: string) => async (queries: Queries) => {
      await queries.users.updateLanguage('customer', language);
      return language;
    };
    const refuse = () => Promise.reject(new Refusal('not_found'));
    expect(await run('same', speak('th'))).toEqual({ answer: 'th', isReplay: false });
    expect(await run('same', speak('en'))).toEqual({ answer: 'th', isReplay: true });
    expect(await run('same', refuse)).toEqual({ answer: 'th', isReplay: true });
    await expect(run('other', speak('zh'))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect((await customer.get('/api/user_info')).data).toMatchObject({ language: 'th' });
  });

  test('a refusal is not stored', async () => {
    const refused = await keepLanguage(customer, 'fr', 'refused');
    const corrected = await keepLanguage(customer, 'zh', 'refused');
    expect([refused.status, corrected.status]).toEqual([400, 200]);
  });

  test('a stored answer comes before the form is checked, and a wrong role before both', async () => {
    await server.database.pool.query(
      `UPDATE idempotency_records SET created = now() - interval '399 days' WHERE key = 'again'`,
    );
    const reused = await customer.post(
      '/api/update_user_info',
      { language: 5 },
      { headers: { 'idempotency-key': 'again' } },
    );
    expect(reused.data).toEqual({ reason: 'idempotency_key_reused' });
    const foreign = await customer.post('/api/cancel_order', {}, { headers: { 'idempotency-key': 'again' } });
    expect(foreign.data).toEqual({ reason: 'forbidden_role' });
  });

  test('a key that is empty or too long leads to 400', async () => {
    for (const key of ['', 'k'.repeat(256)]) {
      const reply = await keepLanguage(customer, 'en', key);
      expect([reply.status, reply.data]).toEqual([
        400,
        { reason: 'invalid_request', field: 'Idempotency-Key' },
      ]);
    }
  });

  test('a read by POST ignores the key', async () => {
    const read = () => customer.post('/api/order_list', {}, { headers: { 'idempotency-key': 'read' } });
    expect([(await read()).status, (await read()).headers['idempotent-replayed']]).toEqual([200, undefined]);
  });

  test('a sign-in and a sign-out ignore the key', async () => {
    const headers = { 'idempotency-key': 'door' };
    const signIn = (persona: string) =>
      server.send('POST', '/api/auth/line', {
        body: { line_id: '', line_access_token: `demo:${persona}` },
        headers,
      });
    const replies = [
      await signIn('customer'),
      await signIn('vip'),
      await customer.post('/api/auth/sign_out', {}, { headers }),
      await customer.post('/api/auth/sign_out', {}, { headers }),
    ];
    expect(replies.map((reply) => [reply.status, reply.headers['idempotent-replayed']])).toEqual(
      Array.from({ length: 4 }, () => [200, undefined]),
    );
    expect(replies.slice(0, 2).map(({ data }) => (data as { user: { id: string } }).user.id)).toEqual([
      'customer',
      'vip',
    ]);
  });

  test('records older than 400 days are forgotten', async () => {
    const { pool } = server.database;
    await pool.query(
      `UPDATE idempotency_records SET created = now() - interval '401 days' WHERE key = 'mine'`,
    );
    await server.store.cleanup.deleteOldAnswers();
    const { rows } = await pool.query(`SELECT key FROM idempotency_records WHERE key IN ('mine', 'again')`);
    expect(rows).toEqual([{ key: 'again' }]);
  });
});
