import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import { fileAddress } from './file-address.ts';
import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import type { UploadRow } from '../store/queries/uploads.ts';

/** Marks files as referenced by a record, so that cleanup never deletes them. Throws `not_found` when one was just deleted. */
export async function attachUploads(
  { uploads }: Pick<Queries, 'uploads'>,
  fileNames: readonly string[],
): Promise<void> {
  if (fileNames.length === 0) return;
  const there = await uploads.attach(fileNames);
  const gone = fileNames.find((name) => !there.includes(name));
  if (gone !== undefined) throw new Refusal('not_found', { filepath: fileAddress(gone) });
}

/**
 * Whether the caller (null: anonymous) may see a stored file: a public one always; a private one as its uploader, as staff of
 * its merchant, or as a customer of the group whose payment it proves.
 */
export async function maySeeUpload(
  caller: Caller | null,
  upload: UploadRow,
  queries: Pick<Queries, 'uploads'>,
): Promise<boolean> {
  if (upload.public) return true;
  if (caller === null || caller.user.merchant_id !== upload.merchant_id) return false;
  if (isStaff(caller.roles) || caller.user.user_id === upload.uploader_id) return true;
  return await queries.uploads.isProofOf(upload.file_name, caller.user.group_id);
}
