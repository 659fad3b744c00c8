import type { TabChannel, TabMessage, CrossTabApis } from './tab-channel.ts';
import { noChannel } from './tab-channel.ts';
import type { Environment } from '../environment.ts';

/** An exclusive lock among the tabs of a journal. When its tab is closed or crashes, the next tab in the queue gets it. */
export interface TabLock {
  /** Aborted when another tab asks for the lock: finish what is running, then release. */
  readonly releaseRequested: AbortSignal;
  /** Aborted when the lock was stolen: stop at once. */
  readonly lost: AbortSignal;
  release(): void;
}

/** Named locks among the tabs of a journal. */
export interface TabLocks {
  /** Acquires a free lock; returns null when it is held. */
  tryAcquire(name: string): Promise<TabLock | null>;
  /** Waits until the lock is released. Rejects when the signal is aborted before. */
  acquire(name: string, signal: AbortSignal): Promise<TabLock>;
  /** Asks the holder to release the lock, and steals it when the holder does not respond, as a frozen tab. */
  takeOver(name: string, signal: AbortSignal): Promise<TabLock>;
  /** Releases all held locks. */
  close(): void;
}

/** Milliseconds within which a holder has to acknowledge a request for its lock. */
const acknowledgeTimeout = 3000;
/** Milliseconds within which it then has to release the lock. */
const releaseTimeout = 30_000;

interface HeldLock {
  readonly releaseRequested: AbortController;
  release(): void;
}

/**
 * Implements locks by Web Locks. `journal` is the prefix of their names. Without them each tab writes, as if it were alone: the
 * epoch of a stream still tells the late one, and a write that is sent twice has one key.
 */
export function createTabLocks(
  { locks }: CrossTabApis,
  journal: string,
  channel: TabChannel,
  environment: Pick<Environment, 'wait'>,
): TabLocks {
  if (locks === undefined) return singleTabLocks;
  const lockManager = locks;
  const held = new Map<string, HeldLock>();
  channel.listen((message) => {
    if (message.type !== 'ask') return;
    const heldLock = held.get(message.name);
    if (heldLock === undefined) return;
    channel.post({ type: 'yielding', name: message.name });
    heldLock.releaseRequested.abort();
  });

  function request(name: string, options: LockOptions): Promise<TabLock | null> {
    return new Promise((resolve, reject) => {
      const lost = new AbortController();
      let heldLock: HeldLock | null = null;
      const forget = (): void => {
        if (held.get(name) === heldLock) held.delete(name);
      };
      lockManager
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
            heldLock = { releaseRequested: new AbortController(), release };
            held.set(name, heldLock);
            channel.post({ type: 'held', name });
            resolve({ releaseRequested: heldLock.releaseRequested.signal, lost: lost.signal, release });
          });
        })
        .catch((error: unknown) => {
          // The lock was stolen, or the request aborted before it was granted.
          forget();
          lost.abort();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
    });
  }

  async function requestAndWait(name: string, options: LockOptions): Promise<TabLock> {
    const lock = await request(name, options);
    if (lock === null) throw new Error(`the lock ${name} was not granted`);
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
    const isAcknowledged = await Promise.race([
      Promise.race([lock, requestRelease(name, lock)]).then(() => true),
      within(acknowledgeTimeout).then(() => false),
    ]);
    const isGranted =
      isAcknowledged &&
      (await Promise.race([lock.then(() => true), within(releaseTimeout).then(() => signal.aborted)]));
    if (isGranted || signal.aborted) return lock;
    lock.catch(() => undefined);
    leave();
    return requestAndWait(name, { steal: true });
  }

  /** Asks each successive holder to release the lock; resolves with the first acknowledgement. */
  function requestRelease(name: string, lock: Promise<TabLock>): Promise<'alive'> {
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

/** For a journal without other tabs: every lock is granted at once. */
export const singleTabLocks: TabLocks = {
  tryAcquire: () => Promise.resolve(singleTabLock()),
  acquire: () => Promise.resolve(singleTabLock()),
  takeOver: () => Promise.resolve(singleTabLock()),
  close: () => undefined,
};

/** A new one each time, so that its listeners can be collected. */
function singleTabLock(): TabLock {
  const asked = new AbortController().signal;
  const lost = new AbortController().signal;
  return { releaseRequested: asked, lost, release: () => undefined };
}

/** Locks and messages between the tabs that have a journal open. */
export interface TabCoordination {
  readonly locks: TabLocks;
  readonly channel: TabChannel;
}

export const singleTab: TabCoordination = { locks: singleTabLocks, channel: noChannel };
