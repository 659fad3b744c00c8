import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * Files in a folder, written through: flydrive's own driver answers before the disk has anything, and a machine that stops
 * meanwhile leaves half a file under the name.
 */
export class FolderDriver extends FSDriver {
  readonly #folder: string;
  readonly #drafts: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
    this.#drafts = join(folder, 'drafts');
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key);
    await mkdir(this.#drafts, { recursive: true });
    const made = await mkdir(dirname(path), { recursive: true });
    // Somebody else may be keeping the same file, also from another machine.
    await writeThrough(path, join(this.#drafts, randomUUID()), contents);
    if (made !== undefined) await syncFolder(dirname(made));
  }

  /** Removes what a stop left half written before a moment. */
  async removeDrafts(before: Date): Promise<void> {
    for (const name of await readdir(this.#drafts).catch(noneWhereMissing)) {
      const draft = join(this.#drafts, name);
      // Whoever keeps it may be done just now.
      const { mtime } = await stat(draft).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(draft, { force: true });
    }
  }

  /** The driver's own answers the whole pool of memory that a small file may lie in. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return await readFile(join(this.#folder, key));
  }
}

/** Under its name there is the whole file or none, also when the machine stops in between. */
async function writeThrough(path: string, draft: string, contents: string | Uint8Array): Promise<void> {
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

function noneWhereMissing(error: unknown): readonly string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
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
