import { afterEach, describe, expect, test } from 'vitest';
import { watchNetwork } from '../../src/api/watch-network.ts';
import type { NetworkCall } from '../../src/api/watch-network.ts';

const { fetch: original } = globalThis;

afterEach(() => {
  globalThis.fetch = original;
});

/** The next call that is heard while `act` makes one. */
async function hear(act: () => unknown): Promise<NetworkCall> {
  let stop: () => void = () => undefined;
  const call = new Promise<NetworkCall>((resolve) => {
    stop = watchNetwork(resolve);
  });
  act();
  const heard = await call;
  stop();
  return heard;
}

const anyTimes = { startedAt: expect.any(Number), duration: expect.any(Number) };

describe('a call that is watched', () => {
  test('by fetch tells method, address, status and size, and its caller reads the answer as ever', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('ตลาด', { status: 201 }));
    let body: Promise<string> | undefined;
    const call = await hear(() => {
      body = fetch(new Request('/api/submit_order?a=1', { method: 'POST' })).then((answer) => answer.text());
    });
    expect(call).toEqual({
      ...anyTimes,
      method: 'POST',
      url: new URL('/api/submit_order?a=1', location.href),
      status: 201,
      size: 12,
    });
    expect(await body).toBe('ตลาด');
  });

  test('by fetch of an address alone is a GET', async () => {
    globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));
    const { method, status, size } = await hear(() => fetch('/api/user_info'));
    expect({ method, status, size }).toEqual({ method: 'GET', status: 204, size: 0 });
  });

  test('that was asked early is heard once it is taken, and answers as ever', async () => {
    const answer = Promise.resolve(new Response('ตลาด'));
    window.talatEarlyAnswers = { take: () => answer, untaken: () => [] };
    let taken: Promise<string | undefined> | undefined;
    const call = await hear(() => {
      const request = new Request('/api/all_sku_list?category_id=tea');
      taken = window.talatEarlyAnswers
        ?.take(request, AbortSignal.timeout(10_000))
        ?.then((response) => response.text());
    });
    expect(call).toEqual({
      ...anyTimes,
      method: 'GET',
      url: new URL('/api/all_sku_list?category_id=tea', location.href),
      status: 200,
      size: 12,
    });
    expect(await taken).toBe('ตลาด');
    delete window.talatEarlyAnswers;
  });

  test('without an answer says so, and its caller hears of it as ever', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    let failure: Promise<unknown> | undefined;
    const { status, size } = await hear(() => {
      failure = fetch('/api/user_info').catch((error: unknown) => error);
    });
    expect({ status, size }).toEqual({ status: null, size: null });
    expect(await failure).toEqual(new TypeError('no network'));
  });

  test('by XMLHttpRequest tells the same', async () => {
    const call = await hear(() => {
      const request = new XMLHttpRequest();
      request.open('GET', 'data:text/plain,market');
      request.send();
    });
    expect(call).toEqual({
      ...anyTimes,
      method: 'GET',
      url: new URL('data:text/plain,market'),
      status: 200,
      size: 6,
    });
  });

  test('by XMLHttpRequest that is ended before its answer has no status', async () => {
    const { status, size } = await hear(() => {
      const request = new XMLHttpRequest();
      request.open('POST', '/api/upload_v2');
      request.send('photo');
      request.abort();
    });
    expect({ status, size }).toEqual({ status: null, size: null });
  });

  test('after the end of the watch goes by the browser’s own', async () => {
    const { open, send } = XMLHttpRequest.prototype;
    watchNetwork(() => undefined)();
    expect(fetch).toBe(original);
    expect(XMLHttpRequest.prototype.open).toBe(open);
    expect(XMLHttpRequest.prototype.send).toBe(send);
  });
});
