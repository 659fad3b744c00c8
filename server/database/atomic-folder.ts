import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';

/**
 * Creates a folder atomically, even if the process is killed or another one creates it, too: `fill` fills a temporary folder
 * beside it, which is then renamed. Does nothing when the folder exists.
 */
export async function createFolderAtomically(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = await mkdtemp(`${folder}.new-`);
  try {
    await fill(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster, and created the same.
    if (!existsSync(folder)) throw error;
  }
}
