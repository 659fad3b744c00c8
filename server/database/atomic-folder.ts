import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';

/**
 * Makes a folder that is there whole or not at all, also after a kill in between or when two processes make it:
 * `fill` fills a new folder beside it, which then takes its name.
 */
export async function makeWholeFolder(
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
    // Another process was first: its folder is as good.
    if (!existsSync(folder)) throw error;
  }
}
