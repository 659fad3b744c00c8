import type { Verdict } from '../../domain/answer.ts';
import type { WriteRequest } from '../../domain/service.ts';
import type { SendWrite } from '../../src/journal/outbox/outbox-sender.ts';

/** What happens to a request; `asking`: whether the server can be reached is not known yet, so that it has not left. */
export type FakeReply =
  | 'accepted'
  | 'refused'
  | 'requestLost'
  | 'answerLost'
  | 'signedOut'
  | 'asking'
  | 'unreachable'
  | 'busy'
  | 'held';

/** A server that creates one order per idempotency key. */
export interface FakeServer {
  readonly send: SendWrite;
  /** All requests in order, with the text of their files. */
  readonly sent: readonly (WriteRequest & { readonly file?: string })[];
  /** Order ids by idempotency key. */
  readonly orders: ReadonlyMap<string, string>;
  /** Sets what happens to the next requests, in order; later ones are accepted. */
  readonly replyWith: (...replies: readonly FakeReply[]) => void;
  /** Resolves with the next request that was not returned yet. */
  readonly nextRequest: () => Promise<WriteRequest>;
  /** Accepts all held requests. */
  readonly release: () => void;
  /** From now on it can be reached, or cannot. */
  readonly goOnline: () => void;
  readonly goOffline: () => void;
}

export function createFakeServer(): FakeServer {
  const sent: (WriteRequest & { readonly file?: string })[] = [];
  const orders = new Map<string, string>();
  const arrived: WriteRequest[] = [];
  const watchers: ((request: WriteRequest) => void)[] = [];
  let replies: FakeReply[] = [];
  let isOnline = true;
  let released: (() => void)[] = [];

  function accept(request: WriteRequest): Verdict {
    const id = orders.get(request.key) ?? `order-${orders.size + 1}`;
    orders.set(request.key, id);
    const data = request.body.kind === 'file' ? uploadOf(id) : { id };
    return { kind: 'answered', answer: { status: 200, body: { code: 0, data, message: 'ok' } } };
  }

  function announce(request: WriteRequest): void {
    const watcher = watchers.shift();
    if (watcher === undefined) arrived.push(request);
    else watcher(request);
  }

  async function replyTo(
    reply: Exclude<FakeReply, 'asking' | 'unreachable'>,
    request: WriteRequest,
  ): Promise<Verdict> {
    switch (reply) {
      case 'accepted':
        return accept(request);
      case 'held':
        await new Promise<void>((resolve) => released.push(resolve));
        return accept(request);
      case 'refused':
        return {
          kind: 'answered',
          answer: {
            status: 422,
            body: { code: 422, data: { reason: 'insufficient_stock' }, message: 'Insufficient stock' },
          },
        };
      case 'answerLost':
        accept(request);
        throw new TypeError('Failed to fetch');
      case 'requestLost':
        throw new TypeError('Failed to fetch');
      case 'signedOut':
        return { kind: reply };
      case 'busy':
        return { kind: 'busy', retryAfterMs: 7000 };
    }
  }

  return {
    async send(request, leave) {
      if (!isOnline) return { kind: 'unreachable' };
      const reply = replies.shift() ?? 'accepted';
      if (reply === 'unreachable') return { kind: reply };
      if (reply === 'asking') {
        announce(request);
        return new Promise(() => undefined);
      }
      const blob = await leave();
      sent.push(blob === undefined ? request : { ...request, file: await blob.text() });
      announce(request);
      return replyTo(reply, request);
    },
    sent,
    orders,
    replyWith: (...next) => {
      replies = [...next];
    },
    nextRequest: () =>
      new Promise((resolve) => {
        const request = arrived.shift();
        if (request === undefined) watchers.push(resolve);
        else resolve(request);
      }),
    release: () => {
      for (const resolve of released) resolve();
      released = [];
    },
    goOnline: () => {
      isOnline = true;
    },
    goOffline: () => {
      isOnline = false;
    },
  };
}

/** Answers that each photo was used for a payment before. */
function uploadOf(id: string) {
  return {
    filepath: `/api/files/${id}.webp`,
    duplicate_of: [{ payment_order_id: 'payment-0', ctime: '2025-01-21T03:00:00.000Z' }],
  };
}
