import { afterEach, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/workflow/platform.ts';
import { startLine } from '../../src/features/account/start-line.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where the server cannot be reached LINE is given up at once, and nobody is asked', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Safari Line/15.2', onLine: true });
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
