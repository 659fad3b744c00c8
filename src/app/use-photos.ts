import { useEffect, useState } from 'react';
import type { ChosenPhoto, KeptPhoto } from '../../domain/photos.ts';
import type { BlobStore } from '../journal/blob-store.ts';
import { preparePhoto } from '../platform/photos.ts';

/** Keeps chosen pictures on the device, before any event names them; a picture that cannot be used answers its reason. */
export async function keepPhotos(
  blobs: BlobStore,
  files: readonly File[],
): Promise<{ readonly photos: readonly ChosenPhoto[]; readonly reason: string | null }> {
  const prepared = await Promise.all(files.map(preparePhoto));
  const bad = prepared.find((photo) => !photo.ok);
  const kept = await Promise.all(
    prepared.flatMap((photo) => (photo.ok ? [keep(photo.blob, photo.fileName, photo.sha256)] : [])),
  );
  return { photos: kept, reason: bad === undefined || bad.ok ? null : bad.reason };

  async function keep(blob: Blob, fileName: string, sha256: string): Promise<ChosenPhoto> {
    const blobId = crypto.randomUUID();
    await blobs.put(blobId, blob);
    return { blobId, fileName, sha256 };
  }
}

/** Addresses for showing kept photos, by blob id; those whose blob is gone have none. */
export function usePhotoUrls(
  blobs: BlobStore,
  photos: readonly KeptPhoto[],
): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const ids = photos.map((photo) => photo.blobId).join(' ');
  useEffect(() => {
    let open: readonly string[] = [];
    let left = false;
    void Promise.all(
      ids.split(' ').map(async (id) => [id, id === '' ? null : await blobs.get(id)] as const),
    ).then((found) => {
      if (left) return;
      const entries = found.flatMap(([id, blob]) =>
        blob === null ? [] : [[id, URL.createObjectURL(blob)] as const],
      );
      open = entries.map(([, url]) => url);
      setUrls(Object.fromEntries(entries));
    });
    return () => {
      left = true;
      for (const url of open) URL.revokeObjectURL(url);
    };
  }, [blobs, ids]);
  return urls;
}
