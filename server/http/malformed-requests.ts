import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { refusalEnvelope } from './envelope.ts';
import { invalidRequest } from './refusal.ts';

/** Answers what is no request that could be routed, such as headers without end, as the contract answers what is malformed. */
export function answerBrokenConnection(_error: Error, socket: Socket): void {
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
  // What was sent is not read on: whoever sends without end is cut off.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Refuses what names no host, which Node itself would answer with nothing but a status, and what names two: Node takes the
 * first, and whoever passed it on may have taken the other.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined) throw invalidRequest('Host', 'is required');
    const names = raw.rawHeaders.filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw invalidRequest('Host', 'is there twice');
  });
}
