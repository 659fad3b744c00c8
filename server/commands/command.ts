import type { Storage } from '../config.ts';
import { holdsCluster } from '../database/cluster.ts';
import { joinEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { openFileStore } from '../files/storage/open-file-store.ts';
import { assertAnswers, openPool } from '../store/database.ts';
import { refuseUnfinishedRestore } from '../startup/restore-mark.ts';
import { createUndoList, type UndoList } from '../startup/shutdown.ts';
import { findTables, migrate } from '../store/migrate.ts';
import { createStore, type Store } from '../store/store.ts';
import { CommandRefusal } from '../startup/process-errors.ts';

/** What a command finds around it. */
export interface Surroundings {
  readonly storage: Storage;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** Folder of the demo pictures. */
  readonly pictures: string;
  readonly now: () => Date;
  /** Writes a line for whoever gave the command. */
  readonly print: (line: string) => void;
}

/** What is kept, open for a command: that of a running server, or brought up for the command alone. */
export interface Data extends Surroundings {
  readonly pool: ReturnType<typeof openPool>;
  readonly store: Store;
  readonly files: FileStore;
}

/** What a command does once its words are read. */
export type Work = (surroundings: Surroundings) => Promise<void>;

export interface Command {
  /** One line for each form. */
  readonly usage: readonly string[];
  /** Reads the words behind the command's name. Throws a `CommandRefusal` when they are wrong. */
  readonly read: (words: readonly string[]) => Work;
}

/** Work on the data of a server, which is there. */
export function onData(work: (data: Data) => Promise<void>): Work {
  return async (surroundings) => {
    const { storage } = surroundings;
    await refuseUnfinishedRestore(storage.dataFolder);
    if (storage.databaseUrl === null && !holdsCluster(storage.dataFolder)) throw noMerchant(storage);
    await openData(surroundings, () => Promise.reject(noMerchant(storage)), work);
  };
}

/** Work on the data of a server, or on a database that has no tables yet: there they are made. */
export function onNewData(work: (data: Data) => Promise<void>): Work {
  return async (surroundings) => {
    await refuseUnfinishedRestore(surroundings.storage.dataFolder);
    await openNewData(surroundings, work);
  };
}

/** Opens data for the work, and closes it after; in a database that has no tables yet they are made. */
export async function openNewData(
  surroundings: Surroundings,
  work: (data: Data) => Promise<void>,
): Promise<void> {
  await openData(surroundings, (pool) => migrate(pool, surroundings.migrations), work);
}

async function openData(
  surroundings: Surroundings,
  onNoTables: (pool: Data['pool']) => Promise<void>,
  work: (data: Data) => Promise<void>,
): Promise<void> {
  const { storage, migrations } = surroundings;
  const undo = createUndoList();
  try {
    const pool = openPool(storage.databaseUrl ?? (await joinEmbedded(storage, undo)), () => undefined);
    undo.add(() => pool.end());
    await assertAnswers(pool);
    const tables = await findTables(pool, migrations);
    // A server of that version may be running on them.
    if (tables === 'older')
      throw new CommandRefusal(
        'The database is of an earlier version of Talat: start this one, which brings it up to date, or give the command with that one',
      );
    if (tables === 'none') await onNoTables(pool);
    await work({ ...surroundings, pool, store: createStore(pool), files: await openFileStore(storage) });
  } finally {
    await undo.run();
  }
}

async function joinEmbedded(storage: Storage, undo: UndoList): Promise<string> {
  const postgres = await joinEmbeddedPostgres(storage);
  undo.add(postgres.stop);
  return postgres.url;
}

/** A setting that names another place than the server's would otherwise be found out when it is too late. */
export function noMerchant({ databaseUrl, dataFolder }: Storage): CommandRefusal {
  const place = databaseUrl === null ? dataFolder : 'the database of DATABASE_URL';
  return new CommandRefusal(
    `There is no merchant in ${place}: set TALAT_DATA or DATABASE_URL as for the server`,
  );
}
