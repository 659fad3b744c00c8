import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderMessage } from '../../domain/sharing/order-message.ts';
import { openLine } from '../../src/platform/line.ts';

const liff = vi.hoisted(() => ({
  init: async () => undefined,
  isLoggedIn: (): boolean => true,
  isApiAvailable: (_name: string): boolean => true,
  shareTargetPicker: async (_messages: readonly object[]): Promise<{ status: 'success' } | undefined> => ({
    status: 'success',
  }),
}));

vi.mock('../../src/platform/liff.ts', () => ({ liff }));

const message: OrderMessage = { type: 'flex', altText: '#10482', contents: { type: 'bubble' } };

async function pickerOfLine() {
  const line = openLine('1650000000-talat');
  await line.start(new AbortController().signal);
  return line.sharePicker();
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe("LINE's choice of whom a message goes to", () => {
  test('gets the message and says that it was shared', async () => {
    const share = vi.spyOn(liff, 'shareTargetPicker');
    const pick = await pickerOfLine();
    expect(await pick?.(message)).toEqual({ kind: 'shared' });
    expect(share).toHaveBeenCalledExactlyOnceWith([message], { isMultiple: true });
  });

  test('closed without a choice is no failure', async () => {
    vi.spyOn(liff, 'shareTargetPicker').mockResolvedValue(undefined);
    const pick = await pickerOfLine();
    expect(await pick?.(message)).toEqual({ kind: 'cancelled' });
  });

  test.each([
    'UNAUTHORIZED',
    'FORBIDDEN',
    'INVALID_ARGUMENT',
    'EXCEPTION_IN_SUBWINDOW',
    'CREATE_SUBWINDOW_FAILED',
    'INIT_FAILED',
    'INVALID_CONFIG',
    'UNKNOWN',
  ])('refused with %s says so by its code', async (code) => {
    vi.spyOn(liff, 'shareTargetPicker').mockRejectedValue(Object.assign(new Error('changes'), { code }));
    const pick = await pickerOfLine();
    expect(await pick?.(message)).toEqual({ kind: 'refused', code });
  });

  test('failed without a code is unknown', async () => {
    vi.spyOn(liff, 'shareTargetPicker').mockRejectedValue(new Error('no network'));
    const pick = await pickerOfLine();
    expect(await pick?.(message)).toEqual({ kind: 'refused', code: 'UNKNOWN' });
  });

  test('is not offered before LIFF has started, signed out of LINE, nor where this LINE has none', async () => {
    const before = openLine('1650000000-talat').sharePicker();
    const isLoggedIn = vi.spyOn(liff, 'isLoggedIn').mockReturnValue(false);
    const signedOut = await pickerOfLine();
    isLoggedIn.mockReturnValue(true);
    const isAvailable = vi.spyOn(liff, 'isApiAvailable').mockReturnValue(false);
    expect([before, signedOut, await pickerOfLine()]).toEqual([null, null, null]);
    expect(isAvailable).toHaveBeenCalledWith('shareTargetPicker');
  });
});
