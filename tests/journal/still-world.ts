import type { Environment } from '../../src/journal/environment.ts';

export interface Pause {
  readonly milliseconds: number;
  readonly end: () => void;
}

/** Surroundings in which no time passes: a pause lasts until the test ends it. */
export interface StillWorld extends Environment {
  /** The next pause that begins, in the order in which they began. */
  readonly nextPause: () => Promise<Pause>;
  readonly goOnline: () => void;
  readonly goOffline: () => void;
}

export function createStillWorld(): StillWorld {
  const begun: Pause[] = [];
  const takers: ((pause: Pause) => void)[] = [];
  let online = true;
  return {
    now: () => 1_000_000,
    random: () => 1,
    isOnline: () => online,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const pause = { milliseconds, end: resolve };
        const taker = takers.shift();
        if (taker === undefined) begun.push(pause);
        else taker(pause);
      }),
    nextPause: () =>
      new Promise((resolve) => {
        const pause = begun.shift();
        if (pause === undefined) takers.push(resolve);
        else resolve(pause);
      }),
    goOnline: () => {
      online = true;
    },
    goOffline: () => {
      online = false;
    },
  };
}
