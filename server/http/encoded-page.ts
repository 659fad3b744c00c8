import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it is sent: plain and compressed, once for all requests. */
export interface EncodedPage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a page. */
export function encodePage(plain: Buffer): EncodedPage {
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

/** Sends a page as small as the browser understands it, to be asked about again each time. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: EncodedPage): FastifyReply {
  const varies = reply.getHeader('vary');
  reply
    .header('cache-control', 'no-cache')
    .header('vary', varies === undefined ? 'accept-encoding' : `accept-encoding, ${String(varies)}`)
    .type('text/html; charset=utf-8');
  // Asked for both at once, the browser's order decides, and browsers name gzip first.
  const encoding = (['br', 'gzip'] as const).find((name) => request.encoding([name]) === name);
  if (encoding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}
