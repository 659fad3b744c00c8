import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { OutboxEntry } from '../outbox/outbox-store.ts';
import type { EventBatch, StoredDocument } from './event-batch.ts';
import type { StreamHead } from '../streams/stream-head.ts';

/** A row of `snapshots`; `sealed` is encrypted JSON. */
export interface EncryptedSnapshot {
  readonly stream: string;
  readonly version: number;
  readonly chart: string;
  readonly sealed: ArrayBuffer;
}

/** A row of `outbox`: personal data is encrypted, what a transaction has to read is not. */
export interface StoredEntry extends Pick<OutboxEntry, 'key' | 'createdAt' | 'attempts' | 'status'> {
  readonly blobId: string | null;
  /** Stream, service and request, as encrypted JSON. */
  readonly sealed: ArrayBuffer;
  readonly answer?: ArrayBuffer;
}

/** A row of `blobs`. */
interface StoredBlob {
  readonly id: string;
  /** Its media type, as UTF-8, and its bytes, each encrypted. */
  readonly type: ArrayBuffer;
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970 on the device's clock. */
  readonly keptAt: number;
}

/** The database of one user (or of the device). Names of stores, indexes and properties are those on users' disks: they stay. */
export interface JournalSchema extends DBSchema {
  streams: { key: string; value: StreamHead };
  stretches: {
    key: [stream: string, last: number];
    value: EventBatch;
    indexes: { documents: string; blobs: string };
  };
  snapshots: { key: string; value: EncryptedSnapshot };
  documents: { key: string; value: StoredDocument };
  outbox: { key: string; value: StoredEntry };
  blobs: { key: string; value: StoredBlob };
}

type StoreName = StoreNames<JournalSchema>;

/** An object store within a read-write transaction. */
export type WritableStore<TName extends StoreName> = IDBPObjectStore<
  JournalSchema,
  StoreName[],
  TName,
  'readwrite'
>;

export type WriteTransaction = IDBPTransaction<JournalSchema, StoreName[], 'readwrite'>;
export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** Events of an open database. */
export interface DatabaseEvents {
  /** A tab of a newer version upgrades it; it was closed here. */
  readonly onNewerVersion: () => void;
  /** The browser has closed it: its storage was cleared, or failed. */
  readonly onLost: () => void;
  /** The database was created. */
  readonly onNew: () => void;
}

/** A tab of an older version keeps the database open. */
export class DatabaseBlocked extends Error {
  override readonly name = 'DatabaseBlocked';
}

const currentVersion = 2;

/** Opens the database of one user (or of the device). Rejects when the browser refuses storage or an older tab blocks it. */
export function openJournalDatabase(name: string, events: DatabaseEvents): Promise<JournalDatabase> {
  return new Promise((resolve, reject) => {
    let blocked = false;
    openDB<JournalSchema>(name, currentVersion, {
      upgrade(database, oldVersion) {
        if (oldVersion === 0) events.onNew();
        for (const store of database.objectStoreNames) database.deleteObjectStore(store);
        database.createObjectStore('streams', { keyPath: 'stream' });
        const batches = database.createObjectStore('stretches', { keyPath: ['stream', 'last'] });
        batches.createIndex('documents', 'documents', { multiEntry: true });
        batches.createIndex('blobs', 'blobs', { multiEntry: true });
        database.createObjectStore('snapshots', { keyPath: 'stream' });
        database.createObjectStore('documents', { keyPath: 'name' });
        database.createObjectStore('outbox', { keyPath: 'key' });
        database.createObjectStore('blobs', { keyPath: 'id' });
      },
      blocked() {
        blocked = true;
        reject(new DatabaseBlocked(`${name} is blocked by a tab of an older version`));
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        events.onNewerVersion();
      },
      terminated: events.onLost,
    }).then((database) => {
      if (blocked) database.close();
      resolve(database);
    }, reject);
  });
}

/**
 * Runs `work` in one transaction over an object store and resolves when it is on disk; when `work` rejects, the transaction is
 * aborted. `work` may await only the store's own promises, or the transaction commits early.
 */
export function writeInStore<TName extends StoreName, TResult>(
  database: JournalDatabase,
  storeName: TName,
  work: (store: WritableStore<TName>) => Promise<TResult>,
): Promise<TResult> {
  return writeInTransaction(database, [storeName], (transaction) => work(transaction.objectStore(storeName)));
}

/** The same over several object stores. */
export async function writeInTransaction<TResult>(
  database: JournalDatabase,
  storeNames: StoreName[],
  work: (transaction: WriteTransaction) => Promise<TResult>,
): Promise<TResult> {
  // With the default `relaxed`, a power cut may undo a commit that was reported.
  const transaction = database.transaction(storeNames, 'readwrite', { durability: 'strict' });
  const working = work(transaction).catch((error: unknown) => {
    abort(transaction);
    throw error;
  });
  const [result] = await Promise.all([working, transaction.done]);
  return result;
}

/** A failed request has aborted its transaction already, and aborting again throws. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}
