import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../database/cluster.ts';
import { StartRefusal } from './process-errors.ts';

/** What stands in a data folder while a backup is brought back to it, and after that was broken off. */
export interface RestoreMark {
  /** When the backup was made; null where no restore was begun, or the last one is whole. */
  read(): Promise<string | null>;
  /** Makes the folder where it is missing. */
  set(made: string): Promise<void>;
  clear(): Promise<void>;
}

export function restoreMark(dataFolder: string): RestoreMark {
  const place = join(dataFolder, 'restore-unfinished');
  return {
    read: () => readFile(place, 'utf8').catch(() => null),
    async set(made) {
      await makeDataFolder(dataFolder);
      await writeFile(place, made, { flush: true });
    },
    clear: () => rm(place, { force: true }),
  };
}

/** Throws a `StartRefusal` where only part of a backup is back: what is missing would be taken for lost. */
export async function refuseUnfinishedRestore(dataFolder: string): Promise<void> {
  const made = await restoreMark(dataFolder).read();
  if (made === null) return;
  throw new StartRefusal(
    `Restoring the backup of ${made} to ${dataFolder} was broken off: give the same restore again, which goes on`,
  );
}
