import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { fetchOrTakeEarly } from '../../src/api/early-answers.ts';
import { askEarly } from '../../src/api/ask-early.ts';

const address = '/api/all_sku_list?category_id=tea&group_id=pratunam';
const headers = { Authorization: 'Bearer one', group_id: 'pratunam', 'Accept-Language': 'zh' };
let fetched: MockInstance<typeof fetch>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('late'));
});

afterEach(() => {
  vi.useRealTimers();
  fetched.mockRestore();
});

/** What a request is answered after the address was asked early. */
async function answer(
  request: Request,
  early: Response | TypeError = new Response('early'),
): Promise<string> {
  if (early instanceof Response) fetched.mockResolvedValueOnce(early);
  else fetched.mockRejectedValueOnce(early);
  askEarly([address], headers);
  return (await fetchOrTakeEarly(request, new AbortController().signal)).text();
}

describe('a read that was asked early', () => {
  test('may lead to another one, which is taken too', async () => {
    const ask = askEarly([address], headers);
    fetched.mockResolvedValueOnce(new Response('led to'));
    void ask(`${address}2`);
    const request = new Request(`${address}2`, { headers });
    const response = await fetchOrTakeEarly(request, new AbortController().signal);
    expect(await response.text()).toBe('led to');
  });

  test('leads to no other one after a write', async () => {
    const ask = askEarly([address], headers);
    const write = new Request(address, { method: 'POST', headers: { ...headers, 'Idempotency-Key': 'k' } });
    await fetchOrTakeEarly(write, new AbortController().signal);
    expect(ask(`${address}2`)).toBe(undefined);
  });

  test('is not asked again by the request that is the same', async () => {
    expect(await answer(new Request(address, { headers }))).toBe('early');
    expect(fetched.mock.calls).toEqual([[address, { headers, signal: expect.any(AbortSignal) as unknown }]]);
  });

  test('answers one request only', async () => {
    await answer(new Request(address, { headers }));
    const next = await fetchOrTakeEarly(new Request(address, { headers }), new AbortController().signal);
    expect(await next.text()).toBe('late');
  });

  test.each([
    ['another address', `${address}x`, headers],
    ['another person', address, { ...headers, Authorization: 'Bearer two' }],
    ['another group', address, { ...headers, group_id: 'chinatown' }],
    ['another language', address, { ...headers, 'Accept-Language': 'th' }],
  ])('answers no request of %s', async (_, asked, sent) => {
    expect(await answer(new Request(asked, { headers: sent }))).toBe('late');
  });

  test('answers no write', async () => {
    expect(await answer(new Request(address, { method: 'POST', headers }))).toBe('late');
  });

  test.each([
    ['the same', '{"page_size":10}', 'early'],
    ['something else', '{"page_size":20}', 'late'],
  ])('by POST answers who asks %s', async (_, body, expected) => {
    const ask = askEarly([], headers);
    fetched.mockResolvedValueOnce(new Response('early'));
    void ask(address, '{"page_size":10}');
    const request = new Request(address, { method: 'POST', headers, body });
    const response = await fetchOrTakeEarly(request, new AbortController().signal);
    expect(await response.text()).toBe(expected);
  });

  test('answers nobody ten seconds later', async () => {
    fetched.mockResolvedValueOnce(new Response('early'));
    askEarly([address], headers);
    vi.advanceTimersByTime(10_000);
    const response = await fetchOrTakeEarly(new Request(address, { headers }), new AbortController().signal);
    expect(await response.text()).toBe('late');
  });

  test('answers nobody after a write', async () => {
    fetched.mockResolvedValueOnce(new Response('early'));
    askEarly([address], headers);
    const write = new Request('/api/submit_order', { method: 'POST', headers: { 'Idempotency-Key': 'key' } });
    await fetchOrTakeEarly(write, new AbortController().signal);
    const response = await fetchOrTakeEarly(new Request(address, { headers }), new AbortController().signal);
    expect(await response.text()).toBe('late');
  });

  test('is left to others by a request that was given up before', async () => {
    fetched.mockResolvedValueOnce(new Response('early'));
    askEarly([address], headers);
    const over = AbortSignal.abort(new Error('given up'));
    await expect(fetchOrTakeEarly(new Request(address, { headers }), over)).rejects.toThrow('given up');
    const next = await fetchOrTakeEarly(new Request(address, { headers }), new AbortController().signal);
    expect(await next.text()).toBe('early');
  });

  test('and not answered is asked again', async () => {
    expect(await answer(new Request(address, { headers }), new TypeError('Failed to fetch'))).toBe('late');
  });

  test('is not waited for once its request was given up', async () => {
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    askEarly([address], headers);
    const giveUp = new AbortController();
    const asking = fetchOrTakeEarly(new Request(address, { headers }), giveUp.signal);
    giveUp.abort(new Error('given up'));
    await expect(asking).rejects.toThrow('given up');
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('is given up where nobody took it before a write', async () => {
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    askEarly([address], headers);
    const write = new Request('/api/submit_order', { method: 'POST', headers: { 'Idempotency-Key': 'key' } });
    await fetchOrTakeEarly(write, new AbortController().signal);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
