import type { EntryFile, EntrySource } from '../../../machines/stock-entry/stock-entry-types.ts';
import type { BlobStore } from '../../journal/stores/blob-store.ts';
import { editPhoto, prepareEntryFile } from '../../platform/entry-files.ts';
import type { PreparedFile } from '../../platform/entry-files.ts';

/** Keeps a chosen file on the device, before any event names it; says why it cannot be used. */
export async function keepEntryFile(
  blobs: BlobStore,
  file: File,
): Promise<{ readonly file: EntryFile } | Pick<Extract<PreparedFile, { readonly ok: false }>, 'reason'>> {
  const prepared = await prepareEntryFile(file);
  if (!prepared.ok) return { reason: prepared.reason };
  const { blob, fileName, sha256, kind } = prepared;
  const blobId = crypto.randomUUID();
  await blobs.put(blobId, blob);
  return { file: { blobId, fileName, sha256, kind, size: blob.size } };
}

/** The file as it is sent: a photo turned and cut. Null where the device no longer has it. */
export async function editedFile(blobs: BlobStore, source: EntrySource): Promise<EntryFile | null> {
  const { blobId, fileName, sha256, kind, size, turns, crop } = source;
  const kept = await blobs.get(blobId);
  if (kept === null) return null;
  if (turns === 0 && crop === null) return { blobId, fileName, sha256, kind, size };
  const edited = await editPhoto(kept, turns, crop);
  const editedId = crypto.randomUUID();
  await blobs.put(editedId, edited.blob);
  return {
    blobId: editedId,
    fileName: fileName.replace(/\.\w+$/, '.jpg'),
    sha256: edited.sha256,
    kind,
    size: edited.blob.size,
  };
}
