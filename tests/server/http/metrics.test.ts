import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics, type MetricsServer } from '../../../server/http/metrics.ts';
import { addressOf, listenAt } from '../live/listen.ts';
import { startServer, type TestServer } from '../harness.ts';

const metrics = createMetrics();
let server: TestServer;
let served: MetricsServer;
beforeAll(async () => {
  server = await startServer({}, { metrics });
  metrics.watchPool(server.database.pool);
  served = await metrics.serve(0);
});
afterAll(async () => {
  await served.stop();
  await server.stop();
});

const read = async (path = '/metrics', method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, { method });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && line.includes('_count'));

describe('metrics', () => {
  test('calls are counted by operation and status, what is no operation together, and what waits is shown', async () => {
    const customer = await server.as('customer');
    await customer.get('/api/user_info');
    await customer.get('/api/sku_detail?sku_id=nothing');
    await customer.get('/api/nothing-by-this-name');
    const { status, type, text } = await read();
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(linesOf(text, 'talat_request_duration_seconds').toSorted()).toEqual([
      'talat_request_duration_seconds_count{operation="authLine",status="200"} 1',
      'talat_request_duration_seconds_count{operation="other",status="404"} 1',
      'talat_request_duration_seconds_count{operation="skuDetail",status="404"} 1',
      'talat_request_duration_seconds_count{operation="userInfo",status="200"} 1',
    ]);
    expect(text).toMatch(/^talat_requests_outstanding 0$/m);
    for (const state of ['busy', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^talat_database_connections\\{state="${state}"\\} \\d+$`, 'm'));
  });

  test('a stream of events is counted as such, and not as a call that waits', async () => {
    const customer = await server.as('customer');
    const ear = await listenAt(await addressOf(server.app), customer.token);
    const open = await read();
    await ear.leave();
    expect([
      ear.status,
      /^talat_event_streams 1$/m.test(open.text),
      /^talat_requests_outstanding 0$/m.test(open.text),
    ]).toEqual([200, true, true]);
    await expect.poll(async () => (await read()).text).toMatch(/^talat_event_streams 0$/m);
    expect(linesOf((await read()).text, 'talat_request_duration_seconds').join('\n')).not.toContain('events');
  });

  test('nothing in them says who or what was asked about', async () => {
    await server.send('GET', '/api/files/secret-name?sig=secret-signature');
    const { text } = await read();
    for (const word of ['secret', 'customer', 'pratunam', 'm-demo', 'nothing-by-this-name'])
      expect(text).not.toContain(word);
  });

  test('they are at no other address, and the app itself does not answer them', async () => {
    expect((await read('/')).status).toBe(404);
    expect((await read('/metrics', 'POST')).status).toBe(404);
    expect((await server.app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  });
});
