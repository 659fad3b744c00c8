import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openLine } from '../../src/platform/line.ts';

const liff = vi.hoisted(() => ({
  init: async () => undefined,
  isApiAvailable: (_name: string): boolean => true,
  getContext: () => ({ viewType: 'full' }),
  scanCodeV2: async (): Promise<{ value: string | null }> => ({ value: 'talat:sku/42' }),
}));

vi.mock('../../src/platform/liff.ts', () => ({ liff }));

async function scannerOfLine() {
  const line = openLine('1650000000-talat');
  await line.start(new AbortController().signal);
  return line.codeScanner();
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe("LINE's own scanner", () => {
  test('gives the text of the code', async () => {
    const scan = await scannerOfLine();
    expect(await scan?.()).toBe('talat:sku/42');
  });

  test('closed without a code gives none', async () => {
    vi.spyOn(liff, 'scanCodeV2').mockResolvedValue({ value: null });
    const scan = await scannerOfLine();
    expect(await scan?.()).toBe(null);
  });

  test('is not offered before LIFF has started, where this LINE has none, nor in a window that is not full', async () => {
    const before = openLine('1650000000-talat').codeScanner();
    const isAvailable = vi.spyOn(liff, 'isApiAvailable').mockReturnValue(false);
    const unavailable = await scannerOfLine();
    expect(isAvailable).toHaveBeenCalledWith('scanCodeV2');
    isAvailable.mockReturnValue(true);
    vi.spyOn(liff, 'getContext').mockReturnValue({ viewType: 'tall' });
    expect([before, unavailable, await scannerOfLine()]).toEqual([null, null, null]);
  });
});
