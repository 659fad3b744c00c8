import type { DataOf } from '../../domain/operations.ts';
import { mayCall } from '../../domain/permissions.ts';
import type { Call, FileAnswer, PublicCall, PreparedHandler, SentFile } from '../contract/call.ts';
import { readDataUrl, sentFile } from './sent-file.ts';
import { fileAddress, isSignedAddress } from './file-address.ts';
import { isPicture, type FileContent } from './content-checks/file-content.ts';
import { newFileName, refuseBeyondQuota } from './new-upload.ts';
import type { FileStore } from './storage/file-store.ts';
import { maySeeUpload } from './upload-access.ts';
import { readResized } from './picture-sizes.ts';
import { readUpload } from './content-checks/read-upload.ts';
import { earlierUses, maySeePhotoReuse } from '../payments/reused-photos.ts';
import { earlierEntry } from '../stock/earlier-entry.ts';
import { Refusal } from '../http/refusal.ts';
import type { MerchantStore } from '../store/store.ts';
import type { UploadRow } from '../store/queries/uploads.ts';

type Keeping = Pick<Call<'upload'>, 'caller' | 'store'>;
type WriteCall = Pick<Call<'upload'>, 'caller' | 'store' | 'idempotencyKey'>;
type Upload = DataOf<'upload'>;

/** Operations of the tag `files`. */
export function createFileHandlers(files: FileStore) {
  const upload: PreparedHandler<'upload'> = {
    prepare: async (call) =>
      prepareUpload(call, sentFile('data', readDataUrl('data', call.body.data)), files),
  };
  const uploadV2: PreparedHandler<'uploadV2'> = {
    prepare: (call) => prepareUpload(call, call.body.file, files, call.query.transaction_id),
  };
  return {
    writes: { upload, uploadV2 },
    files: (call: PublicCall<'files'>) => answerFile(call, files),
  };
}

/**
 * Checks a file and stores its bytes, which is slow, and returns the handler that adds its row. Until that commits, the name is
 * in `loose_files`, and cleanup deletes the bytes if it never does.
 */
async function prepareUpload(
  { caller, store }: Keeping,
  file: SentFile,
  files: FileStore,
  transaction_id: string | null = null,
): Promise<(call: WriteCall) => Promise<Upload>> {
  await refuseBeyondQuota({ uploads: store.uploads, uploader_id: caller.user.user_id });
  const content = await readUpload(file.bytes);
  const file_name = newFileName(content.extension);
  await store.uploads.reserveName(file_name);
  await files.save(file_name, content.bytes);
  return (call) => addUpload(call, { file_name, sha256: file.sha256, transaction_id, content });
}

async function addUpload(
  { caller, store, idempotencyKey }: WriteCall,
  kept: {
    readonly file_name: string;
    readonly sha256: string;
    readonly transaction_id: string | null;
    readonly content: FileContent;
  },
): Promise<Upload> {
  const { user, roles } = caller;
  const { file_name, sha256, transaction_id, content } = kept;
  // Serializes a person's concurrent uploads, so that each counts the others.
  await store.locks.take(`uploads/${user.user_id}`);
  const uploader_id = user.user_id;
  await refuseBeyondQuota({ uploads: store.uploads, uploader_id });
  await store.uploads.add({
    file_name,
    uploader_id,
    content_type: content.contentType,
    sha256,
    bytes: content.bytes.length,
    idempotency_key: idempotencyKey,
  });
  const filepath = fileAddress(file_name);
  return {
    filepath,
    sha256,
    ...(maySeePhotoReuse(roles) ? await earlierUses(store, { sha256, transaction_id }) : {}),
    ...(mayCall(roles, 'confirmImportSkus') ? await earlierEntry(store, sha256) : {}),
  };
}

/** Throws `not_found` also for a file that the caller may not see. */
async function answerFile(call: PublicCall<'files'>, files: FileStore): Promise<FileAnswer> {
  const { store, params, query } = call;
  const merchantId = await store.directory.merchantIdOfFile(params.name);
  const merchant = merchantId === null ? null : store.forMerchant(merchantId);
  const upload = (await merchant?.uploads.find(params.name)) ?? null;
  if (merchant === null || upload === null || !(await isOpen(call, upload, merchant)))
    throw new Refusal('not_found');
  const isShown = isPicture(upload.content_type);
  if (query.size && !isShown) throw new Refusal('not_found');
  const content = query.size
    ? await readResized(files, upload.file_name, query.size)
    : { bytes: await files.read(upload.file_name), contentType: upload.content_type };
  if (!content?.bytes) throw new Refusal('not_found');
  const { bytes, contentType } = content;
  return { bytes, contentType, isPublic: upload.public, isAttachment: !isShown };
}

async function isOpen(
  { caller, params, query, now }: PublicCall<'files'>,
  upload: UploadRow,
  merchant: MerchantStore,
): Promise<boolean> {
  if (await maySeeUpload(caller, upload, merchant)) return true;
  return query.sig ? isSignedAddress(await merchant.secrets.get('file'), params.name, query, now) : false;
}
