import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server before a shop's own: it can cut the network, and begin to answer as the shop's next build would. */
export interface Front {
  readonly url: string;
  /** From now on the page has another title, the worker names that page, and the parts of before are gone. */
  deploy(): Promise<void>;
  /** Keeps the next request for a path from the shop, and never answers it. Resolves when it has come. */
  swallow(pathname: string): Promise<void>;
  /** From now on every connection breaks, those that are open too; the browser itself knows nothing of it. */
  cutNetwork(): void;
  /** From now on every request arrives and gets no answer, not even that it failed. */
  silenceNetwork(): void;
  restoreNetwork(): void;
  close(): Promise<void>;
}

export const nextTitle = 'The next Talat';

export async function openFront(shopUrl: string): Promise<Front> {
  const replaced = new Map<string, { readonly type: string; readonly body: string }>();
  const swallowed = new Map<string, () => void>();
  let isDeployed = false;
  let isCut = false;
  let isSilent = false;
  const server = createServer((asked, reply) => {
    if (isSilent) return;
    const { pathname } = new URL(asked.url ?? '/', shopUrl);
    const file = replaced.get(pathname);
    const onSwallowed = swallowed.get(pathname);
    if (onSwallowed !== undefined) {
      swallowed.delete(pathname);
      onSwallowed();
    } else if (file !== undefined)
      reply.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body);
    else if (isDeployed && pathname.startsWith('/assets/my-route')) reply.writeHead(404).end();
    else pass(shopUrl, asked, reply);
  }).listen(0, '127.0.0.1');
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async deploy() {
      const page = await text(`${shopUrl}/index.html`);
      const nextPage = page.replace('<title>Talat</title>', `<title>${nextTitle}</title>`);
      const worker = await text(`${shopUrl}/service-worker.js`);
      replaced.set('/index.html', { type: 'text/html', body: nextPage });
      replaced.set('/service-worker.js', {
        type: 'text/javascript',
        body: worker.replaceAll(digest(page), digest(nextPage)),
      });
      isDeployed = true;
    },
    swallow: (pathname) =>
      new Promise((resolve) => {
        swallowed.set(pathname, resolve);
      }),
    cutNetwork() {
      isCut = true;
      server.closeAllConnections();
    },
    silenceNetwork() {
      isSilent = true;
    },
    restoreNetwork() {
      isCut = false;
      isSilent = false;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(shopUrl: string, asked: IncomingMessage, reply: ServerResponse): void {
  const passed = request(
    new URL(asked.url ?? '/', shopUrl),
    { method: asked.method, headers: asked.headers },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    },
  );
  passed.on('error', () => reply.destroy());
  asked.pipe(passed);
}

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** As the build names the bytes of a file. */
function digest(body: string): string {
  return createHash('sha384').update(body).digest('base64');
}
