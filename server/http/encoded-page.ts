import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A page as it is sent: plain, and compressed once for all requests. */
export interface EncodedPage {
  readonly plain: Buffer;
  compressed(encoding: Encoding): Promise<Buffer>;
}

/** A page that is compressed when it is first asked for: all pages together would be a fifth of the server's start. */
export function encodePage(plain: Buffer): EncodedPage {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    compressed(encoding) {
      const bytes = compressed.get(encoding) ?? compressors[encoding](plain);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Sends a page as small as the browser understands it, to be asked about again each time. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
): Promise<FastifyReply> {
  const varies = reply.getHeader('vary');
  reply
    .header('cache-control', 'no-cache')
    .header('vary', varies === undefined ? 'accept-encoding' : `accept-encoding, ${String(varies)}`)
    .type('text/html; charset=utf-8');
  // Asked for both at once, the browser's order decides, and browsers name gzip first.
  const encoding = (['br', 'gzip'] as const).find((name) => request.encoding([name]) === name);
  if (encoding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(await page.compressed(encoding));
}
