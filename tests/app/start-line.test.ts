import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/workflow/platform.ts';
import { leaveForLine } from '../../src/features/account/leave-for-line.ts';
import { startedLine, startLine } from '../../src/features/account/start-line.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('inside LINE somebody whom LINE knows is signed in without a tap, once LIFF has started, in the language that was chosen', async () => {
  vi.stubGlobal('location', { search: '' });
  const order: string[] = [];
  const config = { liff_id: '1-abc', demo: false, personas: [], maps: {} };
  const GET = async () => ({
    data: { code: 0, data: config, message: 'ok' },
    response: new Response(null, { status: 200 }),
  });
  const platform = {
    network: { isReachable: () => true },
    api: { connection: { GET, get: GET }, sessionEnd: () => () => undefined },
    perTab: browserStore(() => {
      throw new Error('refused');
    }),
    startLine: async (liffId: string) => order.push(`start ${liffId}`) > 0,
    line: () => ({ isLoggedIn: () => true }),
    local: { get: () => 'th' },
    session: { user: () => ({ language: 'zh' }) },
  } as unknown as Platform;
  const following: ((snapshot: { matches: (state: string) => boolean }) => void)[] = [];
  const auth = {
    getSnapshot: () => ({ can: () => true }),
    send: ({ type, language = '' }: { type: string; language?: string }) => order.push(type + language),
    subscribe: (follow: (typeof following)[number]) => {
      following.push(follow);
      return { unsubscribe: () => void following.splice(0) };
    },
  };
  await startLine(platform, auth as never, () => void order.push('address'));
  for (const now of ['signingIn', 'signedIn', 'signedIn'])
    following[0]?.({ matches: (state) => state === now });
  expect(order).toEqual(['start 1-abc', 'address', 'line.return', 'language.chooseth']);
});

test('where the server cannot be reached LINE is given up at once, and nobody is asked', async () => {
  vi.stubGlobal('location', { search: '' });
  const ask = vi.fn();
  const platform = {
    network: { isReachable: () => false },
    api: { connection: { GET: ask }, sessionEnd: () => () => undefined },
    perTab: browserStore(() => {
      throw new Error('refused');
    }),
  } as unknown as Platform;
  await startLine(platform, { getSnapshot: vi.fn(), send: vi.fn() } as never, ask);
  expect(ask).not.toHaveBeenCalled();
});

/** A device of a shop with LINE, on which LINE starts or not; what is done with LINE is noted. */
function deviceOf({ starts = true, isInClient = false, isStarted = false } = {}) {
  const config = { liff_id: '1-abc', demo: false, personas: [], maps: {} };
  const GET = async () => ({
    data: { code: 0, data: config, message: 'ok' },
    response: new Response(null, { status: 200 }),
  });
  const noted: string[] = [];
  const line = {
    isStarted: () => isStarted,
    isInClient: () => isInClient,
    isLoggedIn: () => false,
    login: (address: string) => void noted.push(`login ${address}`),
  };
  const platform = {
    network: { isReachable: () => true },
    api: { connection: { GET, get: GET }, sessionEnd: () => () => undefined },
    perTab: {
      set: (name: string, value: string) => void noted.push(`${name} ${value}`),
      remove: () => undefined,
    },
    startLine: async () => {
      noted.push('start');
      return starts;
    },
    line: () => line,
  } as unknown as Platform;
  return { platform, noted };
}

describe('LINE that does not start', () => {
  test('is given up: the page that its link names opens, and nobody is signed in', async () => {
    const replaceState = vi.fn();
    vi.stubGlobal('location', { search: '?liff.state=%2Fpayment%2Fp-1%3Faction%3Dconfirm' });
    vi.stubGlobal('history', { state: null, replaceState });
    const [send, onAddress] = [vi.fn(), vi.fn()];
    const { platform } = deviceOf({ starts: false });
    await startLine(platform, { getSnapshot: vi.fn(), send } as never, onAddress);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/payment/p-1?action=confirm');
    expect([send.mock.calls, onAddress.mock.calls]).toEqual([[], []]);
  });

  test('is started again when somebody wants to sign in, and said to be missing where that fails too', async () => {
    const { platform, noted } = deviceOf({ starts: false });
    await expect(startedLine(platform)).rejects.toThrow('LINE SDK is not initialized');
    expect(noted).toEqual(['start']);
  });

  test('is not started twice', async () => {
    const { platform, noted } = deviceOf({ isStarted: true });
    expect((await startedLine(platform)).isStarted()).toBe(true);
    expect(noted).toEqual([]);
  });
});

describe('a tap on the sign-in with LINE', () => {
  test('leaves for its page, to come back to the same address without what an earlier sign-in left in it', async () => {
    const address = 'https://shop.example/auth?redirect=%2Fcart';
    vi.stubGlobal('location', {
      href: `${address}&code=c0de&state=s&liffClientId=1&error=x#access_token=s3cret`,
    });
    const { platform, noted } = deviceOf();
    expect(await leaveForLine(platform)).toBe(true);
    expect(noted).toEqual(['start', 'line.login 1', `login ${address}`]);
  });

  test('inside LINE leaves for nothing, since its start signs in', async () => {
    vi.stubGlobal('location', { href: 'https://shop.example/auth' });
    const { platform, noted } = deviceOf({ isInClient: true });
    expect(await leaveForLine(platform)).toBe(false);
    expect(noted).toEqual(['start']);
  });
});
