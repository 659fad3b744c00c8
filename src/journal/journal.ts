import type { BlobStore } from './stores/blob-store.ts';
import type { SendWrite } from './outbox/outbox-sender.ts';
import type { EventStore } from './streams/event-store.ts';
import { createStorageNotices } from './storage-notices.ts';
import type { StorageNotices } from './storage-notices.ts';
import { singleTab } from './tabs/tab-locks.ts';
import type { TabCoordination } from './tabs/tab-locks.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { OutboxStore } from './outbox/outbox-store.ts';
import type { Environment } from './environment.ts';

/** The stores of one user's journal. */
export interface JournalStores {
  readonly events: EventStore;
  readonly outbox: OutboxStore;
  readonly blobs: BlobStore;
  /** Whether the stores survive a reload. */
  readonly durable: boolean;
  close(): void;
}

/** One user's journal, started: event streams, files, and the outbox that sends writes to the server. */
export interface Journal {
  readonly events: EventStore;
  readonly blobs: BlobStore;
  readonly outbox: Outbox;
  readonly tabs: TabCoordination;
  /** Storage problems that the user has to be told. */
  readonly notices: StorageNotices;
  /** Resolves after that many milliseconds; may stay pending once the journal is closed. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** False where the browser refused storage: then everything is lost on reload. */
  readonly durable: boolean;
  /** Stops sending, releases the locks and closes the stores. Close the workflows first. */
  close(): void;
}

/** Starts a journal over its stores, and goes on sending the writes in its outbox. */
export async function startJournal(
  stores: JournalStores,
  send: SendWrite,
  environment: Environment,
  tabs: TabCoordination = singleTab,
  notices: StorageNotices = createStorageNotices(),
): Promise<Journal> {
  const { events, blobs, durable } = stores;
  const closing = new AbortController();
  const outbox = createOutbox({ store: stores.outbox, blobs, send, environment, tabs });
  await outbox.start();
  return {
    events,
    blobs,
    outbox,
    tabs,
    notices,
    wait: (milliseconds) => environment.wait(milliseconds, closing.signal),
    durable,
    close() {
      closing.abort();
      outbox.close();
      tabs.locks.close();
      tabs.channel.close();
      stores.close();
    },
  };
}
