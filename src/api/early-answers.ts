/** What was asked for before the app's script ran. */
export interface EarlyAnswers {
  /** The answer to the same request, once; undefined where there is none. It is given up when the signal says so. */
  take(request: Request, signal: AbortSignal): Promise<Response> | undefined;
  /** Addresses of the answers that nobody has taken. */
  untaken(): readonly string[];
}

declare global {
  interface Window {
    talatEarlyAnswers?: EarlyAnswers;
  }
}

/** As `fetch`; a read that was asked early takes the answer to that, unless none came. */
export async function fetchOrTakeEarly(request: Request, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const early = window.talatEarlyAnswers?.take(request, signal);
  if (early === undefined) return fetch(request, { signal });
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([early.catch(() => fetch(request, { signal })), aborted]);
}
