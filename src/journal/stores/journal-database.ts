import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { OutboxEntry } from '../outbox/outbox-store.ts';
import type { EventBatch, StoredDocument } from './event-batch.ts';
import type { StreamHead } from '../streams/stream-head.ts';

/** A snapshot as it lies on the disk. */
export interface EncryptedSnapshot {
  readonly stream: string;
  readonly version: number;
  readonly chart: string;
  readonly sealed: ArrayBuffer;
}

/** An entry as it lies on the disk: what says anything of its person is sealed, what a transaction looks at is not. */
export interface StoredEntry extends Pick<OutboxEntry, 'key' | 'createdAt' | 'attempts' | 'status'> {
  readonly blobId: string | null;
  /** Stream, service and request. */
  readonly sealed: ArrayBuffer;
  readonly answer?: ArrayBuffer;
}

/** A file as it lies on the disk. */
interface StoredBlob {
  readonly id: string;
  /** Its type of media, as UTF-8, and its bytes, each sealed. */
  readonly type: ArrayBuffer;
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970 on the device's clock. */
  readonly keptAt: number;
}

/** What lies in the database of one user (or of the device). */
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

/** A store within a transaction that writes. */
export type WritableStore<TName extends StoreName> = IDBPObjectStore<
  JournalSchema,
  StoreName[],
  TName,
  'readwrite'
>;

export type WriteTransaction = IDBPTransaction<JournalSchema, StoreName[], 'readwrite'>;
export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** What may happen to a database that others can open, too. */
export interface DatabaseEvents {
  /** A tab of a newer version wants to change it; this one has let go of it. */
  readonly onNewerVersion: () => void;
  /** The browser has closed it: its storage was cleared, or is out of order. */
  readonly onLost: () => void;
  /** There was no such database before. */
  readonly onNew: () => void;
}

/** A tab of an older version keeps the database open and does not let go. */
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
        reject(new DatabaseBlocked(`${name} is held by a tab of an older version`));
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
 * Carries out `work` in one transaction and resolves when it is on disk; when `work` fails, nothing of it is kept.
 * `work` may wait for the store's own promises only, or the transaction commits without it.
 */
export function writeInStore<TName extends StoreName, TResult>(
  database: JournalDatabase,
  storeName: TName,
  work: (store: WritableStore<TName>) => Promise<TResult>,
): Promise<TResult> {
  return writeInTransaction(database, [storeName], (transaction) => work(transaction.objectStore(storeName)));
}

/** The same over several stores. */
export async function writeInTransaction<TResult>(
  database: JournalDatabase,
  storeNames: StoreName[],
  work: (transaction: WriteTransaction) => Promise<TResult>,
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
