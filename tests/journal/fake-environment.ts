import type { Environment } from '../../src/journal/environment.ts';

export interface FakeWait {
  readonly milliseconds: number;
  readonly end: () => void;
}

/** An environment without passing time: a wait lasts until the test ends it. */
export interface FakeEnvironment extends Environment {
  /** Returns the next wait, in the order in which they began. */
  readonly nextWait: () => Promise<FakeWait>;
}

export function createFakeEnvironment(): FakeEnvironment {
  const begun: FakeWait[] = [];
  const takers: ((wait: FakeWait) => void)[] = [];
  return {
    now: () => 1_000_000,
    random: () => 1,
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
  };
}

/** Ends every wait of three seconds from now on, so that a tab that does not acknowledge loses its lock. */
export function expireAcknowledgeTimeouts(environment: FakeEnvironment): void {
  void endNext();

  async function endNext(): Promise<void> {
    const { milliseconds, end } = await environment.nextWait();
    if (milliseconds === 3000) end();
    await endNext();
  }
}
