import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { OutboxEntry } from './outbox-store.ts';
import type { RecordedEvent } from './recorded-event.ts';

interface JournalSchema extends DBSchema {
  events: {
    key: [stream: string, version: number];
    value: { readonly stream: string; readonly version: number; readonly event: RecordedEvent };
  };
  outbox: { key: string; value: OutboxEntry };
  blobs: { key: string; value: { readonly id: string; readonly type: string; readonly bytes: ArrayBuffer } };
}

type StoreName = StoreNames<JournalSchema>;

/** A store within a transaction that writes. */
export type WritableStore<TName extends StoreName> = IDBPObjectStore<
  JournalSchema,
  StoreName[],
  TName,
  'readwrite'
>;

export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** Opens the database of one user (or of the device). Rejects when the browser refuses storage. */
export function openJournalDatabase(name: string): Promise<JournalDatabase> {
  return openDB<JournalSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: ['stream', 'version'] });
      database.createObjectStore('outbox', { keyPath: 'key' });
      database.createObjectStore('blobs', { keyPath: 'id' });
    },
  });
}

/**
 * Carries out `work` in one transaction and resolves when it is on disk; when `work` fails, nothing of it is kept.
 * `work` may wait for the store's own promises only, or the transaction commits without it.
 */
export function writeInTransaction<TName extends StoreName, TResult>(
  database: JournalDatabase,
  storeName: TName,
  work: (store: WritableStore<TName>) => Promise<TResult>,
): Promise<TResult> {
  return writeAcross(database, [storeName], (transaction) => work(transaction.objectStore(storeName)));
}

/** The same over several stores. */
export async function writeAcross<TResult>(
  database: JournalDatabase,
  storeNames: StoreName[],
  work: (transaction: IDBPTransaction<JournalSchema, StoreName[], 'readwrite'>) => Promise<TResult>,
): Promise<TResult> {
  // The relaxed default reports a commit that a power cut may still undo.
  const transaction = database.transaction(storeNames, 'readwrite', { durability: 'strict' });
  const working = work(transaction).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  const [result] = await Promise.all([working, transaction.done]);
  return result;
}

/** Aborting twice throws: a failed request has already aborted its transaction. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}
