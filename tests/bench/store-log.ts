import { flushStorage, rehydrateStore } from '@xstate/store/persist';
import type { StateStorage } from '@xstate/store/persist';
import { openDB } from 'idb';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import type { EventLog } from './event-log.ts';
import { createStoreCart } from './store-cart.ts';

type CartEvent = Parameters<ReturnType<typeof createStoreCart>['send']>[0];

/** A storage for @xstate/store that is on disk when a write resolves. */
export async function openStoreStorage(name: string): Promise<StateStorage> {
  const database = await openDB<{ items: { key: string; value: string } }>(name, 1, {
    upgrade: (opened) => void opened.createObjectStore('items'),
  });
  return {
    getItem: async (key) => (await database.get('items', key)) ?? null,
    async setItem(key, value) {
      const transaction = database.transaction('items', 'readwrite', { durability: 'strict' });
      void transaction.store.put(value, key);
      await transaction.done;
    },
    removeItem: (key) => database.delete('items', key),
  };
}

/** The text under which @xstate/store keeps these events. */
export function storeText(events: readonly RecordedEvent[]): string {
  return JSON.stringify({ events, version: 0 });
}

/** The events of a cart by @xstate/store's own persistence: with each of them it writes all of them. */
export async function openStoreLog(name: string): Promise<EventLog> {
  const storage = await openStoreStorage(name);
  let written: () => void = () => undefined;
  const single = createStoreCart({ storage, onDone: () => written() });
  await rehydrateStore(single);
  return {
    append: (event) =>
      new Promise((resolve) => {
        written = resolve;
        single.send(event as CartEvent);
      }),
    async appendGroup(events) {
      const grouping = createStoreCart({ storage, throttle: 3_600_000 });
      await rehydrateStore(grouping);
      for (const event of events) grouping.send(event as CartEvent);
      await flushStorage(grouping);
    },
    async read() {
      const { events } = JSON.parse((await storage.getItem('cart')) ?? storeText([])) as {
        events: readonly RecordedEvent[];
      };
      return events;
    },
  };
}
