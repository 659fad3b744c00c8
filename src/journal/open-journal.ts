import type { SendWrite } from './outbox/courier.ts';
import { openIndexedDbStores } from './stores/indexed-db-stores.ts';
import { startJournal } from './journal.ts';
import type { Journal, JournalStores } from './journal.ts';
import { DatabaseBlocked } from './stores/journal-database.ts';
import { createNotices } from './notices.ts';
import type { Notices } from './notices.ts';
import { noOtherTabs } from './tabs/other-tabs.ts';
import { createSeal, noSeal } from './crypto/seal.ts';
import type { JournalKeys } from './crypto/seal.ts';
import { browserSurroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';
import { browserTabs } from './tabs/tabs.ts';
import type { Tabs } from './tabs/tabs.ts';
import { createTurns } from './tabs/turns.ts';

export interface OpenJournalOptions {
  /** Name of the database: one per user, one for the device. */
  readonly name: string;
  /** What the journal is sealed with; null for the device's, which names nobody. */
  readonly keys: JournalKeys | null;
  /** Whether this journal was opened on this device before: when nothing is left of it, a notice says so. */
  readonly wasKept?: boolean;
  /** The only way to the server. */
  readonly send: SendWrite;
  readonly surroundings?: Surroundings;
  readonly tabs?: Tabs;
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
  surroundings = browserSurroundings,
  tabs = browserTabs,
}: OpenJournalOptions): Promise<OpenedJournal> {
  const notices = createNotices();
  const seal = keys === null ? noSeal : createSeal(keys);
  const stores = await openIndexedDbStores(name, seal, surroundings, notices, wasKept).catch(
    (error: unknown) => inMemory(error, notices),
  );
  const journal = await startJournal(
    stores,
    send,
    surroundings,
    stores.durable ? meet(name, tabs, surroundings) : noOtherTabs,
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

async function inMemory(error: unknown, notices: Notices): Promise<JournalStores> {
  notices.raise(error instanceof DatabaseBlocked ? 'blocked' : 'memoryOnly');
  // Few browsers refuse storage: the others need not load this.
  const { createMemoryStores } = await import('./stores/memory-stores.ts');
  return createMemoryStores();
}

function meet(name: string, tabs: Tabs, surroundings: Surroundings) {
  const channel = tabs.openChannel(name);
  return { channel, turns: createTurns(tabs, name, channel, surroundings) };
}
