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
