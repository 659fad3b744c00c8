import type { DataOf } from '../../domain/operations.ts';
import { randomBytes } from 'node:crypto';
import type { Call, FileAnswer, OpenCall, PreparedHandler, SentFile } from '../call.ts';
import { readDataUrl } from '../files/data-url.ts';
import { fileAddress } from '../files/file-address.ts';
import type { FileStore } from '../files/file-store.ts';
import { maySeeUpload } from '../files/may-see-upload.ts';
import { readPicture, type Picture } from '../files/picture.ts';
import { sentFile } from '../files/sent-file.ts';
import { seesReuse } from '../payments/reused-photos.ts';
import { Refusal } from '../refusal.ts';

const nameBytes = 16;
/** What one person may store in a day. */
const maxBytesPerDay = 1024 * 1024 * 1024;

type Keeping = Pick<Call<'upload'>, 'caller' | 'store'>;
type Upload = DataOf<'upload'>;

/** Operations of the tag `files`. */
export function createFileHandlers(files: FileStore) {
  const upload: PreparedHandler<'upload'> = {
    prepare: async (call) =>
      prepareUpload(call, sentFile('data', readDataUrl('data', call.body.data)), files),
  };
  const uploadV2: PreparedHandler<'uploadV2'> = {
    prepare: (call) => prepareUpload(call, call.body.file, files),
  };
  return {
    writes: { upload, uploadV2 },
    files: (call: OpenCall<'files'>) => answerFile(call, files),
  };
}

/** Opens what was sent, which takes its time, and answers what keeps it. */
async function prepareUpload(
  { caller, store }: Keeping,
  file: SentFile,
  files: FileStore,
): Promise<(call: Keeping) => Promise<Upload>> {
  if ((await store.uploads.bytesOfToday(caller.user.user_id)) >= maxBytesPerDay)
    throw new Refusal('upload_quota', { limit: maxBytesPerDay });
  const picture = await readPicture(file.bytes);
  return (call) => keepUpload(call, { sha256: file.sha256, picture }, files);
}

async function keepUpload(
  { caller, store }: Keeping,
  { sha256, picture }: { readonly sha256: string; readonly picture: Picture },
  files: FileStore,
): Promise<Upload> {
  const { user, roles } = caller;
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
  if (!seesReuse(roles)) return { filepath, sha256 };
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
