import { createIndexedDbBlobStore } from './indexed-db-blob-store.ts';
import { createIndexedDbEventStore } from './indexed-db-event-store.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import type { JournalStores } from '../journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { StorageNotices } from '../storage-notices.ts';
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
  const retention = import('./retention.ts');
  // What cannot be deleted now is deleted by a later start.
  retention.then(({ applyRetention }) => applyRetention(database, now())).catch(() => undefined);

  async function hasMadeSpace(): Promise<boolean> {
    // Its script may be out of reach.
    return await retention
      .then(({ deleteFinishedStreams }) => deleteFinishedStreams(database))
      .catch(() => false);
  }

  /** Writes; on a full disk, deletes finished streams and tries again. */
  async function withSpace<TResult>(write: () => Promise<TResult>): Promise<TResult> {
    try {
      return await write();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      if (await hasMadeSpace()) return withSpace(write);
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
