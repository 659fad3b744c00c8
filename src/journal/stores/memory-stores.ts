import type { BlobStore } from './blob-store.ts';
import type { JournalStores } from '../journal.ts';
import { createMemoryEventStore } from './memory-event-store.ts';
import { createMemoryOutboxStore } from './memory-outbox-store.ts';

/** Stores in memory. Tests that kill and reopen start a second journal over the same stores. */
export function createMemoryStores(): JournalStores {
  return {
    events: createMemoryEventStore(),
    outbox: createMemoryOutboxStore(),
    blobs: createMemoryBlobStore(),
    durable: false,
    close: () => undefined,
  };
}

/** Stores files in memory. */
function createMemoryBlobStore(): BlobStore {
  const blobs = new Map<string, Blob>();
  return {
    async put(id, blob) {
      blobs.set(id, blob);
    },
    async get(id) {
      return blobs.get(id) ?? null;
    },
    async remove(id) {
      blobs.delete(id);
    },
  };
}
