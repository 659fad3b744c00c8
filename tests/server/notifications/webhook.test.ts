import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { newOrder } from '../orders/orders-and-payments.ts';
import { forgetMessages, giveChannel, queued } from './messaging-merchant.ts';
import { channelSecret } from './messaging-stand-in.ts';

let server: TestServer;
let owner: Person;
let buyer: Person;

beforeAll(async () => {
  server = await startServer();
  [owner, buyer] = await server.people('owner', 'customer');
  await giveChannel(server, 'm-demo');
});
afterAll(() => server.stop());
beforeEach(() => forgetMessages(server));

const sign = (body: string, secret = channelSecret) =>
  createHmac('sha256', secret).update(body).digest('base64');

async function post(body: string, signature: string | null, merchantId = 'm-demo') {
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: `/api/line/webhook/${merchantId}`,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'x-line-signature': signature }),
    },
    payload: body,
  });
  return { status: statusCode, payload };
}

function told(type: 'follow' | 'unfollow', timestamp: number, lineId = owner.user.line_id): string {
  const event = { type, timestamp, mode: 'active', source: { type: 'user', userId: lineId } };
  return JSON.stringify({ destination: `U${'b'.repeat(32)}`, events: [{ type: 'message' }, event] });
}
const tell = async (...event: Parameters<typeof told>) => {
  const body = told(...event);
  expect(await post(body, sign(body))).toEqual({ status: 200, payload: '{}' });
};
const isOwnerTold = async () => {
  await newOrder(server, buyer);
  return (await queued(server)).includes('owner order');
};

describe('the webhook of a merchant', () => {
  test('a block ends messages, and its end lets them begin again', async () => {
    await tell('unfollow', 1000);
    expect(await isOwnerTold()).toBe(false);
    await tell('follow', 2000);
    expect(await isOwnerTold()).toBe(true);
  });

  test('what comes late or twice does not undo what is newer', async () => {
    await tell('follow', 2000);
    await tell('unfollow', 3000);
    await tell('follow', 2000);
    expect(await isOwnerTold()).toBe(false);
  });

  test('a body without events, as LINE sends to verify, is answered', async () => {
    const body = JSON.stringify({ destination: 'U', events: [] });
    expect(await post(body, sign(body))).toEqual({ status: 200, payload: '{}' });
  });

  test('what has no valid signature of this merchant is refused, and changes nothing', async () => {
    const body = told('unfollow', 1000);
    const answers = await Promise.all([
      post(body, null),
      post(body, 'none'),
      post(body, sign(body, 'b2'.repeat(16))),
      post(`${body} `, sign(body)),
      post(body, sign(body), 'm-rival'),
      post(body, sign(body), 'nobody'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    const { rows } = await server.database.pool.query('SELECT FROM line_friends');
    expect(rows).toHaveLength(0);
  });

  test('a signed body that is none of LINE changes nothing', async () => {
    for (const body of ['null', '[]', '{"events":[null,{"type":"follow"}]}', 'no json'])
      expect(await post(body, sign(body))).toEqual({ status: 200, payload: '{}' });
    const { rows } = await server.database.pool.query('SELECT FROM line_friends');
    expect(rows).toHaveLength(0);
  });
});

describe('a webhook that is called too often from one address', () => {
  test('refuses before it looks at the signature, and leaves the other calls of that address alone', async () => {
    const busy = await startServer({ REQUESTS_PER_MINUTE: '3' });
    try {
      const call = async () => {
        const { statusCode, headers } = await busy.app.inject({
          method: 'POST',
          url: '/api/line/webhook/m-demo',
          headers: { 'content-type': 'application/json', 'x-line-signature': 'none' },
          payload: '{}',
        });
        return [statusCode, 'retry-after' in headers];
      };
      const answers = [];
      for (let count = 0; count < 31; count += 1) answers.push(await call());
      // The demo takes ten times as many.
      expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => [401, false]));
      expect(answers[30]).toEqual([429, true]);
      expect((await busy.send('GET', '/api/shop', {})).status).toBe(200);
    } finally {
      await busy.stop();
    }
  });
});
