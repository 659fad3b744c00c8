import type { Environment } from '../../src/journal/environment.ts';

export interface FakeWait {
  readonly milliseconds: number;
  readonly end: () => void;
}

/** Surroundings in which no time passes: a pause lasts until the test ends it. */
export interface FakeEnvironment extends Environment {
  /** The next pause that begins, in the order in which they began. */
  readonly nextWait: () => Promise<FakeWait>;
  readonly goOnline: () => void;
  readonly goOffline: () => void;
}

export function createFakeEnvironment(): FakeEnvironment {
  const begun: FakeWait[] = [];
  const takers: ((wait: FakeWait) => void)[] = [];
  let online = true;
  return {
    now: () => 1_000_000,
    random: () => 1,
    isOnline: () => online,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const wait = { milliseconds, end: resolve };
        const taker = takers.shift();
        if (taker === undefined) begun.push(wait);
        else taker(wait);
      }),
    nextWait: () =>
      new Promise((resolve) => {
        const wait = begun.shift();
        if (wait === undefined) takers.push(resolve);
        else resolve(wait);
      }),
    goOnline: () => {
      online = true;
    },
    goOffline: () => {
      online = false;
    },
  };
}

/** From now on whoever waits three seconds for another tab's sign of life has waited long enough. */
export function expireAcknowledgeTimeouts(environment: FakeEnvironment): void {
  void endNext();

  async function endNext(): Promise<void> {
    const { milliseconds, end } = await environment.nextWait();
    if (milliseconds === 3000) end();
    await endNext();
  }
}
