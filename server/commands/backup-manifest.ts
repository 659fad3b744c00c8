import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandRefusal } from '../startup/process-errors.ts';

/** What a backup holds: written last, so that a folder with it is whole. */
export interface Manifest {
  readonly made: string;
  /** Hashes of the migrations that made the tables. */
  readonly migrations: readonly string[];
  readonly tables: readonly TablePart[];
  readonly files: readonly FilePart[];
  /** Names of files that the database knows and that were not there. */
  readonly missing: readonly string[];
}

/** The rows of a table, a line of JSON each. */
export interface TablePart {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface FilePart {
  readonly name: string;
  readonly sha256: string;
}

/** Where the parts of a backup lie in its folder. */
export const backupPlace = {
  manifest: (folder: string) => join(folder, 'backup.json'),
  table: (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl`),
  file: (folder: string, name: string) => join(folder, 'files', name),
} as const;

/** Throws a `CommandRefusal` where the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(backupPlace.manifest(folder), 'utf8').catch(() => {
    throw new CommandRefusal(`${folder} holds no whole backup: backup.json is not there`);
  });
  return JSON.parse(text) as Manifest;
}
