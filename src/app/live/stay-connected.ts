import type { LiveEvent } from '../../../domain/live-events.ts';
import type { EventsRequest, StreamEnd } from '../../api/read-events.ts';

export interface LiveConnection {
  /** Opens a stream, and resolves when it is over. */
  readonly read: (request: EventsRequest) => Promise<StreamEnd>;
  /** Whether somebody looks, is signed in and can reach the server. */
  readonly isWanted: () => boolean;
  /** Calls the listener when that may have changed; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onSignedOut: () => void;
  /** Seconds since the oldest of what is looked at was read. */
  readonly age: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const reset: LiveEvent = { type: 'reset', id: '', version: 0 };
/** Seconds of which a server tells what changed. */
const mostAge = 600;
const firstPauseMs = 3000;
const longestPauseMs = 60_000;
/** Of a pause: what chance adds makes it whole. */
const leastShare = 0.3;
/** A stream that was open for so long has nothing to do with the failures before it. */
const steadyMs = 10_000;

/** Keeps a stream of events open for as long as it is wanted, over as many connections as it takes. Returns how to stop. */
export function stayConnected(connection: LiveConnection): () => void {
  const { read, isWanted, subscribe, onEvent, onSignedOut, age, random = Math.random } = connection;
  let stream: AbortController | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: string | null = null;
  let failures = 0;
  let isStopped = false;

  async function connect(): Promise<void> {
    const own = new AbortController();
    stream = own;
    const openedAt = Date.now();
    const seconds = Math.ceil(age());
    // Nobody knows what changed before.
    if (lastEventId === null && seconds > mostAge) onEvent(reset);
    const end = await read({
      lastEventId,
      since: Math.min(seconds, mostAge),
      signal: own.signal,
      onEvent,
      onPlace: (id) => {
        lastEventId = id;
      },
    });
    if (stream !== own) return;
    stream = null;
    if (Date.now() - openedAt > steadyMs) failures = 0;
    if (end === 'signedOut') onSignedOut();
    else if (end !== 'left') retry(end);
  }

  /** Spread, so that the devices of a server that stops do not come back all at once. */
  function retry(end: StreamEnd): void {
    const longest =
      end === 'tooMany' ? longestPauseMs : Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    failures += 1;
    pause = setTimeout(
      () => {
        pause = undefined;
        follow();
      },
      longest * (leastShare + (1 - leastShare) * random()),
    );
  }

  function follow(): void {
    if (!isStopped && isWanted()) {
      if (stream === null && pause === undefined) void connect();
      return;
    }
    clearTimeout(pause);
    pause = undefined;
    const left = stream;
    stream = null;
    left?.abort();
  }

  const unsubscribe = subscribe(follow);
  follow();
  return () => {
    isStopped = true;
    unsubscribe();
    follow();
  };
}
