import { createIndexedDbBlobStore } from './indexed-db-blob-store.ts';
import { createIndexedDbEventStore } from './indexed-db-event-store.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import type { JournalStores } from '../journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import type { Notices } from '../notices.ts';
import { makeRoom, sweep } from '../streams/retention.ts';
import type { Seal } from '../crypto/seal.ts';
import type { Surroundings } from '../surroundings.ts';

/**
 * Stores in a database of this browser. Where there is none although something was kept, a notice says so. Rejects when the browser refuses storage, or an older tab holds it.
 */
export async function openIndexedDbStores(
  name: string,
  seal: Seal,
  { now }: Pick<Surroundings, 'now'>,
  notices: Notices,
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

  const events = createIndexedDbEventStore(database, seal, now);
  const outbox = createIndexedDbOutboxStore(database, seal);
  const blobs = createIndexedDbBlobStore(database, seal, now);
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
