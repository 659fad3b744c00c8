import type { UploadOutcome } from '../kit/photo-form.ts';
import type { EntryFile, EntrySource } from './stock-entry-types.ts';

/** A file as it was chosen. */
export function unsent(file: EntryFile, chosenAt = 0): EntrySource {
  const source = { ...file, turns: 0, crop: null, filepath: null };
  return chosenAt === 0 ? source : { ...source, chosenAt };
}

/** A file as it is sent, made of the one that was chosen. */
export function acceptedSource(file: EntryFile, chosen: EntrySource | null): EntrySource {
  const source = unsent(file, chosen?.chosenAt);
  if (chosen === null || chosen.blobId === file.blobId) return source;
  const { blobId, fileName, sha256, kind, size, turns, crop } = chosen.original ?? chosen;
  return { ...source, original: { blobId, fileName, sha256, kind, size, turns, crop } };
}

/** A file as it was chosen, with what was turned and cut of it. */
export function originalSource(sent: EntrySource | null): EntrySource | null {
  if (sent === null) return null;
  const { original, earlier: _earlier, ...source } = sent;
  return { ...source, ...original, filepath: null };
}

/** A file as the server has it. */
export function sentSource(
  source: EntrySource,
  { filepath, earlier_entry: earlier }: Extract<UploadOutcome, { readonly ok: true }>['value'],
): EntrySource {
  return { ...source, filepath, ...(earlier === undefined ? {} : { earlier }) };
}
