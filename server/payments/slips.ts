import type { components } from '../../domain/contract.gen.ts';
import { fileNameOf } from '../files/file-address.ts';
import { invalidRequest } from '../http/refusal.ts';
import type { ProofPhoto } from '../store/queries/payments/payment-statements.ts';
import type { Slip } from '../store/queries/payments/proof-reuse.ts';
import type { UploadRow } from '../store/queries/uploads.ts';
import type { Queries } from '../store/store.ts';

type SentSlips = components['schemas']['Slips'];

/**
 * The slips that were sent with photos, of which those of the names are kept: a slip of a repeated photo is of the one that is
 * kept. Throws when a slip is of no photo, or a photo has two references.
 */
export function readSlips(
  sent: SentSlips | undefined,
  photos: readonly UploadRow[],
  kept: readonly string[],
): Slip[] {
  const slips = new Map<string, string>();
  for (const [at, { filepath, transaction_id }] of (sent ?? []).entries()) {
    const photo = photos.find(({ file_name }) => file_name === fileNameOf(filepath));
    const same = photos.find(({ file_name, sha256 }) => kept.includes(file_name) && sha256 === photo?.sha256);
    if (same === undefined) throw invalidRequest(`slips.${at}.filepath`, 'must be one of the photos');
    if ((slips.get(same.file_name) ?? transaction_id) !== transaction_id)
      throw invalidRequest(`slips.${at}.transaction_id`, 'must be the only one of its photo');
    slips.set(same.file_name, transaction_id);
  }
  return [...slips].map(([file_name, transaction_id]) => ({ file_name, transaction_id }));
}

/** The slips that were sent for photos that a payment order has after an edit, of which the new ones are given. */
export async function readEditedSlips(
  { uploads }: Pick<Queries, 'uploads'>,
  sent: SentSlips | undefined,
  edited: { readonly uploads: readonly UploadRow[] | null; readonly photos: readonly ProofPhoto[] },
): Promise<Slip[]> {
  if (!sent || sent.length === 0) return [];
  const names = edited.photos.map(({ file_name }) => file_name);
  return readSlips(sent, edited.uploads ?? (await uploads.findAll(names)), names);
}
