import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractFaults } from '../contract-check.ts';
import { startServer, type TestServer } from '../harness.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.stop());

/** Sends bytes and returns everything that the server answers until the connection closes. */
async function say(bytes: string): Promise<{ readonly status: number; readonly body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
    socket.end(Buffer.from(bytes, 'latin1'));
  });
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body };
}

const host = 'Host: localhost\r\nConnection: close\r\n';

describe('a connection that does not speak HTTP as it should', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a made-up method', `FETCH /api/user_info HTTP/1.1\r\n${host}\r\n`],
    ['a made-up version', `GET /api/user_info HTTP/9.9\r\n${host}\r\n`],
    ['no host', 'GET /api/user_info HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', `GET /api/auth/config HTTP/1.1\r\n${host}host: elsewhere\r\n\r\n`],
    ['a NUL in a header', `GET /api/user_info HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
    ['headers without end', `GET /api/user_info HTTP/1.1\r\n${host}X: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['an address without end', `GET /api/user_info?${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
    [
      'two lengths',
      `POST /api/auth/sign_out HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    ],
    [
      'a length and chunks',
      `POST /api/auth/sign_out HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a chunk of no length',
      `POST /api/auth/sign_out HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    ],
    ['a negative length', `POST /api/auth/sign_out HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
    ['an address that is none', `GET // HTTP/1.1\r\n${host}\r\n`],
    ['an address of another server', `GET http://[::1 HTTP/1.1\r\n${host}\r\n`],
  ])('with %s is answered with a refusal of the contract', async (_what, bytes) => {
    const { status, body } = await say(bytes);
    expect([status >= 400 && status < 500, contractFaults('GET', '/api', status, JSON.parse(body))]).toEqual([
      true,
      [],
    ]);
  });

  test('that ends amid its body is let go, and the server goes on', async () => {
    await say(
      `POST /api/auth/sign_out HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
