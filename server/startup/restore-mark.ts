import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../database/cluster.ts';
import { StartupError } from './process-errors.ts';

/** A marker file in a data folder while a backup is being restored to it, and after that was interrupted. */
export interface RestoreMark {
  /** Creation time of the backup; null when no restore was begun or the last one is complete. */
  read(): Promise<string | null>;
  /** Creates the folder if it is missing. */
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

/** Throws a `StartupError` when a restore is incomplete. */
export async function refuseUnfinishedRestore(dataFolder: string): Promise<void> {
  const made = await restoreMark(dataFolder).read();
  if (made === null) return;
  throw new StartupError(
    `Restoring the backup of ${made} to ${dataFolder} was broken off: give the same restore again, which goes on`,
  );
}
