import { maxProductPhotos } from '../../domain/limits.ts';
import type { Caller } from '../call.ts';
import { findPhotos } from '../payments/proof-photos.ts';
import { Refusal } from '../refusal.ts';
import type { Queries } from '../store/store.ts';

/**
 * The names of the pictures that addresses stand for: uploads of the caller, or what is public already. Somebody else's
 * private photo is as good as unknown, also to staff who may see it.
 */
export async function findOwnPictures(
  { caller, store }: { readonly caller: Caller; readonly store: Queries },
  addresses: readonly string[],
): Promise<string[]> {
  if (addresses.length > maxProductPhotos) throw new Refusal('too_many_photos', { limit: maxProductPhotos });
  const uploads = await findPhotos(store, addresses);
  const foreign = uploads.findIndex((upload) => !upload.public && upload.uploader_id !== caller.user.user_id);
  if (foreign !== -1) throw new Refusal('not_found', { filepath: addresses[foreign] });
  return uploads.map((upload) => upload.file_name);
}
