import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of stored files. Names are unique and of this program's making; what a name holds never changes. */
export interface FileStore {
  keep(fileName: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(fileName: string): Promise<Buffer | null>;
}

/** Files in a folder, spread over 256 folders by the first letters of their names. */
export function createFolderFileStore(folder: string): FileStore {
  const place = (fileName: string) => join(folder, fileName.slice(0, 2), fileName);
  return {
    async keep(fileName, bytes) {
      const path = place(fileName);
      await mkdir(join(path, '..'), { recursive: true });
      await writeThrough(path, bytes);
    },
    async read(fileName) {
      try {
        return await readFile(place(fileName));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** Under its name there is the whole file or none, also when the machine stops in between. */
async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.${Date.now()}`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
