import type { MessagingSettings, Storage } from '../config.ts';
import { holdsCluster } from '../database/cluster.ts';
import { connectEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { openFileStore } from '../files/storage/open-file-store.ts';
import { assertReachable, openPool } from '../store/database.ts';
import { refuseUnfinishedRestore } from '../startup/restore-mark.ts';
import { createShutdownSteps, type ShutdownSteps } from '../startup/shutdown.ts';
import { findTables, migrate } from '../store/migrate.ts';
import { createStore, type Store } from '../store/store.ts';
import { CommandError } from '../startup/process-errors.ts';

/** Settings and side effects that a command runs with. */
export interface CommandEnvironment {
  readonly storage: Storage;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** Folder of the demo pictures. */
  readonly pictures: string;
  readonly now: () => Date;
  /** What a channel of LINE's Messaging API is set up with. Throws a `StartupError` without a `SESSION_SECRET`. */
  readonly messaging: () => MessagingSettings;
  /** All of the standard input. */
  readonly readInput: () => Promise<string>;
  /** Writes a line to the terminal. */
  readonly print: (line: string) => void;
}

/** The opened database and file store: of a running server, or started for this command only. */
export interface Data extends CommandEnvironment {
  readonly pool: ReturnType<typeof openPool>;
  readonly store: Store;
  readonly files: FileStore;
}

/** What a command executes once its arguments are parsed. */
export type CommandAction = (environment: CommandEnvironment) => Promise<void>;

export interface Command {
  /** One line for each form. */
  readonly usage: readonly string[];
  /** Parses the arguments after the command's name. Throws a `CommandError` when they are wrong. */
  readonly read: (args: readonly string[]) => CommandAction;
}

/** An action on an existing database. Throws a `CommandError` when there is none. */
export function withData(work: (data: Data) => Promise<void>): CommandAction {
  return async (environment) => {
    const { storage } = environment;
    await refuseUnfinishedRestore(storage.dataFolder);
    if (storage.databaseUrl === null && !holdsCluster(storage.dataFolder)) throw noMerchant(storage);
    await runWithData(environment, () => Promise.reject(noMerchant(storage)), work);
  };
}

/** An action on a database that may still be empty: its tables are then created. */
export function withNewData(work: (data: Data) => Promise<void>): CommandAction {
  return async (environment) => {
    await refuseUnfinishedRestore(environment.storage.dataFolder);
    await runWithNewData(environment, work);
  };
}

/** Opens the data, runs the action and closes it again; creates the tables in an empty database. */
export async function runWithNewData(
  environment: CommandEnvironment,
  work: (data: Data) => Promise<void>,
): Promise<void> {
  await runWithData(environment, (pool) => migrate(pool, environment.migrations), work);
}

async function runWithData(
  environment: CommandEnvironment,
  onNoTables: (pool: Data['pool']) => Promise<void>,
  work: (data: Data) => Promise<void>,
): Promise<void> {
  const { storage, migrations } = environment;
  const undo = createShutdownSteps();
  try {
    const pool = openPool(storage.databaseUrl ?? (await joinEmbedded(storage, undo)), () => undefined);
    undo.add(() => pool.end());
    await assertReachable(pool);
    const tables = await findTables(pool, migrations);
    // A server of that version may be running on them.
    if (tables === 'older')
      throw new CommandError(
        'The database is of an earlier version of Talat: start this one, which brings it up to date, or give the command with that one',
      );
    if (tables === 'none') await onNoTables(pool);
    await work({ ...environment, pool, store: createStore(pool), files: await openFileStore(storage) });
  } finally {
    await undo.run();
  }
}

async function joinEmbedded(storage: Storage, undo: ShutdownSteps): Promise<string> {
  const postgres = await connectEmbeddedPostgres(storage);
  undo.add(postgres.stop);
  return postgres.url;
}

/** The error for a database without a merchant, which usually means that a setting differs from the server's. */
export function noMerchant({ databaseUrl, dataFolder }: Storage): CommandError {
  const place = databaseUrl === null ? dataFolder : 'the database of DATABASE_URL';
  return new CommandError(
    `There is no merchant in ${place}: set TALAT_DATA or DATABASE_URL as for the server`,
  );
}
