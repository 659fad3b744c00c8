import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import { fileAddress } from './file-address.ts';

/** Ties files to the record that names them, for good. Refused when one of them was swept just before. */
export async function attachUploads(
  { uploads }: Pick<Queries, 'uploads'>,
  fileNames: readonly string[],
): Promise<void> {
  if (fileNames.length === 0) return;
  const there = await uploads.attach(fileNames);
  const gone = fileNames.find((name) => !there.includes(name));
  if (gone !== undefined) throw new Refusal('not_found', { filepath: fileAddress(gone) });
}
