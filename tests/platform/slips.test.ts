import { slipVerify } from 'promptparse/generate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { playsAllCases } from '../all-cases.ts';
import { preparePhoto } from '../../src/platform/photos.ts';
import { readSlip } from '../../src/platform/slip-reader.ts';
import { inTime } from '../../src/platform/slip-time.ts';
import { drawSlip, slipShots } from './slip-pictures.ts';

const seed = 20_260_1;
/** Half of them are photographed askew and out of focus. */
const photos = playsAllCases ? 30 : 12;
const bar = photos - 1;

describe('photos of bank slips', () => {
  test(`have their reference read, at least ${bar} of ${photos}, and never a wrong one`, async () => {
    const shots = slipShots(seed, photos);
    const read: (string | undefined)[] = [];
    for (const shot of shots) {
      const photo = await preparePhoto(await drawSlip(shot), { readsSlip: true });
      read.push(photo.ok ? photo.slip : undefined);
    }
    const right = shots.filter(({ reference }, at) => read[at] === reference);
    console.info(`${right.length} of ${shots.length} slips were read`);
    expect(shots.filter(({ reference }, at) => ![reference, undefined].includes(read[at]))).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(bar);
  }, 60_000);

  test('are not looked into where no slip is asked for', async () => {
    const [shot] = slipShots(seed, 1);
    expect(await preparePhoto(await drawSlip(shot!))).not.toHaveProperty('slip');
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a browser's own reader of codes", () => {
  /** A browser with such a reader, which knows these formats and finds these codes. */
  function browserWith(
    formats: readonly string[],
    detect: () => Promise<readonly { rawValue: string; format: string }[]>,
  ) {
    return {
      BarcodeDetector: class {
        static getSupportedFormats = async () => formats;
        detect = detect;
      },
    };
  }

  /** What the slip of a shot is read as there, and what it says. */
  async function readIn(scope: object): Promise<readonly [string | null, string]> {
    const [shot] = slipShots(seed, 1);
    return [await readSlip(scope, await createImageBitmap(await drawSlip(shot!))), shot!.reference];
  }

  test('is asked where it knows QR codes, and of its codes the one of a slip counts', async () => {
    const found = async () => [
      { rawValue: 'https://example.com', format: 'qr_code' },
      { rawValue: slipVerify({ sendingBank: '004', transRef: '015063110203AbC4567' }), format: 'qr_code' },
    ];
    expect((await readIn(browserWith(['qr_code'], found)))[0]).toBe('015063110203AbC4567');
    expect((await readIn(browserWith(['qr_code'], async () => [])))[0]).toBe(null);
  });

  test('that knows none is passed over, and the slip is read all the same', async () => {
    const asked = vi.fn(async () => []);
    const [read, reference] = await readIn(browserWith(['code_128'], asked));
    expect([read, asked.mock.calls.length]).toEqual([reference, 0]);
  });
});

describe('reading a slip', () => {
  test('that takes longer than 4 s, or fails, holds up its photo no longer', async () => {
    vi.useFakeTimers();
    const read = vi.fn();
    void inTime(new Promise(() => undefined)).then(read);
    await vi.advanceTimersByTimeAsync(3999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(read.mock.calls).toEqual([[null]]);
    expect(await inTime(Promise.reject(new Error('no reader')))).toBe(null);
    expect(await inTime(Promise.resolve('015063'))).toBe('015063');
  });
});
