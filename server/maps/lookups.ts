import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { MapServiceDown, MapServiceFailed, restingWhenDown } from './ask-service.ts';

/** How a service may be asked, and how long its answers are remembered. */
interface ServiceRules {
  readonly askedAtOnce: number;
  /** Milliseconds between the beginnings of two requests. */
  readonly pauseMs: number;
  readonly rememberedMs: number;
  readonly mostRemembered: number;
}

interface LookupOptions {
  /** The higher goes first. */
  readonly priority?: number;
  /** Where as many wait already, it fails instead. */
  readonly mostWaiting?: number;
  /** Aborted when whoever asks waits no longer. */
  readonly gone?: AbortSignal | undefined;
}

interface UnderWay<Found> {
  readonly found: Promise<Found>;
  /** Takes it out of the queue, unless the service was asked already: then its answer is remembered. */
  readonly giveUp: (why: string) => void;
  waiting: number;
}

/**
 * Asks a service by its rules. Who looks up the same at the same time shares an answer, and what nobody waits for any more is not
 * asked. `find` throws `MapServiceFailed`, also without asking for a while after the service was down.
 */
export function createLookups<Found extends object>(rules: ServiceRules) {
  const { askedAtOnce, pauseMs, rememberedMs, mostRemembered } = rules;
  const remembered = new LRUCache<string, Found>({ max: mostRemembered, ttl: rememberedMs });
  const underWay = new Map<string, UnderWay<Found>>();
  const unlessDown = restingWhenDown();
  const queue = new PQueue({
    concurrency: askedAtOnce,
    ...(pauseMs > 0 && { interval: pauseMs, intervalCap: 1, strict: true }),
  });

  function begin(key: string, ask: () => Promise<Found>, priority: number): UnderWay<Found> {
    const givenUp = new AbortController();
    let isAsked = false;
    const askInTurn = async () => {
      isAsked = true;
      try {
        return await ask();
      } catch (error) {
        // What waits need not wait for its turn to hear of it.
        if (error instanceof MapServiceDown)
          for (const { giveUp } of underWay.values()) giveUp('the service is down');
        throw error;
      }
    };
    const leave = () => {
      if (underWay.get(key) === lookup) underWay.delete(key);
    };
    const find = async () => {
      try {
        const found = await unlessDown(() => queue.add(askInTurn, { priority, signal: givenUp.signal }));
        remembered.set(key, found);
        return found;
      } finally {
        leave();
      }
    };
    const lookup: UnderWay<Found> = {
      found: find(),
      giveUp: (why) => {
        if (isAsked) return;
        leave();
        givenUp.abort(new MapServiceFailed(why));
      },
      waiting: 0,
    };
    underWay.set(key, lookup);
    return lookup;
  }

  return {
    async find(
      key: string,
      ask: () => Promise<Found>,
      { priority = 0, mostWaiting = Infinity, gone }: LookupOptions = {},
    ): Promise<Found> {
      const known = remembered.get(key);
      if (known !== undefined) return known;
      if (gone?.aborted === true) throw new MapServiceFailed('nobody waits for it');
      const shared = underWay.get(key);
      if (shared === undefined && queue.size >= mostWaiting)
        throw new MapServiceFailed('too many wait for the service');
      const lookup = shared ?? begin(key, ask, priority);
      lookup.waiting += 1;
      const leave = () => {
        lookup.waiting -= 1;
        if (lookup.waiting === 0) lookup.giveUp('nobody waits for it');
      };
      gone?.addEventListener('abort', leave, { once: true });
      try {
        return await lookup.found;
      } finally {
        gone?.removeEventListener('abort', leave);
      }
    },
  };
}
