import { join } from 'node:path';
import { runCommand } from '../../../server/commands/run-command.ts';
import { readMessaging, type Storage } from '../../../server/config.ts';

/** A command's exit code and output lines. */
export interface CommandEnd {
  readonly code: number;
  readonly said: readonly string[];
  readonly complained: readonly string[];
}

/** Runs a command like an operator: it opens its own connection to `storage`. */
export async function command(storage: Storage, ...words: readonly string[]): Promise<CommandEnd> {
  return await commandWith({ storage }, ...words);
}

interface Operator {
  readonly storage: Storage;
  /** Of the environment, but those of the storage. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What stands at the standard input. */
  readonly input?: string;
}

/** The same with further settings, or something at the standard input. */
export async function commandWith(
  { storage, variables = {}, input = '' }: Operator,
  ...words: readonly string[]
): Promise<CommandEnd> {
  const said: string[] = [];
  const complained: string[] = [];
  const environment = () => ({
    storage,
    migrations: join(import.meta.dirname, '../../../server/store/migrations'),
    pictures: join(import.meta.dirname, '../../../server/demo/pictures'),
    now: () => new Date(),
    messaging: () => readMessaging(variables),
    readInput: async () => input,
    print: (line: string) => said.push(line),
  });
  const code = await runCommand(words, environment, (line) => complained.push(line));
  return { code, said, complained };
}

/** Storage settings for a test's database. */
export function storageOf({ url }: { readonly url: string }, dataFolder = '/unused'): Storage {
  return { databaseUrl: url, dataFolder, bucket: null };
}
