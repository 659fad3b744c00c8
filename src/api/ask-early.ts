interface EarlyAnswer {
  readonly url: string;
  readonly answer: Promise<Response>;
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
): (address: string) => Promise<Response> | undefined {
  let answers: readonly EarlyAnswer[] = [];
  let isOver = false;
  const askedAt = Date.now();
  const asked = new Headers(headers);

  function ask(address: string): Promise<Response> | undefined {
    if (isOver) return undefined;
    const answer = fetch(address, { headers });
    // Nobody may ever take it.
    answer.catch(() => undefined);
    answers = [...answers, { url: new URL(address, location.href).href, answer }];
    return answer;
  }

  function drop(): void {
    isOver = true;
    for (const { answer } of answers) void answer.then(({ body }) => body?.cancel()).catch(() => undefined);
    answers = [];
  }

  function take({ method, url, headers: sent }: Request): Promise<Response> | undefined {
    if (sent.has('Idempotency-Key') || Date.now() - askedAt >= lifetimeMs) drop();
    const isSame = method === 'GET' && decisiveHeaders.every((name) => asked.get(name) === sent.get(name));
    const found = isSame ? answers.find((early) => early.url === url) : undefined;
    answers = answers.filter((early) => early !== found);
    return found?.answer;
  }

  addresses.forEach(ask);
  setTimeout(drop, lifetimeMs);
  window.talatEarlyAnswers = { take, untaken: () => answers.map(({ url }) => url) };
  return ask;
}
