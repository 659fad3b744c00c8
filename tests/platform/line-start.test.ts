import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openLine } from '../../src/platform/line.ts';

const liff = vi.hoisted(() => ({
  init: async (_config: { liffId: string }): Promise<void> => undefined,
  isInClient: (): boolean => true,
  isLoggedIn: (): boolean => true,
  getIDToken: (): string | null => 'id-token',
  getAccessToken: (): string | null => 'access-token',
  getProfile: async (): Promise<object> => ({ userId: 'U1', displayName: 'Mei' }),
  login: vi.fn(),
  logout: vi.fn(),
}));

vi.mock('../../src/platform/liff.ts', () => ({ liff }));

const never = new AbortController().signal;

async function started() {
  const line = openLine('1650000000-talat');
  await line.start(never);
  return line;
}

beforeEach(() => {
  vi.restoreAllMocks();
  liff.login.mockClear();
  liff.logout.mockClear();
});

describe('the start of LIFF', () => {
  test('is that of its id, and LINE runs once it has settled', async () => {
    const init = vi.spyOn(liff, 'init');
    const line = openLine('1650000000-talat');
    expect([line.isStarted(), line.isInClient()]).toEqual([false, false]);
    expect(await line.start(never)).toBe(true);
    expect([line.isStarted(), line.isInClient()]).toEqual([true, true]);
    expect(init).toHaveBeenCalledExactlyOnceWith({ liffId: '1650000000-talat' });
  });

  test.each([
    ['INIT_FAILED', Object.assign(new Error('changes'), { code: 'INIT_FAILED' })],
    ['INVALID_CONFIG', Object.assign(new Error('changes'), { code: 'INVALID_CONFIG' })],
    ['a script that a network blocks', new TypeError('Failed to fetch dynamically imported module')],
  ])('that fails with %s gives LINE up', async (_, error) => {
    vi.spyOn(liff, 'init').mockRejectedValue(error);
    const line = openLine('1650000000-talat');
    expect([await line.start(never), line.isStarted(), line.isInClient()]).toEqual([false, false, false]);
  });

  test('that hangs is given up at the signal, and what comes later is ignored', async () => {
    let settle = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      settle = resolve;
    });
    vi.spyOn(liff, 'init').mockReturnValue(late);
    const [line, patience] = [openLine('1650000000-talat'), new AbortController()];
    const starting = line.start(patience.signal);
    patience.abort();
    expect(await starting).toBe(false);
    settle();
    await late;
    expect([line.isStarted(), line.isInClient(), line.sharePicker()]).toEqual([false, false, null]);
  });

  test('may be tried again', async () => {
    const init = vi.spyOn(liff, 'init').mockRejectedValue(new Error('no network'));
    const line = openLine('1650000000-talat');
    expect(await line.start(never)).toBe(false);
    init.mockResolvedValue(undefined);
    expect([await line.start(never), line.isStarted()]).toEqual([true, true]);
  });

  test('that was given up before it began asks LINE nothing', async () => {
    const init = vi.spyOn(liff, 'init');
    expect(await openLine('1650000000-talat').start(AbortSignal.abort())).toBe(false);
    expect(init).not.toHaveBeenCalled();
  });
});

describe('what proves somebody to the server', () => {
  test('is the access token inside LINE, the ID token elsewhere', async () => {
    expect(await (await started()).credentials()).toEqual({
      by: 'accessToken',
      lineId: 'U1',
      accessToken: 'access-token',
    });
    vi.spyOn(liff, 'isInClient').mockReturnValue(false);
    expect(await (await started()).credentials()).toEqual({ by: 'idToken', idToken: 'id-token' });
  });

  test('is nothing where LINE hands out none', async () => {
    vi.spyOn(liff, 'getAccessToken').mockReturnValue(null);
    expect(await (await started()).credentials()).toBeNull();
    vi.spyOn(liff, 'isInClient').mockReturnValue(false);
    vi.spyOn(liff, 'getIDToken').mockReturnValue(null);
    expect(await (await started()).credentials()).toBeNull();
  });

  test('asked for before LINE has started throws', async () => {
    await expect(openLine('1650000000-talat').credentials()).rejects.toThrow('LINE SDK is not initialized');
  });

  test('also tells whose profile it is, for the writes that carry it', async () => {
    const line = await started();
    expect(line.knownProfile()).toBeNull();
    await line.credentials();
    expect(line.knownProfile()).toEqual({ userId: 'U1', displayName: 'Mei' });
  });
});

describe("leaving for LINE's sign-in", () => {
  test('comes back to the address, and asks anew for a token that may be old', async () => {
    const line = await started();
    line.login('https://shop.example/cart');
    expect(liff.logout).toHaveBeenCalledBefore(liff.login);
    expect(liff.login).toHaveBeenCalledExactlyOnceWith({ redirectUri: 'https://shop.example/cart' });
  });

  test('of whom LINE does not know signs nobody out', async () => {
    vi.spyOn(liff, 'isLoggedIn').mockReturnValue(false);
    (await started()).login('https://shop.example/cart');
    expect(liff.logout).not.toHaveBeenCalled();
  });

  test('before LINE has started throws', () => {
    expect(() => openLine('1650000000-talat').login('https://shop.example/')).toThrow(
      'LINE SDK is not initialized',
    );
  });
});
