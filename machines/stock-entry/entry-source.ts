import type { UploadOutcome } from '../kit/photo-form.ts';
import type { EntryFile, EntrySource } from './stock-entry-types.ts';

/** A file as it was chosen. */
export function unsent(file: EntryFile, chosenAt = 0): EntrySource {
  const source = { ...file, turns: 0, crop: null, filepath: null };
  return chosenAt === 0 ? source : { ...source, chosenAt };
}

/** A file as the server has it. */
export function sentSource(
  source: EntrySource,
  { filepath, earlier_entry: earlier }: Extract<UploadOutcome, { readonly ok: true }>['value'],
): EntrySource {
  return { ...source, filepath, ...(earlier === undefined ? {} : { earlier }) };
}
