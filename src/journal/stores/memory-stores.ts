import type { JournalStores } from '../journal.ts';
import { createMemoryBlobStore } from './memory-blob-store.ts';
import { createMemoryEventStore } from './memory-event-store.ts';
import { createMemoryOutboxStore } from './memory-outbox-store.ts';

/** Stores without a disk. A test that kills and reopens starts a second journal over the same ones. */
export function createMemoryStores(): JournalStores {
  return {
    events: createMemoryEventStore(),
    outbox: createMemoryOutboxStore(),
    blobs: createMemoryBlobStore(),
    durable: false,
    close: () => undefined,
  };
}
