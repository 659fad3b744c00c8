import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../startup/process-errors.ts';

/** The contents of a backup. Written last, so that a folder which has it is complete. */
export interface Manifest {
  readonly made: string;
  /** Hashes of the migrations that made the tables. */
  readonly migrations: readonly string[];
  readonly tables: readonly TablePart[];
  readonly files: readonly FilePart[];
  /** Names of files that are in the database but were missing from the file store. */
  readonly missing: readonly string[];
}

/** A file of a table's rows, one JSON object a line. */
export interface TablePart {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface FilePart {
  readonly name: string;
  readonly sha256: string;
}

/** Paths of a backup's files within its folder. */
export const backupPaths = {
  manifest: (folder: string) => join(folder, 'backup.json'),
  table: (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl`),
  file: (folder: string, name: string) => join(folder, 'files', name),
} as const;

/** Throws a `CommandError` when the folder holds no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(backupPaths.manifest(folder), 'utf8').catch(() => {
    throw new CommandError(`${folder} holds no whole backup: backup.json is not there`);
  });
  return JSON.parse(text) as Manifest;
}
