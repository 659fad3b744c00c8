import { afterEach, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/workflow/platform.ts';
import { startLine } from '../../src/features/account/start-line.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('inside LINE somebody whom LINE knows is signed in without a tap, once LIFF has started', async () => {
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
  } as unknown as Platform;
  const auth = {
    getSnapshot: () => ({ can: () => true }),
    send: ({ type }: { type: string }) => order.push(type),
  };
  await startLine(platform, auth as never, () => void order.push('address'));
  expect(order).toEqual(['start 1-abc', 'address', 'line.return']);
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
