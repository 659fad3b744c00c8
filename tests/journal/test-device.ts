import { createEncryption, deriveJournalKeys } from '../../src/journal/crypto/encryption.ts';
import { createStorageNotices } from '../../src/journal/storage-notices.ts';
import { openIndexedDbStores } from '../../src/journal/stores/indexed-db-stores.ts';
import type { JournalStores, Journal } from '../../src/journal/journal.ts';
import { onTestFinished } from 'vitest';
import { openJournal } from '../../src/journal/open-journal.ts';
import { openWorkflow } from '../../src/journal/open-workflow.ts';
import { browserCrossTabApis } from '../../src/journal/tabs/tab-channel.ts';
import type { CrossTabApis } from '../../src/journal/tabs/tab-channel.ts';
import { createOrderServices } from './order-services.ts';
import type { OrderServices } from './order-services.ts';
import { orderWorkflow } from './order-workflow.ts';
import { createFakeServer } from './fake-server.ts';
import type { FakeServer } from './fake-server.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import type { FakeEnvironment } from './fake-environment.ts';

export const orderStream = 'test-order/g1';

export type OrderHandle = Awaited<ReturnType<TestDevice['openOrder']>>;

/** A device with its own database, a fake server and any number of tabs. */
export class TestDevice {
  readonly database = `talat-test-${crypto.randomUUID()}`;
  readonly server: FakeServer = createFakeServer();
  readonly environment: FakeEnvironment = createFakeEnvironment();
  private keys = 0;

  /** Opens another tab, or the same one after a reload: a new connection to the same database. */
  async openTab(tabs: CrossTabApis = browserCrossTabApis): Promise<Journal> {
    const journal = await openJournal({
      name: this.database,
      keys: await testKeys,
      send: this.server.send,
      environment: this.environment,
      tabs,
    });
    onTestFinished(() => journal.close());
    return journal;
  }

  /** Opens the workflow in a tab; keys are `key-1`, `key-2`, … in the order in which events are sent. */
  openOrder(journal: Journal, services: OrderServices = createOrderServices()) {
    return openWorkflow(orderWorkflow, 'g1', {
      journal,
      services,
      input: { groupId: 'g1' },
      now: () => 5000,
      newKey: () => `key-${++this.keys}`,
    });
  }
}

/** The encryption keys of these tests. */
export const testKeys = deriveJournalKeys('a journal key of these tests');

/** Opens encrypted stores in IndexedDB. */
export async function openTestStores(name = `talat-test-${crypto.randomUUID()}`): Promise<JournalStores> {
  return openIndexedDbStores(
    name,
    createEncryption(await testKeys),
    { now: () => 1_000_000 },
    createStorageNotices(),
  );
}

/** Resolves as soon as the condition holds; checks it after each change. */
export function until(
  source: { readonly subscribe: (listener: () => void) => () => void },
  holds: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = source.subscribe(look);
    look();
  });
}
