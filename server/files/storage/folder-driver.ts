import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * A durable folder driver: flydrive's own resolves before the data is on disk, so that a crash can leave half a file under
 * its final name. This one writes a draft, syncs it, and renames it.
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
    // A random draft name: another process may be writing the same file.
    await writeThrough(path, join(this.#drafts, randomUUID()), contents);
    if (made !== undefined) await syncFolder(dirname(made));
  }

  /** Removes drafts older than a time, left behind by a crash. */
  async removeDrafts(before: Date): Promise<void> {
    for (const name of await readdir(this.#drafts).catch(noneWhereMissing)) {
      const draft = join(this.#drafts, name);
      // It may just have been renamed by its writer.
      const { mtime } = await stat(draft).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(draft, { force: true });
    }
  }

  /** The driver's own returns the whole pooled ArrayBuffer that a small file is part of. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return await readFile(join(this.#folder, key));
  }
}

/** Writes a file atomically and durably. */
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

/** A renamed file is durable once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
