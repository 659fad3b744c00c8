import { randomUUID } from 'node:crypto';
import { StartRefusal } from '../../startup/process-errors.ts';
import { createFileStore, type FileStore, createFolderFileStore } from './file-store.ts';
import { join } from 'node:path';
import type { Storage } from '../../config.ts';

/** Where an S3-compatible service keeps the files. */
export interface BucketSettings {
  readonly name: string;
  readonly region: string;
  /** Null: AWS itself. */
  readonly endpoint: URL | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket's name stands in the path instead of the host. */
  readonly isPathStyle: boolean;
}

const connectTimeoutMs = 5000;
const requestTimeoutMs = 30_000;

/** Files in a bucket. Throws a `StartRefusal` of one line when nothing can be kept there. */
export async function openBucketFileStore(bucket: BucketSettings): Promise<FileStore> {
  // AWS's client is large, and not needed where files lie in a folder.
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
      // Who may see a file is decided here, and not every service knows such lists.
      supportsACL: false,
      // Services other than AWS refuse what it asks for beyond the signature.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs },
    }),
    // A request that breaks off leaves nothing in a bucket.
    async () => undefined,
  );
  await assertKeeps(files, name);
  return files;
}

async function assertKeeps(files: FileStore, bucket: string): Promise<void> {
  // A name of its own: another server, or a command, may start at the same moment.
  const probe = `probe-${randomUUID()}.txt`;
  try {
    await files.keep(probe, Buffer.from(probe));
    if ((await files.read(probe)) === null) throw new Error('what was kept is not there');
    await files.remove(probe);
  } catch (error) {
    throw new StartRefusal(`The bucket ${bucket} of S3_BUCKET keeps no files: ${reasonOf(error)}`, {
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

/** The files of a deployment: in its bucket if it has one, else in its data folder. */
export async function openFileStore({ bucket, dataFolder }: Storage): Promise<FileStore> {
  return bucket === null
    ? createFolderFileStore(join(dataFolder, 'files'))
    : await openBucketFileStore(bucket);
}
