import { describe, expect, test } from 'vitest';
import { DeviceScopeContext, type DeviceScope } from '../../src/workflow/scopes.ts';
import { useGridPhotos } from '../../src/features/photos/use-grid-photos.ts';
import type { BlobStore } from '../../src/journal/stores/blob-store.ts';
import { failedPhoto, TestPhotoNotices } from './test-photo-notices.tsx';
import { show } from './show.tsx';

const nothing = {};
const progress = { subscribe: () => () => undefined, get: () => nothing };

function Notices({ blobs }: { readonly blobs: BlobStore }) {
  const shown = useGridPhotos(blobs, [failedPhoto], false);
  return <TestPhotoNotices shown={shown} />;
}

describe('a photo that failed', () => {
  test.each([
    ['is there', new Blob(['a']), 'It is still on this device'],
    ['is gone', null, 'is no longer on this device'],
  ])('is not called lost before it was looked for, and then as it %s', async (_, blob, words) => {
    let answer: (blob: Blob | null) => void = () => undefined;
    const asked = new Promise<Blob | null>((resolve) => (answer = resolve));
    const blobs = { get: () => asked } as unknown as BlobStore;
    const scope = { platform: { progress } } as unknown as DeviceScope;
    const screen = await show(
      <DeviceScopeContext value={scope}>
        <Notices blobs={blobs} />
      </DeviceScopeContext>,
    );
    await expect.element(screen.getByText('Photo 1 is not uploaded yet')).toBeVisible();
    answer(blob);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});
