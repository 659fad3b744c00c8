import { afterEach, describe, expect, test, vi } from 'vitest';
import { preparePhoto } from '../../src/platform/photos.ts';
import { shrinkPhoto } from '../../src/platform/shrink-photo.ts';

const megabyte = 1024 * 1024;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A picture of noise, which no format makes small. */
async function noise(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(width, height);
  for (let row = 0; row < height; row += 1)
    crypto.getRandomValues(pixels.data.subarray(row * width * 4, (row + 1) * width * 4));
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  canvas.getContext('2d')!.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.png', { type: 'image/png' });
}

function file(bytes: number, type: string): File {
  return new File([new Uint8Array(bytes)], 'proof', { type });
}

async function sizeOf(blob: Blob): Promise<readonly number[]> {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
}

describe('a chosen photo', () => {
  test('of 2 MB or less is kept as it is, known by its content', async () => {
    const small = await noise(40, 30);
    const prepared = await preparePhoto(small);
    const twin = await preparePhoto(new File([small], 'twin.png', { type: 'image/png' }));
    expect(prepared).toEqual({
      ok: true,
      blob: small,
      fileName: 'noise.png',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect([prepared, twin].map((photo) => photo.ok && photo.sha256)).toEqual([
      prepared.ok && prepared.sha256,
      prepared.ok && prepared.sha256,
    ]);
  });

  test.each(['image/heic', 'image/heif', ''])(
    'of type "%s", as an iPhone may give one, is refused',
    async (type) => {
      const photo = new File(['its bytes'], 'IMG_0042.HEIC', { type });
      expect(await preparePhoto(photo)).toEqual({ ok: false, reason: 'wrong_file_type' });
    },
  );

  test('above 2 MB becomes 1200 px wide and less than that', async () => {
    const large = await noise(1500, 600);
    expect(large.size).toBeGreaterThan(2 * megabyte);
    const prepared = await preparePhoto(large);
    if (!prepared.ok) throw new Error(prepared.reason);
    expect(prepared.blob.size).toBeLessThanOrEqual(2 * megabyte);
    expect([prepared.blob.type, ...(await sizeOf(prepared.blob))]).toEqual(['image/jpeg', 1200, 480]);
  });

  test('of a page above 1 MB becomes 2400 px a side and less than that, whichever way it lies', async () => {
    const large = await noise(600, 2500);
    const prepared = await preparePhoto(large, { kind: 'page' });
    if (!prepared.ok) throw new Error(prepared.reason);
    expect(prepared.blob.size).toBeLessThanOrEqual(megabyte);
    expect([prepared.blob.type, ...(await sizeOf(prepared.blob))]).toEqual(['image/jpeg', 576, 2400]);
  });

  test('that is narrow keeps its width', async () => {
    const prepared = await preparePhoto(await noise(800, 1000));
    expect(prepared.ok && (await sizeOf(prepared.blob))).toEqual([800, 1000]);
  });

  test('is tried from quality 0.8 down by 0.1 until it is under 2 MB', async () => {
    const large = await createImageBitmap(await noise(40, 30));
    const encode = vi
      .spyOn(OffscreenCanvas.prototype, 'convertToBlob')
      .mockResolvedValueOnce(file(3 * megabyte, 'image/jpeg'))
      .mockResolvedValueOnce(file(3 * megabyte, 'image/jpeg'))
      .mockResolvedValue(file(megabyte, 'image/jpeg'));
    await shrinkPhoto(large, 'any');
    expect(encode.mock.calls.map(([options]) => options?.quality)).toEqual([0.8, 0.7, 0.6]);
  });

  test('that never gets under 2 MB stops at 0.1', async () => {
    const large = await createImageBitmap(await noise(40, 30));
    const encode = vi
      .spyOn(OffscreenCanvas.prototype, 'convertToBlob')
      .mockResolvedValue(file(3 * megabyte, 'image/jpeg'));
    await shrinkPhoto(large, 'any');
    expect(encode.mock.calls.map(([options]) => options?.quality)).toEqual([
      0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1,
    ]);
  });

  test('that no thread can be had for is made smaller in the page, and its slip is not read', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {
          this.dispatchEvent(new Event('error'));
        }
        terminate() {}
      },
    );
    vi.resetModules();
    const { preparePhoto: prepare } = await import('../../src/platform/photos.ts');
    const large = await prepare(await noise(1500, 600), { readsSlip: true });
    expect([large.ok && (await sizeOf(large.blob)), 'slip' in large]).toEqual([[1200, 480], false]);
    const small = await noise(40, 30);
    expect(await prepare(small, { readsSlip: true })).toMatchObject({ ok: true, blob: small });
  });

  test.each([
    ['of another kind', file(10, 'application/pdf'), 'wrong_file_type'],
    ['of a kind that browsers draw and the shop does not take', file(10, 'image/svg+xml'), 'wrong_file_type'],
    ['above 10 MB', file(10 * megabyte + 1, 'image/png'), 'file_too_large'],
    ['that is none', file(3 * megabyte, 'image/png'), 'unreadable'],
  ])('%s is refused', async (_, chosen, reason) => {
    expect(await preparePhoto(chosen)).toEqual({ ok: false, reason });
  });
});
