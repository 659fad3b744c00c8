import type { SendWrite } from './outbox/outbox-sender.ts';
import { openIndexedDbStores } from './stores/indexed-db-stores.ts';
import { startJournal } from './journal.ts';
import type { Journal, JournalStores } from './journal.ts';
import { DatabaseBlocked } from './stores/journal-database.ts';
import { createStorageNotices } from './storage-notices.ts';
import type { StorageNotices } from './storage-notices.ts';
import { singleTab, createTabLocks } from './tabs/tab-locks.ts';
import { createEncryption, noEncryption } from './crypto/encryption.ts';
import type { JournalKeys } from './crypto/encryption.ts';
import { browserEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { browserCrossTabApis } from './tabs/tab-channel.ts';
import type { CrossTabApis } from './tabs/tab-channel.ts';

export interface OpenJournalOptions {
  /** Name of the database: one per user, one for the device. */
  readonly name: string;
  /** Encryption keys; null for the device's journal, which holds no personal data and is not encrypted. */
  readonly keys: JournalKeys | null;
  /** Whether this journal was opened on this device before: if its database is gone, the notice `evicted` is raised. */
  readonly wasKept?: boolean;
  /** Sends a write to the server. */
  readonly send: SendWrite;
  readonly environment?: Environment;
  readonly tabs?: CrossTabApis;
}

/** A journal opened in this browser. */
export interface OpenedJournal extends Journal {
  /** Name of its database, and of the BroadcastChannel between its tabs. */
  readonly name: string;
}

/** Opens a journal in IndexedDB. Where the browser refuses that, it uses memory: then `durable` is false and a notice is raised. */
export async function openJournal({
  name,
  keys,
  wasKept = false,
  send,
  environment = browserEnvironment,
  tabs = browserCrossTabApis,
}: OpenJournalOptions): Promise<OpenedJournal> {
  const notices = createStorageNotices();
  const encryption = keys === null ? noEncryption : createEncryption(keys);
  const stores = await openIndexedDbStores(name, encryption, environment, notices, wasKept).catch(
    (error: unknown) => inMemory(error, notices),
  );
  const journal = await startJournal(
    stores,
    send,
    environment,
    stores.durable ? coordinateTabs(name, tabs, environment) : singleTab,
    notices,
  );
  const wake = (): void => journal.outbox.wake();
  const wakeWhenSeen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  return {
    ...journal,
    name,
    close() {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      journal.close();
    },
  };
}

async function inMemory(error: unknown, notices: StorageNotices): Promise<JournalStores> {
  notices.raise(error instanceof DatabaseBlocked ? 'blocked' : 'memoryOnly');
  // Loaded only where it is needed, which is rare.
  const { createMemoryStores } = await import('./stores/memory-stores.ts');
  return createMemoryStores();
}

function coordinateTabs(name: string, tabs: CrossTabApis, environment: Environment) {
  const channel = tabs.openChannel(name);
  return { channel, locks: createTabLocks(tabs, name, channel, environment) };
}
