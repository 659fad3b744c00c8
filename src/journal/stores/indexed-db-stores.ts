import { createIndexedDbBlobStore } from './indexed-db-blob-store.ts';
import { createIndexedDbEventStore } from './indexed-db-event-store.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import type { JournalStores } from '../journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { StorageNotices } from '../storage-notices.ts';
import { deleteFinishedStreams, applyRetention } from './retention.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Environment } from '../environment.ts';

/**
 * Opens the stores in IndexedDB. Raises the notice `evicted` where the database is new although `wasKept`. Rejects when the browser
 * refuses storage, or with `DatabaseBlocked`.
 */
export async function openIndexedDbStores(
  name: string,
  encryption: Encryption,
  { now }: Pick<Environment, 'now'>,
  notices: StorageNotices,
  wasKept = false,
): Promise<JournalStores> {
  const database = await openJournalDatabase(name, {
    onNewerVersion: () => notices.raise('newerVersion'),
    onLost: () => notices.raise('storageLost'),
    onNew() {
      if (wasKept) notices.raise('evicted');
    },
  });
  // What cannot be deleted now is deleted by a later start.
  applyRetention(database, now()).catch(() => undefined);

  /** Writes; on a full disk, deletes finished streams and tries again. */
  async function withSpace<TResult>(write: () => Promise<TResult>): Promise<TResult> {
    try {
      return await write();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      if (await deleteFinishedStreams(database)) return withSpace(write);
      notices.raise('storageFull');
      throw error;
    }
  }

  const events = createIndexedDbEventStore(database, encryption, now);
  const outbox = createIndexedDbOutboxStore(database, encryption);
  const blobs = createIndexedDbBlobStore(database, encryption, now);
  return {
    events: {
      ...events,
      async append(...appending) {
        const version = await withSpace(() => events.append(...appending));
        notices.dismiss('storageFull');
        return version;
      },
    },
    outbox: {
      ...outbox,
      keep: (entry) => withSpace(() => outbox.keep(entry)),
      change: (...changing) => withSpace(() => outbox.change(...changing)),
    },
    blobs: { ...blobs, put: (...putting) => withSpace(() => blobs.put(...putting)) },
    durable: true,
    close: () => database.close(),
  };
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
