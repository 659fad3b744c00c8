import { LiffMockPlugin } from '@line/liff-mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLine } from '../../src/platform/line.ts';
import { liff } from '../../src/platform/liff.ts';

// LINE's own stand-in within LINE's own SDK: it answers as LIFF does, and takes what LIFF takes.
liff.use(new LiffMockPlugin() as unknown as Parameters<typeof liff.use>[0]);
const { init } = liff;
const mocked = liff as unknown as { readonly $mock: { set(data: object): void; clear(): void } };

async function started() {
  vi.spyOn(liff, 'init').mockImplementation((config) => init({ ...config, mock: true } as typeof config));
  const line = openLine('1650000000-talat');
  expect(await line.start(new AbortController().signal)).toBe(true);
  liff.login();
  return line;
}

afterEach(() => {
  mocked.$mock.clear();
  vi.restoreAllMocks();
});

describe("LINE by its SDK, with LINE's stand-in", () => {
  test('has every function that the app calls', async () => {
    await started();
    const called = [
      'init',
      'isInClient',
      'isLoggedIn',
      'isApiAvailable',
      'login',
      'logout',
      'getAccessToken',
      'getIDToken',
      'getProfile',
      'getContext',
      'scanCodeV2',
      'shareTargetPicker',
      'openWindow',
      'closeWindow',
    ] as const;
    expect(called.filter((name) => typeof liff[name] !== 'function')).toEqual([]);
  });

  test('outside its app proves somebody by the ID token', async () => {
    mocked.$mock.set({ isInClient: false, getIDToken: 'id-token' });
    expect(await (await started()).credentials()).toEqual({ by: 'idToken', idToken: 'id-token' });
  });

  test('inside its app proves somebody by the access token of the profile', async () => {
    mocked.$mock.set({
      isInClient: true,
      getAccessToken: 'access-token',
      getProfile: { userId: 'U1', displayName: 'Mei' },
    });
    const line = await started();
    expect(await line.credentials()).toEqual({
      by: 'accessToken',
      lineId: 'U1',
      accessToken: 'access-token',
    });
    expect(line.knownProfile()).toEqual({ userId: 'U1', displayName: 'Mei' });
  });

  test('shares, scans, and opens the browser outside by a whole address', async () => {
    mocked.$mock.set({
      isLoggedIn: true,
      isApiAvailable: true,
      getContext: { type: 'utou', viewType: 'full' },
      shareTargetPicker: { status: 'success' },
      scanCode: { value: '8850000000017' },
    });
    const line = await started();
    const message = { type: 'flex', altText: '#1', contents: { type: 'bubble' } } as const;
    expect(await line.sharePicker()?.(message)).toEqual({ kind: 'shared' });
    expect(await line.codeScanner()?.()).toBe('8850000000017');
    const openWindow = vi.spyOn(liff, 'openWindow');
    line.openOutside('https://shop.example/order/1');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith({
      url: 'https://shop.example/order/1',
      external: true,
    });
  });
});
