import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from './error-handler.ts';
import { Refusal } from './refusal.ts';

const yearSeconds = 31_536_000;

/**
 * Serves the built app: files whose names hold a hash for a year, the rest to be asked about again each time, both
 * pressed by the build where it pressed them, and its page for every address of the app. Below `/api` nothing but the contract answers.
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // A folder's address is a page's like any other.
    allowedPath: (path) => !/[^/]\/$/.test(path),
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      response.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  app.get('/', async (_request, reply) => sendPage(reply));
  app.get('/index.html', async (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isPageAddress(request.url);
    return isPage ? sendPage(reply) : sendRefusal(reply, new Refusal('not_found'));
  });
}

/** Addresses of the app's pages have no ending; what has one is a file that is missing. */
function isPageAddress(url: string): boolean {
  // An address may begin with two slashes, which is none of another server.
  const pathname = url.replace(/[?#].*$/s, '');
  return !/^\/api(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}
