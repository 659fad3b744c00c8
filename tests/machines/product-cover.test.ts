import { describe, expect, test } from 'vitest';
import { productCoverMachine } from '../../machines/product-cover/product-cover-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { failed, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof productCoverMachine>>[2];

/** After the upload of a new cover failed, as it does when its photo is lost. */
const unreachable = (...events: TestEvent[]) =>
  stateAfter(
    productCoverMachine,
    { skuId: 'sku-cup' },
    { type: 'cover.take', photo: { ...samplePhoto, blobId: 'lost' }, key: 'key-1' },
    failed('uploadV2'),
    ...events,
  );

describe('unreachable', () => {
  test('cover.take of another photo uploads that one under its own key', () => {
    const snapshot = unreachable({ type: 'cover.take', photo: samplePhoto, key: 'key-2' });
    expect(snapshot.matches('uploading')).toBe(true);
    expect(snapshot.context).toMatchObject({ photo: samplePhoto, key: 'key-2' });
  });

  test('cover.choose of a picture of the product sets it', () => {
    const snapshot = unreachable({ type: 'cover.choose', cover: '/api/files/cup.webp', key: 'key-2' });
    expect(snapshot.matches('setting')).toBe(true);
    expect(snapshot.context).toMatchObject({ photo: null, cover: '/api/files/cup.webp', key: 'key-2' });
  });

  test('cover.dismiss keeps the cover that there is', () => {
    const snapshot = unreachable({ type: 'cover.dismiss' });
    expect(snapshot.matches('resting')).toBe(true);
    expect(snapshot.context).toMatchObject({ photo: null, cover: '' });
  });

  test('cover.retry uploads the same photo again', () => {
    const snapshot = unreachable({ type: 'cover.retry' });
    expect(snapshot.matches('uploading')).toBe(true);
    expect(snapshot.context).toMatchObject({ photo: { blobId: 'lost' }, key: 'key-1' });
  });
});
