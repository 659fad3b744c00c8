import { isStaff } from '../../domain/roles.ts';
import type { Caller } from '../contract/call.ts';
import type { Queries } from '../store/store.ts';
import type { UploadRow } from '../store/uploads.ts';

/**
 * Whether somebody (null: anybody) may see a stored file: a public one always, a private one as its uploader, as staff of
 * its merchant, or as a customer of the group that it proves a payment of.
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
