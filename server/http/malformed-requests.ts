import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { refusalEnvelope } from './envelope.ts';
import { invalidRequest } from './refusal.ts';

/** Answers a malformed request, such as one with too large headers, with the contract's envelope for `invalid_request`. */
export function handleClientError(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = invalidRequest('request', 'cannot be read');
  const body = refusalEnvelope(refusal);
  const head = [
    `HTTP/1.1 ${refusal.statusCode} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  // The rest of the request is not read.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Refuses requests without a Host header, which Node would answer without an envelope, and with two: Node uses the first, and a
 * proxy before it may have used the other.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined) throw invalidRequest('Host', 'is required');
    const names = raw.rawHeaders.filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw invalidRequest('Host', 'is there twice');
  });
}
