import type { ChosenPhoto } from '../../../domain/photos/photos.ts';
import type { BlobStore } from '../../journal/stores/blob-store.ts';
import { preparePhoto } from '../../platform/photos.ts';
import type { PhotoOptions, PreparedPhoto } from '../../platform/photos.ts';

/** Keeps chosen pictures on the device, before any event names them; says why one cannot be used. */
export async function keepPhotos(
  blobs: BlobStore,
  files: readonly File[],
  options: PhotoOptions = {},
): Promise<{ readonly photos: readonly ChosenPhoto[]; readonly reason: string | null }> {
  const prepared = await Promise.all(files.map((file) => preparePhoto(file, options)));
  const [reason = null] = prepared.flatMap((photo) => (photo.ok ? [] : [photo.reason]));
  const photos = await Promise.all(prepared.flatMap((photo) => (photo.ok ? [keepPhoto(blobs, photo)] : [])));
  return { photos, reason };
}

async function keepPhoto(
  blobs: BlobStore,
  { blob, fileName, sha256, slip }: Extract<PreparedPhoto, { readonly ok: true }>,
): Promise<ChosenPhoto> {
  const blobId = crypto.randomUUID();
  await blobs.put(blobId, blob);
  return { blobId, fileName, sha256, ...(slip === undefined ? {} : { slip }) };
}
