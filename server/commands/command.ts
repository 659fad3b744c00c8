import type { Storage } from '../config.ts';
import { joinEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { assertAnswers } from '../startup/assert-answers.ts';
import { createUndoList, type UndoList } from '../startup/undo-list.ts';
import { openPool } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { createStore, type Store } from '../store/store.ts';

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

/** Work on data, which is opened before and closed after it. */
export function onData(work: (data: Data) => Promise<void>): Work {
  return async (surroundings) => {
    const { storage, migrations } = surroundings;
    const undo = createUndoList();
    try {
      const pool = openPool(storage.databaseUrl ?? (await joinEmbedded(storage, undo)), () => undefined);
      undo.add(() => pool.end());
      await assertAnswers(pool);
      await migrate(pool, migrations);
      const files = await openFileStore(storage);
      await work({ ...surroundings, pool, store: createStore(pool), files });
    } finally {
      await undo.run();
    }
  };
}

async function joinEmbedded(storage: Storage, undo: UndoList): Promise<string> {
  const postgres = await joinEmbeddedPostgres(storage);
  undo.add(postgres.stop);
  return postgres.url;
}
