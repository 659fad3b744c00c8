import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * Files in a folder, written through: flydrive's own driver answers before the disk has anything, and a machine that stops
 * meanwhile leaves half a file under the name.
 */
export class FolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key);
    const made = await mkdir(dirname(path), { recursive: true });
    await writeThrough(path, contents);
    if (made !== undefined) await syncFolder(dirname(made));
  }

  /** The driver's own answers the whole pool of memory that a small file may lie in. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return await readFile(join(this.#folder, key));
  }
}

/** Under its name there is the whole file or none, also when the machine stops in between. */
async function writeThrough(path: string, contents: string | Uint8Array): Promise<void> {
  // Somebody else may be keeping the same file, also from another machine.
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(contents);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** A name is on disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
