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
    // Its own route reads the names of a whole folder for each file.
    serve: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      response.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    errorHandler: (error, request, reply) => {
      // Who asked has gone before the file was sent.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else app.errorHandler(error, request, reply);
    },
    handler: async (request, reply) => {
      const path = decodeURI(pathOf(request.url));
      // With a trailing slash it is a page, not a folder.
      if (/[^/]\/$/.test(path)) reply.callNotFound();
      else reply.sendFile(path);
      return reply;
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
  const pathname = pathOf(url);
  return !/^\/api(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}

/** Not by `new URL`: a path may begin with two slashes, which it would read as a host. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
