import { randomUUID } from 'node:crypto';
import { StartupError } from '../../startup/process-errors.ts';
import { createFileStore, type FileStore, createFolderFileStore } from './file-store.ts';
import { join } from 'node:path';

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  readonly name: string;
  readonly region: string;
  /** Null: AWS itself. */
  readonly endpoint: URL | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket's name is in the path instead of the host. */
  readonly isPathStyle: boolean;
}

const connectTimeoutMs = 5000;
const requestTimeoutMs = 30_000;

/** Opens a bucket as file store. Throws a `StartupError` when files cannot be stored there. */
export async function openBucketFileStore(bucket: BucketSettings): Promise<FileStore> {
  // Loaded on demand: AWS's client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { name, region, endpoint, accessKeyId, secretAccessKey, isPathStyle } = bucket;
  const files = createFileStore(
    new S3Driver({
      bucket: name,
      region,
      ...(endpoint === null ? {} : { endpoint: endpoint.href }),
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: isPathStyle,
      visibility: 'private',
      // Access is controlled by this server, and not every service supports ACLs.
      supportsACL: false,
      // Other services reject the checksums that AWS's client adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs },
    }),
    // An interrupted request leaves no object in a bucket.
    async () => undefined,
  );
  await assertWritable(files, name);
  return files;
}

async function assertWritable(files: FileStore, bucket: string): Promise<void> {
  // A unique name: another server or command may start at the same time.
  const probe = `probe-${randomUUID()}.txt`;
  try {
    await files.save(probe, Buffer.from(probe));
    if ((await files.read(probe)) === null) throw new Error('what was written is not there');
    await files.remove(probe);
  } catch (error) {
    throw new StartupError(`The bucket ${bucket} of S3_BUCKET keeps no files: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code: unknown = Reflect.get(cause, 'code') ?? Reflect.get(cause, 'Code') ?? cause.name;
  return [code, cause.message].filter(Boolean).join(', ');
}

/** Opens the configured file store: the bucket if there is one, else a folder in the data folder. */
export async function openFileStore({
  bucket,
  dataFolder,
}: {
  readonly bucket: BucketSettings | null;
  readonly dataFolder: string;
}): Promise<FileStore> {
  return bucket === null
    ? createFolderFileStore(join(dataFolder, 'files'))
    : await openBucketFileStore(bucket);
}
