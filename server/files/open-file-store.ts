import { join } from 'node:path';
import type { Storage } from '../config.ts';
import { openBucketFileStore } from './bucket-file-store.ts';
import { createFolderFileStore, type FileStore } from './file-store.ts';

/** The files of a deployment: in its bucket if it has one, else in its data folder. */
export async function openFileStore({ bucket, dataFolder }: Storage): Promise<FileStore> {
  return bucket === null
    ? createFolderFileStore(join(dataFolder, 'files'))
    : await openBucketFileStore(bucket);
}
