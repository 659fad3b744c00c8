/** A read that was asked for before the app's script ran. */
interface EarlyAnswer {
  readonly url: string;
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    talatEarlyAnswers?: EarlyAnswer[];
  }
}

/** An older answer is not taken any more: what it tells may have changed. */
const lifetimeMs = 10_000;

/** Says as whom, for which group and in which language something is asked. */
const decisiveHeaders = ['Authorization', 'group_id', 'Accept-Language'];

/** Asks for what a page is going to read; each answer is taken once, by the first request that is the same. */
export function askEarly(addresses: readonly string[], headers: Record<string, string>): void {
  setTimeout(dropEarlyAnswers, lifetimeMs);
  window.talatEarlyAnswers = addresses.map((address) => {
    const answer = fetch(address, { headers });
    // Nobody may ever take it.
    answer.catch(() => undefined);
    return {
      url: new URL(address, location.href).href,
      headers: new Headers(headers),
      askedAt: Date.now(),
      answer,
    };
  });
}

/** Forgets the answers that nobody has taken. */
function dropEarlyAnswers(): void {
  const answers = window.talatEarlyAnswers ?? [];
  window.talatEarlyAnswers = [];
  for (const { answer } of answers) void answer.then(({ body }) => body?.cancel()).catch(() => undefined);
}

/** As `fetch`; a read that was asked early takes the answer to that, unless none came. After a write none is taken. */
export async function fetchOrTakeEarly(request: Request, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  if (request.headers.has('Idempotency-Key')) dropEarlyAnswers();
  const early = take(request);
  if (early === undefined) return fetch(request, { signal });
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([early.answer.catch(() => fetch(request, { signal })), aborted]);
}

function take({ method, url, headers }: Request): EarlyAnswer | undefined {
  const all = window.talatEarlyAnswers ?? [];
  const found = all.find(
    (early) =>
      method === 'GET' &&
      early.url === url &&
      Date.now() - early.askedAt < lifetimeMs &&
      decisiveHeaders.every((name) => early.headers.get(name) === headers.get(name)),
  );
  window.talatEarlyAnswers = all.filter((early) => early !== found);
  return found;
}
