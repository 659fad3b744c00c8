import { createIndexedDbBlobStore } from './indexed-db-blob-store.ts';
import { createIndexedDbEventStore } from './indexed-db-event-store.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import type { JournalStores } from './journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { Notices } from './notices.ts';
import type { Seal } from './seal.ts';
import type { Surroundings } from './surroundings.ts';

/** Stores in a database of this browser. Rejects when the browser refuses storage, or an older tab holds it. */
export async function openIndexedDbStores(
  name: string,
  seal: Seal,
  { now }: Pick<Surroundings, 'now'>,
  notices: Notices,
): Promise<JournalStores> {
  const database = await openJournalDatabase(name, {
    onNewerVersion: () => notices.raise('newerVersion'),
    onLost: () => notices.raise('storageLost'),
  });
  return {
    events: createIndexedDbEventStore(database, seal, now),
    outbox: createIndexedDbOutboxStore(database, seal),
    blobs: createIndexedDbBlobStore(database, seal, now),
    durable: true,
    close: () => database.close(),
  };
}
