import { classifyReply } from '../../domain/answer.ts';
import type { Reply, Verdict } from '../../domain/answer.ts';
import type { Shop, ShopCall } from './shop/shop.ts';
import type { FaultInjection, NetworkFault } from './scenario.ts';
import type { Scheduler } from './scheduler.ts';

const travelMs = 40;
/** After this long without an answer a device gives a request up. */
const timeoutMs = 60_000;
const lateMs = 200_000;

/** The connection between one device and the shop. */
export interface Network {
  /** The faults of the next requests, in order. */
  readonly pendingFaults: FaultInjection[];
  /** Sends a call for a page; stays pending when the page is gone. Null: no answer came. */
  ask(page: object, call: ShopCall): Promise<Reply | null>;
}

/** Calls `onFault` with each fault that it injects. */
export function createNetwork(scheduler: Scheduler, shop: Shop, onFault: (what: string) => void): Network {
  const pendingFaults: FaultInjection[] = [];

  function nextFault({ key }: ShopCall): NetworkFault | null {
    const at = pendingFaults.findIndex(({ of }) => of === 'any' || key !== null);
    return at < 0 ? null : (pendingFaults.splice(at, 1)[0]?.fault ?? null);
  }

  function ask(page: object, call: ShopCall): Promise<Reply | null> {
    const fault = nextFault(call);
    if (fault !== null) onFault(`${call.path} ${descriptions[fault]}`);
    return new Promise((resolve) => {
      const answer = (after: number, reply: Reply | null): void => {
        scheduler.schedule(after, page, () => resolve(reply));
      };
      const deliver = (after: number, onReply: (reply: Reply) => void): void => {
        scheduler.schedule(after, null, async () => onReply(await shop.call(call)));
      };
      const there = scheduler.randomDuration(travelMs);
      const andBack = scheduler.randomDuration(travelMs);
      const outcomes: Readonly<Record<NetworkFault | 'usual', () => void>> = {
        usual: () => deliver(there, (reply) => answer(andBack, reply)),
        twice() {
          deliver(there, () => undefined);
          deliver(there, (reply) => answer(andBack, reply));
        },
        answerLost: () => deliver(there, () => answer(andBack, null)),
        requestLost: () => answer(there, null),
        late() {
          answer(timeoutMs, null);
          deliver(scheduler.randomDuration(lateMs), () => undefined);
        },
        busy: () => answer(there, { status: 429, body: undefined, retryAfter: 2 }),
        broken: () => deliver(there, () => answer(andBack, { status: 502, body: undefined })),
        signedOut: () => answer(there, { status: 401, body: signedOut }),
      };
      outcomes[fault ?? 'usual']();
    });
  }

  return { pendingFaults, ask };
}

/** What the answer to a write means; no answer is unknown. */
export async function verdictOf(reply: Promise<Reply | null>): Promise<Verdict> {
  return classifyReply(await reply);
}

const signedOut = { code: 401, data: { reason: 'token_expired' } };

const descriptions: Readonly<Record<NetworkFault, string>> = {
  requestLost: 'is lost on its way',
  answerLost: 'is executed, and its answer lost',
  late: 'is held up: it arrives after the device has given it up',
  twice: 'arrives twice',
  busy: 'is told to come again later',
  broken: 'is executed, and a proxy answers 502',
  signedOut: 'meets an expired session',
};
