import type { SendWrite } from './courier.ts';
import { openIndexedDbStores } from './indexed-db-stores.ts';
import { startJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import { createMemoryStores } from './memory-stores.ts';
import { browserSurroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';

export interface OpenJournalOptions {
  /** Name of the database: one per user, one for the device. */
  readonly name: string;
  /** The only way to the server. */
  readonly send: SendWrite;
  readonly surroundings?: Surroundings;
}

/** Opens a journal in this browser. Where storage is refused work goes on in memory, and `durable` says so. */
export async function openJournal({
  name,
  send,
  surroundings = browserSurroundings,
}: OpenJournalOptions): Promise<Journal> {
  const stores = await openIndexedDbStores(name).catch(() => createMemoryStores());
  const journal = await startJournal(stores, send, surroundings);
  const wake = (): void => journal.outbox.wake();
  addEventListener('online', wake);
  return {
    ...journal,
    close() {
      removeEventListener('online', wake);
      journal.close();
    },
  };
}
