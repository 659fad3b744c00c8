import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { FolderDriver } from './folder-driver.ts';

/** The content of stored files. Names are generated and unique; a file's content never changes. */
export interface FileStore {
  /** Resolves once the file is durable. */
  save(fileName: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(fileName: string): Promise<Buffer | null>;
  /** Nothing happens when there is no such file. */
  remove(fileName: string): Promise<void>;
  /** Removes incomplete files begun before a time, which an interrupted `save` leaves behind. */
  removeDrafts(before: Date): Promise<void>;
}

const missing: readonly unknown[] = ['ENOENT', 'NoSuchKey', 'NotFound'];

/** Files in a folder of this machine. */
export function createFolderFileStore(folder: string): FileStore {
  const driver = new FolderDriver(folder);
  return createFileStore(driver, (before) => driver.removeDrafts(before));
}

/** A file store over any flydrive driver; files are spread over 256 folders by the first two characters of their names. */
export function createFileStore(driver: DriverContract, removeDrafts: FileStore['removeDrafts']): FileStore {
  const disk = new Disk(driver);
  const place = (fileName: string) => `${fileName.slice(0, 2)}/${fileName}`;
  return {
    save: (fileName, bytes) => disk.put(place(fileName), bytes),
    removeDrafts,
    remove: (fileName) => disk.delete(place(fileName)),
    async read(fileName) {
      try {
        return Buffer.from(await disk.getBytes(place(fileName)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && (missing.includes(Reflect.get(cause, 'code')) || missing.includes(cause.name))
  );
}
