import { createIndexedDbBlobStore } from './indexed-db-blob-store.ts';
import { createIndexedDbEventStore } from './indexed-db-event-store.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import type { JournalStores } from './journal.ts';
import { openJournalDatabase } from './journal-database.ts';

/** Stores in a database of this browser. Rejects when the browser refuses storage. */
export async function openIndexedDbStores(name: string): Promise<JournalStores> {
  const database = await openJournalDatabase(name);
  return {
    events: createIndexedDbEventStore(database),
    outbox: createIndexedDbOutboxStore(database),
    blobs: createIndexedDbBlobStore(database),
    durable: true,
    close: () => database.close(),
  };
}
