import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodePage, sendEncoded } from './encoded-page.ts';
import { sendRefusal } from './error-handler.ts';
import { servePublicPages } from './public-pages.ts';
import { Refusal } from './refusal.ts';

const yearSeconds = 31_536_000;

/**
 * Serves the built client: hashed files cached for a year, others revalidated each time, precompressed where the build did so;
 * the pages for everybody, and `index.html` for every path of the app. Below `/api` only the contract's routes answer.
 */
export async function serveClient(
  app: FastifyInstance,
  folder: string,
  publicUrl: URL | null,
): Promise<void> {
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
  const page = encodePage(await readFile(join(folder, 'index.html')));
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => sendEncoded(request, reply, page);
  await servePublicPages(app, folder, publicUrl, sendPage);
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
