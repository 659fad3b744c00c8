import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { FolderDriver } from './folder-driver.ts';

/** The bytes of stored files. Names are unique and of this program's making; what a name holds never changes. */
export interface FileStore {
  /** Once this is done, the file outlives a machine that stops. */
  keep(fileName: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(fileName: string): Promise<Buffer | null>;
  /** Nothing happens when there is no such file. */
  remove(fileName: string): Promise<void>;
  /** Removes what was begun before a moment and never became a file, as a stop in between leaves it. */
  removeDrafts(before: Date): Promise<void>;
}

const missing: readonly unknown[] = ['ENOENT', 'NoSuchKey', 'NotFound'];

/** Files in a folder of this machine. */
export function createFolderFileStore(folder: string): FileStore {
  const driver = new FolderDriver(folder);
  return createFileStore(driver, (before) => driver.removeDrafts(before));
}

/** Files wherever a driver puts them, spread over 256 folders by the first letters of their names. */
export function createFileStore(driver: DriverContract, removeDrafts: FileStore['removeDrafts']): FileStore {
  const disk = new Disk(driver);
  const place = (fileName: string) => `${fileName.slice(0, 2)}/${fileName}`;
  return {
    keep: (fileName, bytes) => disk.put(place(fileName), bytes),
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
