import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openLine } from '../../src/platform/line.ts';

const liff = vi.hoisted(() => ({
  init: async () => undefined,
  getProfile: async (): Promise<object | undefined> => undefined,
}));

vi.mock('../../src/platform/liff.ts', () => ({ liff }));

const mei = { userId: 'U1', displayName: 'Mei', pictureUrl: 'https://profile.line-scdn.net/1' };

async function startedLine() {
  const line = openLine('1650000000-talat');
  await line.start(new AbortController().signal);
  return line;
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe("a person's profile in LINE", () => {
  test('is what LINE tells', async () => {
    vi.spyOn(liff, 'getProfile').mockResolvedValue({ ...mei, statusMessage: 'Open' });
    expect(await (await startedLine()).profile()).toEqual({ ...mei, statusMessage: 'Open' });
  });

  test.each([undefined, {}, { userId: 'U1' }, { displayName: 'Mei' }])(
    'is nobody where LINE answers %o',
    async (answer) => {
      vi.spyOn(liff, 'getProfile').mockResolvedValue(answer);
      expect(await (await startedLine()).profile()).toBeNull();
    },
  );

  test('refused throws', async () => {
    vi.spyOn(liff, 'getProfile').mockRejectedValue(new Error('FORBIDDEN'));
    await expect((await startedLine()).profile()).rejects.toThrow('FORBIDDEN');
  });

  test('asked for before LINE has started throws', async () => {
    await expect(openLine('1650000000-talat').profile()).rejects.toThrow('LINE SDK is not initialized');
  });
});
