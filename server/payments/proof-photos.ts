import { maxProofPhotos } from '../../domain/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../contract/call.ts';
import type { ProofPhoto } from '../store/queries/payments/payment-statements.ts';
import type { UploadRow } from '../store/queries/uploads.ts';

/** File names of a proof's photos, without duplicates; throws when there are none or too many. */
export function proofPhotos(photos: readonly UploadRow[]): string[] {
  const names = newPhotos(photos, []);
  if (names.length === 0) throw new Refusal('photo_required');
  return names;
}

/** File names of photos whose content is neither repeated nor among the `present` ones; throws when there are too many of them. */
export function newPhotos(photos: readonly UploadRow[], present: readonly UploadRow[]): string[] {
  const seen = new Set(present.map((photo) => photo.sha256));
  const fresh = photos.filter((photo) => {
    const isNew = !seen.has(photo.sha256);
    seen.add(photo.sha256);
    return isNew;
  });
  if (fresh.length > maxProofPhotos) throw new Refusal('too_many_photos', { limit: maxProofPhotos });
  return fresh.map((photo) => photo.file_name);
}

/** Photos as sent by the caller. */
export function sentBy({ user, roles }: Caller, fileNames: readonly string[]): ProofPhoto[] {
  const sender = { by_id: user.user_id, by_name: user.name, by_role: roles.join(',') };
  return fileNames.map((file_name) => ({ file_name, ...sender }));
}
