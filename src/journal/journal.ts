import type { BlobStore } from './blob-store.ts';
import type { SendWrite } from './courier.ts';
import type { EventStore } from './event-store.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Surroundings } from './surroundings.ts';

/** Where one user's journal is kept. */
export interface JournalStores {
  readonly events: EventStore;
  readonly outbox: OutboxStore;
  readonly blobs: BlobStore;
  /** Whether it survives the page. */
  readonly durable: boolean;
  close(): void;
}

/** One user's journal at work: streams, files, and the way of the writes to the server. */
export interface Journal {
  readonly events: EventStore;
  readonly blobs: BlobStore;
  readonly outbox: Outbox;
  /** False where the browser refused storage: then everything is gone with the page. */
  readonly durable: boolean;
  /** Stops sending and lets go of the stores; close the workflows first. */
  close(): void;
}

/** Starts a journal over its stores: what an earlier life did not get answered is sent on. */
export async function startJournal(
  stores: JournalStores,
  send: SendWrite,
  surroundings: Surroundings,
): Promise<Journal> {
  const { events, blobs, durable } = stores;
  const outbox = createOutbox({ store: stores.outbox, blobs, send, surroundings });
  await outbox.start();
  return {
    events,
    blobs,
    outbox,
    durable,
    close() {
      outbox.close();
      stores.close();
    },
  };
}
