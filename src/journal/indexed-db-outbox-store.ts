import { writeInTransaction } from './journal-database.ts';
import type { JournalDatabase, WritableStore } from './journal-database.ts';
import { awaitsAnswer, carriesFile, changeEntry } from './outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';

/** An outbox's entries on this device's disk; a change reads and writes in one transaction, so that tabs don't undo each other. */
export function createIndexedDbOutboxStore(database: JournalDatabase): OutboxStore {
  return {
    all: () => database.getAll('outbox'),
    keep: (entry) =>
      writeInTransaction(database, 'outbox', async (store) => {
        const kept = await store.get(entry.key);
        if (kept !== undefined) return kept;
        await store.add(entry);
        return entry;
      }),
    change: (key, change) =>
      writeInTransaction(database, 'outbox', async (store) => {
        const kept = await store.get(key);
        if (kept === undefined) return null;
        const changed = changeEntry(kept, change);
        await store.put(changed);
        return changed;
      }),
    remove: (key) => writeInTransaction(database, 'outbox', (store) => store.delete(key)),
    withdrawFile: (blobId) =>
      writeInTransaction(database, 'outbox', (store) => withdrawFiles(store, [blobId])),
  };
}

/** The work of `OutboxStore.withdrawFile` for several files, within somebody's transaction. */
export async function withdrawFiles(
  store: WritableStore<'outbox'>,
  blobIds: readonly string[],
): Promise<boolean> {
  const entries = await store.getAll();
  const carrying = entries.filter((entry) => blobIds.some((blobId) => carriesFile(entry, blobId)));
  const withdrawn = carrying.filter((entry) => !awaitsAnswer(entry));
  await Promise.all(withdrawn.map(({ key }) => store.delete(key)));
  return withdrawn.length === carrying.length;
}
