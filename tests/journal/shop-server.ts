import type { Verdict } from '../../domain/answer.ts';
import type { WriteRequest } from '../../domain/service.ts';
import type { SendWrite } from '../../src/journal/courier.ts';

/** What becomes of one request on its way. */
export type Fate =
  'accepted' | 'refused' | 'requestLost' | 'answerLost' | 'signedOut' | 'unreachable' | 'busy' | 'held';

/** A server that carries out each key once, as seen from the outbox. */
export interface ShopServer {
  readonly send: SendWrite;
  /** Every request that left the device, in order, and the text of the file it carried. */
  readonly sent: readonly (WriteRequest & { readonly file?: string })[];
  /** Ids of orders by the key they were made under. */
  readonly orders: ReadonlyMap<string, string>;
  /** What becomes of the next requests, in order; afterwards they are accepted. */
  readonly expect: (...fates: readonly Fate[]) => void;
  /** Resolves when the next request arrives that wasn't waited for yet. */
  readonly arrival: () => Promise<WriteRequest>;
  /** Lets every held request be accepted. */
  readonly release: () => void;
}

export function createShopServer(): ShopServer {
  const sent: (WriteRequest & { readonly file?: string })[] = [];
  const orders = new Map<string, string>();
  const arrived: WriteRequest[] = [];
  const watchers: ((request: WriteRequest) => void)[] = [];
  let fates: Fate[] = [];
  let released: (() => void)[] = [];

  function accept(request: WriteRequest): Verdict {
    const id = orders.get(request.key) ?? `order-${orders.size + 1}`;
    orders.set(request.key, id);
    const data = request.body.kind === 'file' ? uploadOf(id) : { id };
    return { kind: 'answered', answer: { status: 200, body: { code: 0, data, message: 'ok' } } };
  }

  async function meet(fate: Fate, request: WriteRequest): Promise<Verdict> {
    switch (fate) {
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
      case 'unreachable':
        return { kind: fate };
      case 'busy':
        return { kind: 'busy', retryAfterMs: 7000 };
    }
  }

  return {
    async send(request, blob) {
      sent.push(blob === undefined ? request : { ...request, file: await blob.text() });
      const watcher = watchers.shift();
      if (watcher === undefined) arrived.push(request);
      else watcher(request);
      return meet(fates.shift() ?? 'accepted', request);
    },
    sent,
    orders,
    expect: (...next) => {
      fates = [...next];
    },
    arrival: () =>
      new Promise((resolve) => {
        const request = arrived.shift();
        if (request === undefined) watchers.push(resolve);
        else resolve(request);
      }),
    release: () => {
      for (const resolve of released) resolve();
      released = [];
    },
  };
}

/** Every photo was used for the same payment before. */
function uploadOf(id: string) {
  return {
    filepath: `/api/files/${id}.webp`,
    duplicate_of: [{ payment_order_id: 'payment-0', ctime: '2025-01-21T03:00:00.000Z' }],
  };
}
