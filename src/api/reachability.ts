/** Whether the server can be reached, as far as this page knows: the browser's own flag stays true on a Wi-Fi without internet. */
export interface Reachability {
  readonly isReachable: () => boolean;
  /** Calls the listener after each change of `isReachable()`; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server now, whatever is known. */
  check(): Promise<boolean>;
  /** As the browser's `fetch`. A failure is passed on once it is known whether the server can be reached at all. */
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
  let reported = isReachable();
  let failures = 0;
  let nextCheck: ReturnType<typeof setTimeout> | undefined;
  let checking: Promise<boolean> | null = null;

  function isReachable(): boolean {
    return isReached && navigator.onLine;
  }

  function note(isReachedNow: boolean): void {
    clearTimeout(nextCheck);
    isReached = isReachedNow;
    failures = isReachedNow ? 0 : failures + 1;
    if (!isReachedNow) nextCheck = setTimeout(check, pauseAfter(failures));
    if (isReachable() === reported) return;
    reported = isReachable();
    for (const listener of listeners) listener();
  }

  function check(): Promise<boolean> {
    checking ??= ask().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function ask(): Promise<boolean> {
    note(navigator.onLine && (await isHealthAnswered()));
    return isReached;
  }

  for (const change of ['online', 'offline']) addEventListener(change, check);

  return {
    isReachable,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    async fetch(request) {
      try {
        const response = await fetch(request);
        note(true);
        return response;
      } catch (error) {
        if (!request.signal.aborted) await check();
        throw error;
      }
    },
  };
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
