import { randomBytes } from 'node:crypto';
import { hasRole, orderManagers, receiptConfirmers } from '../../domain/roles.ts';
import type { Call, DataOf, FileAnswer, OpenCall, PreparedHandler } from '../call.ts';
import { fileAddress } from '../files/file-address.ts';
import type { FileStore } from '../files/file-store.ts';
import { maySeeUpload } from '../files/may-see-upload.ts';
import { readPicture, type Picture } from '../files/picture.ts';
import { Refusal } from '../refusal.ts';
import { notBuilt } from './not-built.ts';

const nameBytes = 16;
/** What one person may store in a day. */
const maxBytesPerDay = 1024 * 1024 * 1024;
const paymentHandlers = [...orderManagers, ...receiptConfirmers];

/** Operations of the tag `files`. */
export function createFileHandlers(files: FileStore) {
  const uploadV2: PreparedHandler<'uploadV2'> = {
    async prepare({ caller, store, body }) {
      if ((await store.uploads.bytesOfToday(caller.user.user_id)) >= maxBytesPerDay)
        throw new Refusal('upload_quota', { limit: maxBytesPerDay });
      const picture = await readPicture(body.file.bytes);
      return (call) => keepUpload(call, picture, files);
    },
  };
  return {
    writes: { upload: notBuilt, uploadV2 },
    files: (call: OpenCall<'files'>) => answerFile(call, files),
  };
}

async function keepUpload(
  { caller, store, body }: Call<'uploadV2'>,
  picture: Picture,
  files: FileStore,
): Promise<DataOf<'uploadV2'>> {
  const { user, roles } = caller;
  const { sha256 } = body.file;
  const file_name = `${randomBytes(nameBytes).toString('hex')}.${picture.extension}`;
  await files.keep(file_name, picture.bytes);
  await store.uploads.add({
    file_name,
    uploader_id: user.user_id,
    content_type: picture.contentType,
    sha256,
    bytes: picture.bytes.length,
  });
  const filepath = fileAddress(file_name);
  if (!hasRole(roles, paymentHandlers)) return { filepath, sha256 };
  const earlier = await store.uploads.paymentsWithContent(sha256);
  if (earlier.length === 0) return { filepath, sha256 };
  return {
    filepath,
    sha256,
    duplicate_of: earlier.map(({ payment_order_id, created }) => ({
      payment_order_id,
      ctime: created.toISOString(),
    })),
  };
}

/** A file that somebody may not see is one that doesn't exist. */
async function answerFile(
  { caller, store, params }: OpenCall<'files'>,
  files: FileStore,
): Promise<FileAnswer> {
  const merchantId = await store.directory.merchantIdOfFile(params.name);
  const queries = merchantId === null ? null : store.forMerchant(merchantId);
  const upload = (await queries?.uploads.find(params.name)) ?? null;
  if (queries === null || upload === null || !(await maySeeUpload(caller, upload, queries)))
    throw new Refusal('not_found');
  const bytes = await files.read(upload.file_name);
  if (bytes === null) throw new Refusal('not_found');
  return { bytes, contentType: upload.content_type, isPublic: upload.public };
}
