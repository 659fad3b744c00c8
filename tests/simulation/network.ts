import { classifyReply } from '../../domain/answer.ts';
import type { Reply, Verdict } from '../../domain/answer.ts';
import type { Shop, ShopCall } from './shop/shop.ts';
import type { Blow, Fate } from './story.ts';
import type { World } from './world.ts';

const travelMs = 40;
/** After this long without an answer a device gives a request up. */
const patienceMs = 60_000;
const latenessMs = 200_000;

/** The way from one device to the shop and back. */
export interface Network {
  /** What becomes of the next requests, in order. */
  readonly blows: Blow[];
  /** Sends a call for a page; stays pending when the page is gone. Null: no answer came. */
  ask(page: object, call: ShopCall): Promise<Reply | null>;
}

/** `hear` is told of everything that does not go as it should. */
export function createNetwork(world: World, shop: Shop, hear: (what: string) => void): Network {
  const blows: Blow[] = [];

  function nextFate({ key }: ShopCall): Fate | null {
    const at = blows.findIndex(({ of }) => of === 'any' || key !== null);
    return at < 0 ? null : (blows.splice(at, 1)[0]?.fate ?? null);
  }

  function ask(page: object, call: ShopCall): Promise<Reply | null> {
    const fate = nextFate(call);
    if (fate !== null) hear(`${call.path} ${words[fate]}`);
    return new Promise((resolve) => {
      const answer = (after: number, reply: Reply | null): void => {
        world.after(after, page, () => resolve(reply));
      };
      const deliver = (after: number, onReply: (reply: Reply) => void): void => {
        world.after(after, null, async () => onReply(await shop.call(call)));
      };
      const there = world.takes(travelMs);
      const andBack = world.takes(travelMs);
      const roads: Readonly<Record<Fate | 'usual', () => void>> = {
        usual: () => deliver(there, (reply) => answer(andBack, reply)),
        twice() {
          deliver(there, () => undefined);
          deliver(there, (reply) => answer(andBack, reply));
        },
        answerLost: () => deliver(there, () => answer(andBack, null)),
        requestLost: () => answer(there, null),
        late() {
          answer(patienceMs, null);
          deliver(world.takes(latenessMs), () => undefined);
        },
        busy: () => answer(there, { status: 429, body: undefined, retryAfter: 2 }),
        broken: () => deliver(there, () => answer(andBack, { status: 502, body: undefined })),
        signedOut: () => answer(there, { status: 401, body: signedOut }),
      };
      roads[fate ?? 'usual']();
    });
  }

  return { blows, ask };
}

/** What the answer to a write means; no answer is unknown. */
export async function verdictOf(reply: Promise<Reply | null>): Promise<Verdict> {
  return classifyReply(await reply);
}

const signedOut = { code: 401, data: { reason: 'token_expired' } };

const words: Readonly<Record<Fate, string>> = {
  requestLost: 'is lost on its way',
  answerLost: 'is carried out, and its answer lost',
  late: 'is held up: it arrives after the device has given it up',
  twice: 'arrives twice',
  busy: 'is told to come again later',
  broken: 'is carried out, and a proxy answers 502',
  signedOut: 'meets an expired session',
};
