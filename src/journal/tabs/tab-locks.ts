import type { TabChannel, TabMessage, CrossTabApis } from './tab-channel.ts';
import { noChannel } from './tab-channel.ts';
import type { Environment } from '../environment.ts';

/** The right to do something that one tab at a time may do; a tab that dies leaves it to the next. */
export interface TabLock {
  /** Aborted when another tab wants it: finish what is under way, then release. */
  readonly releaseRequested: AbortSignal;
  /** Aborted when it was taken away: nothing may be done in its name any more. */
  readonly lost: AbortSignal;
  release(): void;
}

/** Turns by name, among the tabs of one journal. */
export interface TabLocks {
  /** Takes a turn that nobody holds; null when somebody does. */
  tryAcquire(name: string): Promise<TabLock | null>;
  /** Waits for a turn until its holder releases it or dies. Rejects when the signal is aborted before. */
  acquire(name: string, signal: AbortSignal): Promise<TabLock>;
  /** Asks the holder for the turn. One that gives no sign of life, since its tab is frozen, loses it. */
  takeOver(name: string, signal: AbortSignal): Promise<TabLock>;
  /** Releases whatever is held. */
  close(): void;
}

/** Milliseconds in which a tab that lives has heard that its turn is wanted, and in which it has ended what is under way. */
const acknowledgeTimeout = 3000;
const releaseTimeout = 30_000;

interface HeldLock {
  readonly releaseRequested: AbortController;
  release(): void;
}

/** Turns by Web Locks. `journal` is the name under which the tabs meet. */
export function createTabLocks(
  { locks }: CrossTabApis,
  journal: string,
  channel: TabChannel,
  environment: Pick<Environment, 'wait'>,
): TabLocks {
  const held = new Map<string, HeldLock>();
  channel.listen((message) => {
    if (message.type !== 'ask') return;
    const holding = held.get(message.name);
    if (holding === undefined) return;
    channel.post({ type: 'yielding', name: message.name });
    holding.releaseRequested.abort();
  });

  function request(name: string, options: LockOptions): Promise<TabLock | null> {
    return new Promise((resolve, reject) => {
      const lost = new AbortController();
      let holding: HeldLock | null = null;
      const forget = (): void => {
        if (held.get(name) === holding) held.delete(name);
      };
      locks
        .request(`${journal}/${name}`, options, (lock) => {
          if (lock === null) {
            resolve(null);
            return undefined;
          }
          return new Promise<void>((free) => {
            const release = (): void => {
              forget();
              free();
            };
            holding = { releaseRequested: new AbortController(), release };
            held.set(name, holding);
            channel.post({ type: 'held', name });
            resolve({ releaseRequested: holding.releaseRequested.signal, lost: lost.signal, release });
          });
        })
        .catch((error: unknown) => {
          // Stolen, when it was held; aborted, when it was not.
          forget();
          lost.abort();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
    });
  }

  async function requestAndWait(name: string, options: LockOptions): Promise<TabLock> {
    const lock = await request(name, options);
    if (lock === null) throw new Error(`nobody grants ${name}`);
    return lock;
  }

  async function takeOver(name: string, signal: AbortSignal): Promise<TabLock> {
    const free = await request(name, { ifAvailable: true });
    if (free !== null) return free;
    const queue = new AbortController();
    const leave = (): void => queue.abort();
    signal.addEventListener('abort', leave);
    const lock = requestAndWait(name, { signal: queue.signal });
    const within = (milliseconds: number) => environment.wait(milliseconds, queue.signal);
    const isHeard = await Promise.race([
      Promise.race([lock, askUntilGranted(name, lock)]).then(() => true),
      within(acknowledgeTimeout).then(() => false),
    ]);
    const isGranted =
      isHeard &&
      (await Promise.race([lock.then(() => true), within(releaseTimeout).then(() => signal.aborted)]));
    if (isGranted || signal.aborted) return lock;
    lock.catch(() => undefined);
    leave();
    return requestAndWait(name, { steal: true });
  }

  /** Asks each holder, since who waited longer comes first; resolves with a sign of life. */
  function askUntilGranted(name: string, lock: Promise<TabLock>): Promise<'alive'> {
    return new Promise((resolve) => {
      const ask = (): void => channel.post({ type: 'ask', name });
      const stop = channel.listen((message: TabMessage) => {
        if (!('name' in message) || message.name !== name) return;
        if (message.type === 'yielding') resolve('alive');
        if (message.type === 'held') ask();
      });
      lock.then(stop, stop);
      ask();
    });
  }

  return {
    tryAcquire: (name) => request(name, { ifAvailable: true }),
    acquire: (name, signal) => requestAndWait(name, { signal }),
    takeOver,
    close() {
      for (const { release } of held.values()) release();
    },
  };
}

/** For a journal that no other tab can see: whoever asks has the turn. */
export const singleTabLocks: TabLocks = {
  tryAcquire: () => Promise.resolve(singleTabLock()),
  acquire: () => Promise.resolve(singleTabLock()),
  takeOver: () => Promise.resolve(singleTabLock()),
  close: () => undefined,
};

/** Each its own, so that whoever listens to one is forgotten with it. */
function singleTabLock(): TabLock {
  const asked = new AbortController().signal;
  const lost = new AbortController().signal;
  return { releaseRequested: asked, lost, release: () => undefined };
}

/** The tabs that have the same journal open, as one of them sees the others. */
export interface TabCoordination {
  readonly locks: TabLocks;
  readonly channel: TabChannel;
}

export const singleTab: TabCoordination = { locks: singleTabLocks, channel: noChannel };
