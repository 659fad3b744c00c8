import type { Caller } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import type { UploadRow } from '../store/queries/uploads.ts';
import { attachUploads } from './upload-access.ts';
import { fileAddress, fileNameOf } from './file-address.ts';
import { findPhotos } from './find-photos.ts';

/**
 * The file names of the pictures at these addresses, which must be public or the caller's own uploads. Another person's private
 * photo is `not_found`, also for staff who may see it.
 */
export async function findOwnPictures(
  { caller, store }: { readonly caller: Caller; readonly store: Queries },
  addresses: readonly string[],
): Promise<string[]> {
  const uploads = await findPhotos(store, addresses);
  const foreign = uploads.findIndex((upload) => !upload.public && upload.uploader_id !== caller.user.user_id);
  if (foreign !== -1) throw new Refusal('not_found', { filepath: addresses[foreign] });
  return uploads.map((upload) => upload.file_name);
}

/** The caller's own upload at an address; throws `not_found` for any other. */
export async function findOwnUpload(
  { caller, store }: { readonly caller: Caller; readonly store: Queries },
  address: string,
): Promise<UploadRow> {
  const name = fileNameOf(address);
  const upload = name === null ? null : await store.uploads.find(name);
  if (upload === null || upload.uploader_id !== caller.user.user_id)
    throw new Refusal('not_found', { filepath: address });
  return upload;
}

/** The uploads at these addresses that are public or the caller's own, by address; others are left out. */
export async function ownUploads(
  { caller, store }: { readonly caller: Caller; readonly store: Queries },
  addresses: readonly string[],
): Promise<ReadonlyMap<string, UploadRow>> {
  const names = new Map(addresses.map((address) => [fileNameOf(address), address]));
  const found = await store.uploads.findAll([...names.keys()].filter((name) => name !== null));
  return new Map(
    found
      .filter((upload) => upload.public || upload.uploader_id === caller.user.user_id)
      .map((upload) => [names.get(upload.file_name) ?? '', upload]),
  );
}

/** Throws when there are more pictures than the limit. */
export function refuseTooManyPictures(pictures: readonly string[], limit: number): void {
  if (pictures.length > limit) throw new Refusal('too_many_photos', { limit });
}

/** Makes pictures public, permanently. Throws `photo_is_proof` when one is a private proof of payment. */
export async function publishPictures(
  store: Pick<Queries, 'uploads'>,
  pictures: readonly string[],
): Promise<void> {
  await attachUploads(store, pictures);
  const [proof] = await store.uploads.privateProofsAmong(pictures);
  if (proof !== undefined) throw new Refusal('photo_is_proof', { filepath: fileAddress(proof) });
  await store.uploads.publish(pictures);
}
