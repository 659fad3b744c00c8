import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server before a shop's own: it can cut the network, and begin to answer as the shop's next build would. */
export interface Front {
  readonly url: string;
  /** From now on the page carries the mark of the next build, the worker names that page, and the parts of before are gone. */
  deploy(): Promise<void>;
  /** Holds the next request for a path for good, before the shop gets it. Resolves when it has come. */
  holdRequest(pathname: string): Promise<void>;
  /** Passes the next request for a path on to the shop, and holds the answer for good. Resolves when the shop has answered. */
  holdAnswer(pathname: string): Promise<void>;
  /**
   * Lets the shop carry the next request for a path out, and breaks the connection in the middle of the answer. Later ones wait
   * for `release`. `rewrite` may change what the shop gets to see.
   */
  loseAnswer(pathname: string, rewrite?: (headers: Headers) => Headers): { release(): void };
  /** From now on every connection breaks, those that are open too; the browser itself knows nothing of it. */
  cutNetwork(): void;
  /** From now on every request arrives and gets no answer, not even that it failed. */
  silenceNetwork(): void;
  restoreNetwork(): void;
  close(): Promise<void>;
}

type Headers = Readonly<OutgoingHttpHeaders>;

/** What becomes of a request instead of being passed on. */
type Treatment = (asked: IncomingMessage, reply: ServerResponse) => void;

/** Stands in the page of the next build alone. */
export const nextMark = 'meta[name="next-build"]';

export async function openFront(shopUrl: string): Promise<Front> {
  const replaced = new Map<string, { readonly type: string; readonly body: string }>();
  const treatments = new Map<string, Treatment>();
  let isDeployed = false;
  let isCut = false;
  let isSilent = false;
  const server = createServer((asked, reply) => {
    if (isSilent) return;
    const { pathname } = new URL(asked.url ?? '/', shopUrl);
    const file = replaced.get(pathname);
    const treatment = treatments.get(pathname);
    if (treatment !== undefined) treatment(asked, reply);
    else if (file !== undefined)
      reply.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body);
    else if (isDeployed && pathname.startsWith('/assets/my-route')) reply.writeHead(404).end();
    else passOn(shopUrl, asked, reply);
  }).listen(0, '127.0.0.1');
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async deploy() {
      const page = await text(`${shopUrl}/index.html`);
      const nextPage = page.replace('<head>', '<head><meta name="next-build" />');
      const worker = await text(`${shopUrl}/service-worker.js`);
      replaced.set('/index.html', { type: 'text/html', body: nextPage });
      replaced.set('/service-worker.js', {
        type: 'text/javascript',
        body: worker.replaceAll(digest(page), digest(nextPage)),
      });
      isDeployed = true;
    },
    holdRequest: (pathname) =>
      new Promise((resolve) => {
        treatments.set(pathname, () => {
          treatments.delete(pathname);
          resolve();
        });
      }),
    holdAnswer: (pathname) =>
      new Promise((resolve) => {
        treatments.set(pathname, (asked) => {
          treatments.delete(pathname);
          void answerOf(shopUrl, asked).then(resolve);
        });
      }),
    loseAnswer(pathname, rewrite = (headers) => headers) {
      const waiting: (() => void)[] = [];
      treatments.set(pathname, (asked, reply) => {
        treatments.set(pathname, (later, itsReply) =>
          waiting.push(() => passOn(shopUrl, later, itsReply, rewrite(later.headers))),
        );
        void answerOf(shopUrl, asked, rewrite(asked.headers)).then(() => {
          // With its beginning: a browser may repeat by itself what it got no byte of.
          reply.writeHead(200, { 'content-length': 1000 }).write('{', () => reply.destroy());
        });
      });
      return {
        release() {
          treatments.delete(pathname);
          for (const go of waiting) go();
        },
      };
    },
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

function passOn(
  shopUrl: string,
  asked: IncomingMessage,
  reply: ServerResponse,
  headers: Headers = asked.headers,
): void {
  const passed = request(new URL(asked.url ?? '/', shopUrl), { method: asked.method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  asked.pipe(passed);
}

/** Lets the shop carry a request out; resolves when it has answered. */
function answerOf(shopUrl: string, asked: IncomingMessage, headers: Headers = asked.headers): Promise<void> {
  return new Promise((resolve) => {
    const passed = request(
      new URL(asked.url ?? '/', shopUrl),
      { method: asked.method, headers },
      (answer) => {
        answer.resume().on('end', resolve);
      },
    );
    asked.pipe(passed);
  });
}

/** What a server that knows no idempotency would see. */
export function withoutKey<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'idempotency-key'));
}

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** As the build names the bytes of a file. */
function digest(body: string): string {
  return createHash('sha384').update(body).digest('base64');
}
