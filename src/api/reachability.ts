import { fetchOrTakeEarly } from './early-answers.ts';

/**
 * Whether the server can be reached, as far as this page knows. The browser's own flag doesn't tell: it stays true on a Wi-Fi without
 * internet, and is false on a machine that has no network but runs the server itself.
 */
export interface Reachability {
  readonly isReachable: () => boolean;
  /** Calls the listener after each change of `isReachable()`; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server now, whatever is known. */
  check(): Promise<boolean>;
  /**
   * As the browser's `fetch`. A failure is passed on once it is known whether the server can be reached at all; a request without an
   * answer goes on only while the server answers others.
   */
  fetch(request: Request): Promise<Response>;
}

/** After this many milliseconds without an answer the server counts as not reachable. */
const answerTimeoutMs = 5000;

/** The pause before the server is asked again is doubled from the first to the longest, in milliseconds. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

const healthUrl = '/healthz';

/** Asks while the server is not reachable, at growing intervals, until it is; any answer means that it is. */
export function watchReachability(): Reachability {
  const listeners = new Set<() => void>();
  let isReached = true;
  let failures = 0;
  let nextCheck: ReturnType<typeof setTimeout> | undefined;
  let checking: Promise<boolean> | null = null;

  function note(isReachedNow: boolean): void {
    clearTimeout(nextCheck);
    failures = isReachedNow ? 0 : failures + 1;
    if (!isReachedNow) nextCheck = setTimeout(check, pauseAfter(failures));
    if (isReached === isReachedNow) return;
    isReached = isReachedNow;
    for (const listener of listeners) listener();
  }

  function check(): Promise<boolean> {
    checking ??= askNow().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function askNow(): Promise<boolean> {
    note(await isHealthAnswered());
    return isReached;
  }

  for (const change of ['online', 'offline']) addEventListener(change, check);

  return {
    isReachable: () => isReached,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    async fetch(request) {
      const ending = new AbortController();
      const end = (): void => ending.abort(request.signal.reason);
      if (request.signal.aborted) end();
      // Stays until the body has been read; a request has a signal of its own, which goes with it.
      request.signal.addEventListener('abort', end, { once: true });
      const stopAsking = askWhileUnanswered(() =>
        ending.abort(new TypeError('The server cannot be reached')),
      );
      try {
        const response = await fetchOrTakeEarly(request, ending.signal);
        note(true);
        return response;
      } catch (error) {
        request.signal.removeEventListener('abort', end);
        if (!ending.signal.aborted) await check();
        throw error;
      } finally {
        stopAsking();
      }
    },
  };

  /** Checks each time that a request has had no answer for so long; the first check that fails ends it. Returns how to stop. */
  function askWhileUnanswered(onUnreachable: () => void): () => void {
    let isOver = false;
    let timer = setTimeout(ask, answerTimeoutMs);
    async function ask(): Promise<void> {
      const isThere = await check();
      if (isOver) return;
      if (isThere) timer = setTimeout(ask, answerTimeoutMs);
      else onUnreachable();
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}

function isHealthAnswered(): Promise<boolean> {
  return fetch(healthUrl, { cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    () => true,
    () => false,
  );
}

/** Spread, so that a shop's devices don't come back all at once. */
function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs) * (0.5 + Math.random() / 2);
}
