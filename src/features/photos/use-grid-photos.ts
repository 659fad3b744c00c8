import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptPhoto } from '../../../domain/photos/photos.ts';
import { mayRetry, nextUpload } from '../../../domain/photos/photos.ts';
import type { BlobStore } from '../../journal/stores/blob-store.ts';
import type { GridPhoto } from '../../ui/photos/photo-tile.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';

/** A form's photos as its grid shows them: their picture, and how far the one under way is. */
export function useGridPhotos(
  blobs: BlobStore,
  photos: readonly KeptPhoto[],
  isSending: boolean,
): readonly GridPhoto[] {
  const { progress } = useDeviceScope().platform;
  const urls = useBlobUrls(blobs, photos.map((photo) => photo.blobId).join(' '));
  const percents = useSyncExternalStore(progress.subscribe, progress.get);
  const current = isSending ? nextUpload(photos)?.blobId : undefined;
  return photos.map((photo) => ({
    id: photo.blobId,
    url: urls[photo.blobId],
    status: photo.blobId === current ? 'uploading' : statusOf(photo),
    percent: percents[photo.blobId] ?? 0,
    usedBefore: photo.usedFor.length > 0,
  }));
}

function statusOf(photo: KeptPhoto): GridPhoto['status'] {
  return photo.problem === null || mayRetry(photo) ? photo.status : 'refused';
}

type BlobUrls = Readonly<Record<string, string | null>>;

/** Addresses for showing kept pictures, by blob id: null for those that are gone, nothing for those not looked for yet. */
export function useBlobUrls(blobs: BlobStore, ids: string): BlobUrls {
  const [urls, setUrls] = useState<BlobUrls>({});
  useEffect(() => {
    let opened: readonly string[] = [];
    let left = false;
    void readAll(blobs, ids).then((found) => {
      if (left) return;
      const entries = found.map(([id, blob]) => [id, blob && URL.createObjectURL(blob)] as const);
      opened = entries.flatMap(([, url]) => url ?? []);
      setUrls(Object.fromEntries(entries));
    });
    return () => {
      left = true;
      for (const url of opened) URL.revokeObjectURL(url);
    };
  }, [blobs, ids]);
  return urls;
}

async function readAll(blobs: BlobStore, ids: string): Promise<readonly (readonly [string, Blob | null])[]> {
  return await Promise.all(
    ids.split(' ').map(async (id) => [id, id === '' ? null : await blobs.get(id)] as const),
  );
}
