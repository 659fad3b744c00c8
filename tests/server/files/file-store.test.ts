import { randomBytes } from 'node:crypto';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBucketFileStore } from '../../../server/files/storage/open-file-store.ts';
import { createFolderFileStore, type FileStore } from '../../../server/files/storage/file-store.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { findRealS3, startFakeS3, type S3Server } from './s3-server.ts';

const fileName = () => `${randomBytes(16).toString('hex')}.webp`;
let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let double: S3Server;
const real = await findRealS3();
beforeAll(async () => {
  [folder, double] = await Promise.all([makeDataFolder(), startFakeS3()]);
});
afterAll(async () => {
  await Promise.all([folder.remove(), double.stop(), real?.stop()]);
});
afterEach(() => vi.restoreAllMocks());

const places: [string, () => FileStore | Promise<FileStore>][] = [
  ['a folder', () => createFolderFileStore(folder.path)],
  ['a bucket of the double', () => openBucketFileStore(double.bucket)],
  ...(real === null
    ? []
    : [
        ['a bucket of the service in TALAT_TEST_S3', () => openBucketFileStore(real.bucket)] as [
          string,
          () => Promise<FileStore>,
        ],
      ]),
];

describe.each(places)('files in %s', (_place, openStore) => {
  test('are read as they were kept, small and large', async () => {
    const files = await openStore();
    for (const bytes of [Buffer.from('a'), randomBytes(5 * 1024 * 1024)]) {
      const name = fileName();
      await files.save(name, bytes);
      expect((await files.read(name))?.equals(bytes)).toBe(true);
    }
  });

  test('that were never kept are null, and removing them does nothing', async () => {
    const files = await openStore();
    const name = fileName();
    expect(await files.read(name)).toBeNull();
    await files.remove(name);
  });

  test('are gone once they are removed', async () => {
    const files = await openStore();
    const name = fileName();
    await files.save(name, Buffer.from('a'));
    await files.remove(name);
    expect(await files.read(name)).toBeNull();
  });

  test('may be kept again, as a start that is repeated does', async () => {
    const files = await openStore();
    const name = fileName();
    await files.save(name, Buffer.from('first'));
    await files.save(name, Buffer.from('second'));
    expect((await files.read(name))?.toString()).toBe('second');
  });

  test('may be kept by several at once, as the first to see a picture in another size do', async () => {
    const files = await openStore();
    const name = fileName();
    await Promise.all(Array.from({ length: 20 }, () => files.save(name, Buffer.from('same'))));
    expect((await files.read(name))?.toString()).toBe('same');
  });
});

describe('a folder', () => {
  test('has a file on disk, and its name, before it is said to be kept', async () => {
    const synced = await spyOnSync();
    const name = fileName();
    await createFolderFileStore(join(folder.path, 'new')).save(name, Buffer.from('a'));
    // The bytes, the name of the file, and the names of the folders that were made for it.
    expect(synced).toHaveBeenCalledTimes(3);
  });

  test('holds nothing when the disk fails in between', async () => {
    const synced = await spyOnSync();
    synced.mockRejectedValueOnce(new Error('No space left'));
    const name = fileName();
    const place = join(folder.path, 'full');
    await expect(createFolderFileStore(place).save(name, Buffer.from('a'))).rejects.toThrow(
      'Cannot write file',
    );
    const left = await readdir(place, { recursive: true });
    expect(left.toSorted()).toEqual([name.slice(0, 2), 'drafts'].toSorted());
  });
});

/** The prototype of all file handles, whose `sync` is observed. */
async function spyOnSync() {
  const file = await open(import.meta.filename);
  const shared = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  return vi.spyOn(shared, 'sync');
}

describe('a bucket', () => {
  test('is opened by many at the same moment, as servers and commands do', async () => {
    const opened = Array.from({ length: 20 }, () => openBucketFileStore(double.bucket));
    expect((await Promise.allSettled(opened)).map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 'fulfilled'),
    );
  });
});

describe('a bucket that keeps no files', () => {
  test.each([
    ['is not there', { name: 'nobodys' }, 'The bucket nobodys of S3_BUCKET keeps no files: NoSuchBucket'],
    [
      'knows no such key',
      { accessKeyId: 'nobodys' },
      'The bucket talat-files of S3_BUCKET keeps no files: InvalidAccessKeyId',
    ],
    [
      'has no server',
      { endpoint: new URL('http://127.0.0.1:1') },
      'The bucket talat-files of S3_BUCKET keeps no files: ECONNREFUSED',
    ],
  ])('because it %s leads to a refusal of one line at start', async (_why, wrong, message) => {
    await expect(openBucketFileStore({ ...double.bucket, ...wrong })).rejects.toThrow(message);
  });

  // The fake server accepts a wrong signature.
  test.runIf(real)('because the signature is wrong leads to a refusal of one line at start', async () => {
    const bucket = { ...(real ?? double).bucket, secretAccessKey: 'x' };
    await expect(openBucketFileStore(bucket)).rejects.toThrow('keeps no files: SignatureDoesNotMatch');
  });
});
