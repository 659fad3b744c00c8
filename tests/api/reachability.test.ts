import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { watchReachability } from '../../src/api/reachability.ts';

let fetched: MockInstance<typeof fetch>;
let flag: MockInstance<() => boolean>;
let random: MockInstance<() => number>;
const failure = new TypeError('Failed to fetch');

/** What every request meets from now on. */
function meet(answer: Response | TypeError): void {
  fetched.mockReset();
  if (answer instanceof Response) fetched.mockImplementation(async () => answer.clone());
  else fetched.mockRejectedValue(answer);
}

function asked(): readonly string[] {
  return fetched.mock.calls.map(([input]) =>
    input instanceof Request ? new URL(input.url).pathname : String(input),
  );
}

/** A page on a Wi-Fi without internet, after a read that failed. */
async function cutOff() {
  const network = watchReachability();
  const changes: boolean[] = [];
  network.subscribe(() => changes.push(network.isReachable()));
  meet(failure);
  await expect(network.fetch(new Request('/api/order_list'))).rejects.toBe(failure);
  return { network, changes };
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched = vi.spyOn(globalThis, 'fetch');
  flag = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  random = vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  fetched.mockRestore();
  flag.mockRestore();
  random.mockRestore();
});

describe('a server that cannot be reached, whatever the browser says', () => {
  test('is known as such before the failure of a request is passed on', async () => {
    const { network, changes } = await cutOff();
    expect([network.isReachable(), changes, asked()]).toEqual([
      false,
      [false],
      ['/api/order_list', '/healthz'],
    ]);
  });

  test('is asked again after a second, then after twice as long, until it answers', async () => {
    const { changes } = await cutOff();
    fetched.mockClear();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked()).toEqual(['/healthz']);
    meet(new Response());
    await vi.advanceTimersByTimeAsync(1);
    expect(changes).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toEqual(['/healthz']);
  });

  test('is asked every half minute at the longest', async () => {
    await cutOff();
    await vi.advanceTimersByTimeAsync(600_000);
    fetched.mockClear();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked()).toEqual(['/healthz']);
  });

  test('is asked at once when the browser has a network again', async () => {
    const { network } = await cutOff();
    meet(new Response());
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(network.isReachable()).toBe(true);
  });
});

describe('a request without an answer', () => {
  /** What every request meets: no answer until its signal comes, but for the questions whether the server is there. */
  function meetSilence(health: () => Promise<Response>): void {
    fetched.mockReset();
    fetched.mockImplementation((input, init) =>
      input === '/healthz'
        ? health()
        : new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
          }),
    );
  }

  /** A read that gets no answer, and what becomes of it. */
  function read(signal?: AbortSignal) {
    const network = watchReachability();
    const ends: unknown[] = [];
    void network
      .fetch(new Request('/api/order_list', signal === undefined ? {} : { signal }))
      .catch((error: unknown) => ends.push(error));
    return { network, ends };
  }

  test('fails after five seconds where the server cannot be reached', async () => {
    meetSilence(() => Promise.reject(failure));
    const { network, ends } = read();
    await vi.advanceTimersByTimeAsync(4999);
    expect([ends, network.isReachable()]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([ends, network.isReachable()]).toEqual([[new TypeError('The server cannot be reached')], false]);
  });

  test('goes on while the server answers others, and is looked after every five seconds', async () => {
    meetSilence(() => Promise.resolve(new Response()));
    const { network, ends } = read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ends, network.isReachable(), asked().length]).toEqual([[], true, 13]);
    meetSilence(() => Promise.reject(failure));
    await vi.advanceTimersByTimeAsync(5000);
    expect([ends.length, network.isReachable()]).toEqual([1, false]);
  });

  test('ends with its signal, and nothing is asked any more', async () => {
    meetSilence(() => Promise.resolve(new Response()));
    const ending = new AbortController();
    const { ends } = read(ending.signal);
    const left = new Error('the screen was left');
    ending.abort(left);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ends, asked()]).toEqual([[left], ['/api/order_list']]);
  });

  test('that comes late is the answer, and nothing is asked any more', async () => {
    const network = watchReachability();
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReset();
    fetched.mockImplementation((input) =>
      input === '/healthz'
        ? Promise.resolve(new Response())
        : new Promise((resolve) => {
            answer = resolve;
          }),
    );
    const reading = network.fetch(new Request('/api/order_list'));
    await vi.advanceTimersByTimeAsync(7000);
    answer(new Response('late'));
    expect(await (await reading).text()).toBe('late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toEqual(['/api/order_list', '/healthz']);
  });
});

test('a server that answers one request badly can be reached', async () => {
  const network = watchReachability();
  meet(new Response('', { status: 503 }));
  expect((await network.fetch(new Request('/api/order_list'))).status).toBe(503);
  expect([network.isReachable(), asked()]).toEqual([true, ['/api/order_list']]);
});

test('a request that breaks while the server answers others leaves it reachable', async () => {
  const network = watchReachability();
  fetched.mockReset();
  fetched.mockRejectedValueOnce(failure).mockResolvedValue(new Response());
  await expect(network.fetch(new Request('/api/order_list'))).rejects.toBe(failure);
  expect(network.isReachable()).toBe(true);
});

describe('where the browser says that there is no network', () => {
  beforeEach(() => {
    flag.mockReturnValue(false);
  });

  test('a server that answers all the same, as one on this machine does, can be reached', async () => {
    const network = watchReachability();
    meet(new Response());
    expect([await network.check(), network.isReachable(), asked()]).toEqual([true, true, ['/healthz']]);
  });

  test('the server is asked at once, and only its silence is believed', async () => {
    const network = watchReachability();
    const known: boolean[] = [];
    for (const answer of [new Response(), failure]) {
      meet(answer);
      dispatchEvent(new Event('offline'));
      await vi.advanceTimersByTimeAsync(0);
      known.push(network.isReachable());
    }
    expect([known, new Set(asked())]).toEqual([[true, false], new Set(['/healthz'])]);
  });
});
