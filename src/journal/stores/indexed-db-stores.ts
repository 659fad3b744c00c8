import { createIndexedDbBlobStore } from './indexed-db-blob-store.ts';
import { createIndexedDbEventStore } from './indexed-db-event-store.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import type { JournalStores } from '../journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { StorageNotices } from '../storage-notices.ts';
import { makeRoom, sweep } from './retention.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Environment } from '../environment.ts';

/**
 * Stores in a database of this browser. Where there is none although something was kept, a notice says so. Rejects when the browser refuses storage, or an older tab holds it.
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
  // What cannot be removed now is removed by a later start.
  sweep(database, now()).catch(() => undefined);

  /** Writes; on a full disk once more without what has settled. */
  async function withRoom<TResult>(write: () => Promise<TResult>): Promise<TResult> {
    try {
      return await write();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
      if (await makeRoom(database)) return withRoom(write);
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
        const version = await withRoom(() => events.append(...appending));
        notices.dismiss('storageFull');
        return version;
      },
    },
    outbox: {
      ...outbox,
      keep: (entry) => withRoom(() => outbox.keep(entry)),
      change: (...changing) => withRoom(() => outbox.change(...changing)),
    },
    blobs: { ...blobs, put: (...putting) => withRoom(() => blobs.put(...putting)) },
    durable: true,
    close: () => database.close(),
  };
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
