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
  /** What the journal is sealed with; null for the device's, which names nobody. */
  readonly keys: JournalKeys | null;
  /** Whether this journal was opened on this device before: when nothing is left of it, a notice says so. */
  readonly wasKept?: boolean;
  /** The only way to the server. */
  readonly send: SendWrite;
  readonly environment?: Environment;
  readonly tabs?: CrossTabApis;
}

/** A journal of this browser. */
export interface OpenedJournal extends Journal {
  /** Name of its database, and of the channel on which its tabs tell each other what is new. */
  readonly name: string;
}

/** Opens a journal in this browser. Where storage is refused work goes on in memory, and `durable` and a notice say so. */
export async function openJournal({
  name,
  keys,
  wasKept = false,
  send,
  environment: environment = browserEnvironment,
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
    stores.durable ? meet(name, tabs, environment) : singleTab,
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
  // Few browsers refuse storage: the others need not load this.
  const { createMemoryStores } = await import('./stores/memory-stores.ts');
  return createMemoryStores();
}

function meet(name: string, tabs: CrossTabApis, environment: Environment) {
  const channel = tabs.openChannel(name);
  return { channel, locks: createTabLocks(tabs, name, channel, environment) };
}
