import { keptLiveMs } from '../../domain/live-events.ts';
import { Refusal } from '../http/refusal.ts';
import type { LiveConnection, Reading } from '../store/queries/live/live-connection.ts';
import type { Store } from '../store/store.ts';

interface WatchOptions {
  readonly connect: Store['connectLive'];
  /** Hears of changes, each once. Where it fails, it hears of them again on the next connection. */
  readonly onReading: (reading: Reading) => Promise<void>;
  /** The connection was made anew; what was missed meanwhile is read afterwards. */
  readonly onConnected: () => Promise<void>;
  /** More was missed than is kept. */
  readonly onLost: (reading: Reading) => void;
  readonly onError: (error: unknown) => void;
}

/** How far this server has come. */
export type ReadPlace = Pick<Reading, 'position' | 'at'>;

export interface Changes {
  /** Resolves once it is known how far this server has come; the first call connects. Throws `overloaded`. */
  ready(): Promise<void>;
  place(): ReadPlace;
  /** Reads, whether or not something was said to have changed. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds in which changes are collected once some were read: checking everybody who listens costs as much for one as for many. */
const restMs = 100;
const firstPauseMs = 250;
const longestPauseMs = 5000;
const mostAtOnce = 5000;

/** Follows what changes, over as many connections as it takes, one at a time. */
export function watchChanges({ connect, onReading, onConnected, onLost, onError }: WatchOptions): Changes {
  let connection: LiveConnection | null = null;
  let connecting: Promise<void> | null = null;
  let place: ReadPlace | null = null;
  /** The changes that the last reading told of; the next one may tell of them again. */
  let seen: ReadonlySet<number> = new Set();
  let reading: Promise<void> | null = null;
  /** Whether there may be more than was read: something was said to have changed, or was found to. */
  let isStale = false;
  let isClosed = false;
  let failures = 0;
  const timers = new Set<NodeJS.Timeout>();

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms).unref();
    timers.add(timer);
  }

  async function readOn(from: LiveConnection): Promise<void> {
    const now = await from.read(place?.position ?? null, mostAtOnce);
    const isLost = place !== null && (now.changes.length === mostAtOnce || now.at - place.at > keptLiveMs);
    const changes = now.changes.filter(({ event_id }) => !seen.has(event_id));
    if (isLost) onLost(now);
    else if (changes.length > 0) await onReading({ ...now, changes });
    // What was committed beside it told nobody.
    if (changes.length > 0) isStale = true;
    seen = new Set(now.changes.map(({ event_id }) => event_id));
    place = now;
  }

  /** Reads until nothing more has changed. */
  function wake(): void {
    isStale = true;
    const from = connection;
    if (reading !== null || from === null || isClosed) return;
    isStale = false;
    reading = readOn(from)
      .catch((error: unknown) => giveUp(from, error))
      .finally(() => {
        later(restMs, () => {
          reading = null;
          if (isStale) wake();
        });
      });
  }

  function giveUp(broken: LiveConnection, error: unknown): void {
    onError(error);
    void broken.close();
    if (connection === broken) reconnect();
  }

  function reconnect(): void {
    connection = null;
    if (isClosed) return;
    later(Math.min(longestPauseMs, firstPauseMs * 2 ** failures), () => {
      failures += 1;
      connecting ??= connectOnce().catch((error: unknown) => {
        onError(error);
        reconnect();
      });
    });
  }

  async function connectOnce(): Promise<void> {
    try {
      const broken = new AbortController();
      const fresh: LiveConnection = await connect({
        onChange: wake,
        onBroken: () => {
          broken.abort();
          if (connection === fresh) reconnect();
        },
      });
      if (isClosed) {
        await fresh.close();
        return;
      }
      try {
        if (place !== null) await onConnected();
        await reading;
        await readOn(fresh);
        broken.signal.throwIfAborted();
      } catch (error) {
        await fresh.close();
        throw error;
      }
      connection = fresh;
      failures = 0;
      if (isStale) wake();
    } finally {
      connecting = null;
    }
  }

  const known = () => place;

  return {
    async ready() {
      if (known() !== null) return;
      connecting ??= connectOnce();
      await connecting.catch((error: unknown) => {
        onError(error);
        throw new Refusal('overloaded');
      });
      if (known() === null) throw new Refusal('overloaded');
    },
    place() {
      if (place === null) throw new Error('Live events are not ready');
      return place;
    },
    async refresh() {
      wake();
      await reading;
    },
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await connecting?.catch(() => undefined);
      await reading?.catch(() => undefined);
      await connection?.close();
    },
  };
}
