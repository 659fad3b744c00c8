import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';

type Line = Readonly<Record<string, unknown>>;

let server: TestServer;
let customer: Person;
let text = '';
beforeAll(async () => {
  server = await startServer(
    {},
    {
      log: (line) => {
        text += line;
      },
    },
  );
  customer = await server.as('customer');
});
afterAll(() => server.stop());

const lines = () =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('request log', () => {
  test("each answer leaves a line with an id, the route, the user's id and how it ended", async () => {
    text = '';
    await customer.get('/api/sku_detail?sku_id=secret-id&group_id=pratunam');
    await server.send('GET', '/api/nothing?code=secret-code');
    const facts = lines().map(({ msg, reqId, method, route, status, merchant, user }) => {
      expect(reqId).toEqual(expect.any(String));
      return { msg, method, route, status, merchant, user };
    });
    expect(facts).toEqual([
      {
        msg: 'answered',
        method: 'GET',
        route: '/api/sku_detail',
        status: 404,
        merchant: 'm-demo',
        user: 'customer',
      },
      { msg: 'answered', method: 'GET', route: 'unknown', status: 404, merchant: undefined, user: undefined },
    ]);
    expect(text).not.toContain('secret');
  });

  test('a sign-in leaves no token and no name', async () => {
    text = '';
    const { token, journalKey } = await server.as('vip');
    for (const secret of [token, journalKey, 'demo:vip', '玉姐', 'chiangmai'])
      expect(text).not.toContain(secret);
    expect(lines()).toHaveLength(1);
  });

  test('an error of the database is logged without what people wrote', async () => {
    text = '';
    await server.database.pool.query('ALTER TABLE skus RENAME TO gone');
    await customer.get('/api/search_sku_by_name?name=SomethingPrivate');
    expect(lines()[0]).toMatchObject({
      msg: 'request failed',
      err: { message: 'relation "skus" does not exist' },
    });
    expect(text).not.toContain('SomethingPrivate');
  });
});
