import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  languageCookie,
  originPlace,
  publicPageFile,
  publicPageOf,
  publicPages,
  publicPaths,
  signInPage,
} from '../../domain/public-pages.ts';
import { encodePage, sendEncoded, type EncodedPage } from './encoded-page.ts';

/** What names the deployment's address: links and previews for search engines. */
const namesOrigin = new RegExp(`<(?:link|meta)[^>]*${originPlace}[^>]*>`, 'g');

/**
 * Serves the pages that anybody may open in the language of the address, else of the cookie, else in Chinese, and the
 * sign-in page, which is the same for everybody. Without a public address of the deployment they name none. What belongs to the app is
 * left to `sendApp`.
 */
export async function servePublicPages(
  app: FastifyInstance,
  folder: string,
  publicUrl: URL | null,
  sendApp: (request: FastifyRequest, reply: FastifyReply) => unknown,
): Promise<void> {
  const pages = await readPages(folder, publicUrl?.origin ?? null);
  if (pages.size === 0) {
    app.get('/', async (request, reply) => sendApp(request, reply));
    return;
  }
  const signIn = pages.get(signInPage.file);
  if (signIn !== undefined)
    app.get(signInPage.path, async (request, reply) => sendEncoded(request, reply, signIn));
  const paths = publicPages.map((page) => publicPaths[page]);
  for (const path of [...paths, ...paths.filter((one) => one !== '/').map((one) => `/auth${one}`)]) {
    app.get(path, async (request, reply) => {
      const { pathname, search } = new URL(request.url, 'http://app.invalid');
      const name = publicPageOf({ pathname, search }, request.headers['user-agent'] ?? '');
      const stored = request.cookies[languageCookie] ?? null;
      const page = name === null ? undefined : pages.get(publicPageFile(name, search, stored));
      reply.header('vary', 'cookie, user-agent');
      return page === undefined ? sendApp(request, reply) : sendEncoded(request, reply, page);
    });
  }
}

/** The pages by their address; none where the app was built without them. */
async function readPages(folder: string, origin: string | null): Promise<ReadonlyMap<string, EncodedPage>> {
  const names = await readdir(join(folder, 'pages')).catch(() => []);
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const built = await readFile(join(folder, 'pages', name), 'utf8');
        const page = origin === null ? built.replace(namesOrigin, '') : built.replaceAll(originPlace, origin);
        return [`/pages/${name}`, encodePage(Buffer.from(page))] as const;
      }),
    ),
  );
}
