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
  readonly tabs: TabCoordination;
  /** What the person has to know of where this is kept. */
  readonly notices: StorageNotices;
  /** Resolves after that many milliseconds, or with the journal's end. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** False where the browser refused storage: then everything is gone with the page. */
  readonly durable: boolean;
  /** Stops sending and lets go of the stores and turns; close the workflows first. */
  close(): void;
}

/** Starts a journal over its stores: what an earlier life did not get answered is sent on. */
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
