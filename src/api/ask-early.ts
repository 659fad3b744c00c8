interface EarlyAnswer {
  readonly url: string;
  /** What it was asked with, where it is read by POST. */
  readonly body: string | undefined;
  readonly answer: Promise<Response>;
  readonly end: AbortController;
}

/** An older answer is not taken any more: what it tells may have changed. */
const lifetimeMs = 10_000;

/** Says as whom, for which group and in which language something is asked. */
const decisiveHeaders = ['Authorization', 'group_id', 'Accept-Language'];

/**
 * Asks for what a page is going to read. Each answer is taken once, by the first request that is the same; after a write, which
 * may have changed what they tell, none is. Returns a function that asks for what an answer leads to, as long as answers are taken;
 * a caller who reads an answer reads its copy.
 */
export function askEarly(
  addresses: readonly string[],
  headers: Record<string, string>,
): (address: string, body?: string) => Promise<Response> | undefined {
  let answers: readonly EarlyAnswer[] = [];
  let isOver = false;
  const askedAt = Date.now();
  const asked = new Headers(headers);

  function ask(address: string, body?: string): Promise<Response> | undefined {
    if (isOver) return undefined;
    const post = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
    const end = new AbortController();
    const answer = fetch(address, { ...(body === undefined ? { headers } : post), signal: end.signal });
    // Nobody may ever take it.
    answer.catch(() => undefined);
    answers = [...answers, { url: new URL(address, location.href).href, body, answer, end }];
    return answer;
  }

  function drop(): void {
    isOver = true;
    // A network that swallows what is asked would keep the connection.
    for (const { end } of answers) end.abort();
    answers = [];
  }

  function take(request: Request, signal: AbortSignal): Promise<Response> | undefined {
    const { method, url, headers: sent } = request;
    if (sent.has('Idempotency-Key') || Date.now() - askedAt >= lifetimeMs) drop();
    const isSame = decisiveHeaders.every((name) => asked.get(name) === sent.get(name));
    const found = answers.find(
      (early) => isSame && early.url === url && method === (early.body === undefined ? 'GET' : 'POST'),
    );
    answers = answers.filter((early) => early !== found);
    if (found !== undefined) signal.addEventListener('abort', () => found.end.abort());
    return found && (found.body === undefined ? found.answer : answerTo(request, found));
  }

  for (const address of addresses) void ask(address);
  setTimeout(drop, lifetimeMs);
  window.talatEarlyAnswers = { take, untaken: () => answers.map(({ url }) => url) };
  return ask;
}

/** Rejects where something else is asked than was early. */
async function answerTo(request: Request, { body, answer }: EarlyAnswer): Promise<Response> {
  if ((await request.clone().text()) !== body) throw new Error('something else is asked');
  return answer;
}
