import { join } from 'node:path';
import { runCommand } from '../../../server/commands/run-command.ts';
import type { Storage } from '../../../server/config.ts';

/** How a command ended, and its lines. */
export interface CommandEnd {
  readonly code: number;
  readonly said: readonly string[];
  readonly complained: readonly string[];
}

/** Gives a command as an operator would: it opens a connection of its own to what is kept at `storage`. */
export async function command(storage: Storage, ...words: readonly string[]): Promise<CommandEnd> {
  const said: string[] = [];
  const complained: string[] = [];
  const surroundings = () => ({
    storage,
    migrations: join(import.meta.dirname, '../../../server/store/migrations'),
    pictures: join(import.meta.dirname, '../../../server/demo/pictures'),
    now: () => new Date(),
    print: (line: string) => said.push(line),
  });
  const code = await runCommand(words, surroundings, (line) => complained.push(line));
  return { code, said, complained };
}

/** The storage of a database that a test has; its files lie in `dataFolder`. */
export function storageOf({ url }: { readonly url: string }, dataFolder = '/unused'): Storage {
  return { databaseUrl: url, dataFolder, bucket: null };
}
