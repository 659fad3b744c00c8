import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../../../server/files/storage/open-file-store.ts';
import { makeDataFolder } from '../../data-folder.ts';

export interface S3Server {
  readonly bucket: BucketSettings;
  stop(): Promise<void>;
}

/** Credentials that the fake server accepts. */
const doubleKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts a fake S3 server on this machine, which accepts wrong signatures. */
export async function startFakeS3(): Promise<S3Server> {
  const folder = await makeDataFolder();
  const name = 'talat-files';
  const double = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder.path, 's3'),
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await double.run();
  return {
    bucket: {
      name,
      region: 'us-east-1',
      endpoint: new URL(`http://127.0.0.1:${port}`),
      ...doubleKeys,
      isPathStyle: true,
    },
    stop: async () => {
      await double.close();
      await folder.remove();
    },
  };
}

/** The service that `TALAT_TEST_S3` names as `http://key:secret@host:port`, with a new bucket in it; null without one. */
export async function findRealS3(): Promise<S3Server | null> {
  const given = process.env['TALAT_TEST_S3'];
  if (given === undefined) return null;
  const { origin, username, password } = new URL(given);
  const bucket = {
    name: `talat-${Date.now()}`,
    region: 'us-east-1',
    endpoint: new URL(origin),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    isPathStyle: true,
  };
  const client = new S3Client({ ...bucket, endpoint: origin, credentials: bucket, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket.name }));
  return { bucket, stop: async () => client.destroy() };
}
