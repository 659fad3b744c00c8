import { createHash } from 'node:crypto';
import { fileAddress } from './file-address.ts';
import { newFileName, refuseBeyondQuota } from './new-upload.ts';
import type { Uploader } from './new-upload.ts';
import type { FileStore } from './storage/file-store.ts';

/** A picture that the server made. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly extension: 'png' | 'webp';
  /** Whether it shows a map. */
  readonly isOfMap?: boolean;
}

/** Keeps a picture as an upload of a person, and returns its address. Throws `upload_quota`. */
export async function keepMadePicture(
  uploader: Uploader,
  { bytes, extension, isOfMap = false }: MadePicture,
  files: FileStore,
): Promise<string> {
  const { uploads, uploader_id } = uploader;
  await refuseBeyondQuota(uploader);
  const file_name = newFileName(extension);
  await uploads.reserveName(file_name);
  await files.save(file_name, bytes);
  await uploads.add({
    file_name,
    uploader_id,
    content_type: `image/${extension}`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    of_map: isOfMap,
    idempotency_key: null,
  });
  return fileAddress(file_name);
}
