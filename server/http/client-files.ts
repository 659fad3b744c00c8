import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-handler.ts';
import { Refusal } from './refusal.ts';

const yearSeconds = 31_536_000;

/**
 * Serves the built client: hashed files cached for a year, others revalidated each time, precompressed where the build did so;
 * and `index.html` for every path of the app. Below `/api` only the contract's routes answer.
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // A path with a trailing slash is a page, not a folder.
    allowedPath: (path) => !/[^/]\/$/.test(path),
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      response.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  // The page whose scripts the content security policy allows, also when the app is built anew meanwhile.
  const page = await readFile(join(folder, 'index.html'));
  const encoded = { br: brotliCompressSync(page), gzip: gzipSync(page) };
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    const encoding = request.encoding(['br', 'gzip']);
    if (encoding !== 'br' && encoding !== 'gzip') return reply.send(page);
    return reply.header('content-encoding', encoding).send(encoded[encoding]);
  };
  app.get('/', async (request, reply) => sendPage(request, reply));
  app.get('/index.html', async (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isPageAddress(request.url);
    return isPage ? sendPage(request, reply) : sendRefusal(reply, new Refusal('not_found'));
  });
}

/** Paths of pages have no file extension; one that has is a missing file. */
function isPageAddress(url: string): boolean {
  // Not by `new URL`: a path may begin with two slashes, which it would read as a host.
  const pathname = url.replace(/[?#].*$/s, '');
  return !/^\/api(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}
