import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Config, isLoopback } from '../config.ts';
import { tilesOrigin } from '../maps/map-settings.ts';
import { Refusal } from './refusal.ts';

const lineScripts = ['https://static.line-scdn.net'];
const lineConnections = [
  'https://api.line.me',
  'https://liff.line.me',
  'https://*.line-scdn.net',
  'https://*.line.me',
];
const linePictures = ['https://*.line-scdn.net'];

/**
 * Registers security headers. The content security policy allows LINE's hosts everywhere but in the demo (a merchant with a LINE channel can be added while
 * the server runs), that of the map's tiles, and of inline scripts those alone that the built page has.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { demo, maps, publicUrl }: Config,
  clientFolder: string | null,
): Promise<void> {
  const withLine = (addresses: readonly string[]) => (demo ? [] : addresses);
  const isHttps = publicUrl?.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The reader of barcodes is WebAssembly of our own; nothing else is evaluated.
        scriptSrc: [
          "'self'",
          "'wasm-unsafe-eval'",
          ...(await inlineScripts(clientFolder)),
          ...withLine(lineScripts),
        ],
        // Components set style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          ...withLine(linePictures),
          ...(maps.tiles ? [tilesOrigin(maps.tiles)] : []),
        ],
        connectSrc: ["'self'", 'blob:', ...withLine(lineConnections)],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // A link to an order grants access to it, and must not leak to other sites.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  // Only the app itself scans; nothing that could be framed in it does.
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(self)');
  });
}

/** Sources of the content security policy for the inline scripts of the built pages: their digests, each once. */
async function inlineScripts(clientFolder: string | null): Promise<readonly string[]> {
  if (clientFolder === null) return [];
  const names = await readdir(join(clientFolder, 'pages')).catch(() => []);
  const files = ['index.html', ...names.map((name) => join('pages', name))];
  const pages = await Promise.all(files.map((file) => readFile(join(clientFolder, file), 'utf8')));
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script),
  );
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

const forwardingHeader =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/** Refuses requests to the demo that don't come from this machine, since anybody can sign in as anybody: neither through a proxy nor under another host name. */
export function guardDemo(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isForwarded = Object.keys(request.headers).some((name) => forwardingHeader.test(name));
    if (isForwarded || !isLoopback(nameOf(request.headers.host ?? ''))) throw new Refusal('demo_only_local');
  });
}

/** A `Host` without its port. */
function nameOf(host: string): string {
  return host.replace(/:\d*$/, '');
}
