import { createHash } from 'node:crypto';
import type { Call } from '../contract/call.ts';
import { fileAddress } from './file-address.ts';
import { newFileName, refuseBeyondQuota } from './new-upload.ts';
import type { FileStore } from './storage/file-store.ts';

/** Keeps a png that the server made as an upload of the caller, and returns its address. */
export async function keepMadePicture(
  { caller, store }: Pick<Call<'staticMap'>, 'caller' | 'store'>,
  bytes: Buffer,
  files: FileStore,
): Promise<string> {
  await refuseBeyondQuota({ caller, store });
  const file_name = newFileName('png');
  await store.uploads.reserveName(file_name);
  await files.save(file_name, bytes);
  await store.uploads.add({
    file_name,
    uploader_id: caller.user.user_id,
    content_type: 'image/png',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    idempotency_key: null,
  });
  return fileAddress(file_name);
}
