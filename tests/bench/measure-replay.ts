import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { resumeStream } from '../../src/journal/replay/resume.ts';
import { cartEvents, cartOpening } from './cart-log.ts';
import { compare } from './compare.ts';
import { openDexieLog } from './dexie-log.ts';
import { newName } from './event-log.ts';
import { fillStream } from './fill-stream.ts';
import { cartStream, openStores } from './journal-log.ts';
import type { Measure } from './compare.ts';
import { createStoreCart } from './store-cart.ts';
import { openStoreStorage, storeText } from './store-log.ts';

/** From a whole log to the state it leads to, against parsing its JSON; in memory, and with reading it from the disk. */
export async function measureReplay(length: number): Promise<Measure> {
  const log: readonly RecordedEvent[] = [cartOpening, ...cartEvents(0, length - 1)];
  const text = JSON.stringify(log);
  const stored = storeText(log.slice(1));
  const { events } = await openStores(newName('encrypted'), true);
  await fillStream(events, cartStream, length);
  const dexie = await openDexieLog(newName('dexie'), 'strict');
  await dexie.appendGroup(log);
  const storage = await openStoreStorage(newName('store'));
  await storage.setItem('cart', stored);

  const fold = (records: readonly RecordedEvent[]): void => {
    if (records.length !== length) throw new Error(`${records.length} of ${length} events were read`);
    resumeStream(cartWorkflow, { snapshot: null, events: records });
  };
  const rehydrate = (kept: string | null): void => {
    const store = createStoreCart({
      storage: { getItem: () => kept, setItem: () => undefined, removeItem: () => undefined },
    });
    if (store.getSnapshot().context.orderId === null) throw new Error('@xstate/store has no cart');
  };
  return (rounds) =>
    compare(rounds, {
      parse: async () => {
        if ((JSON.parse(text) as unknown[]).length !== length) throw new Error('not what was written');
      },
      fold: async () => fold(log),
      journal: async () => fold(await events.read(cartStream)),
      dexie: async () => fold(await dexie.read()),
      store: async () => rehydrate(stored),
      storeDisk: async () => rehydrate(await storage.getItem('cart')),
    });
}
