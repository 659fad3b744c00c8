import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/app/platform.ts';
import { leaveForLine, startLine } from '../../src/app/start-line.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Safari Line/15.2' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('starting LINE and leaving for it ask the server once how one signs in', async () => {
  const answer = vi.fn(async () => {
    throw new Error('no network');
  });
  const platform = {
    api: { connection: { GET: answer }, sessionEnd: () => () => undefined },
    perTab: browserStore(() => {
      throw new Error('refused');
    }),
  } as unknown as Platform;
  await startLine(platform, { getSnapshot: vi.fn(), send: vi.fn() } as never, vi.fn());
  await expect(leaveForLine(platform)).rejects.toThrow('LINE SDK is not initialized');
  expect(answer).toHaveBeenCalledTimes(1);
});
