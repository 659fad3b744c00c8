import type { Service } from '../../domain/service.ts';
import { accepted } from '../../domain/outcome.ts';
import { cartWorkflow } from '../../machines/cart/cart-machine.ts';
import { startJournal } from '../../src/journal/journal.ts';
import { openWorkflow } from '../../src/journal/open-workflow.ts';
import { browserEnvironment } from '../../src/journal/environment.ts';
import { browserCrossTabApis } from '../../src/journal/tabs/tab-channel.ts';
import { createTabLocks } from '../../src/journal/tabs/tab-locks.ts';
import { cartEvents, cartInput } from './cart-log.ts';
import { compare } from './compare.ts';
import { newName } from './event-log.ts';
import { fillStream } from './fill-stream.ts';
import { openStores } from './journal-log.ts';
import type { Measure } from './compare.ts';
import { createStoreCart } from './store-cart.ts';
import { openStoreStorage, storeText } from './store-log.ts';
import { rehydrateStore } from '@xstate/store/persist';

const short = 1000;
const long = 1_000_000;

const services: Readonly<Record<keyof typeof cartWorkflow.services, Service>> = {
  refreshProducts: { kind: 'read', run: () => Promise.resolve([]) },
  merchantAddress: { kind: 'read', run: () => Promise.resolve([]) },
  submitOrder: {
    kind: 'write',
    request: () => ({ key: 'key', method: 'POST', path: '/', body: { kind: 'none' } }),
    outcome: () => accepted({ id: 'order' }),
  },
  isOnItsWay: { kind: 'read', run: () => Promise.resolve(false) },
};

/** Measures how long an open journal takes to restore a machine that accepts events and writes, from a short and a long stream. */
export async function measureResume(): Promise<Measure> {
  const name = newName('encrypted');
  const stores = await openStores(name, true);
  await fillStream(stores.events, `cart/${short}`, short);
  await fillStream(stores.events, `cart/${long}`, long);
  const channel = browserCrossTabApis.openChannel(name);
  const journal = await startJournal(stores, () => new Promise(() => undefined), browserEnvironment, {
    channel,
    locks: createTabLocks(browserCrossTabApis, name, channel, browserEnvironment),
  });
  const resume = (length: number) => async () => {
    const { getStatus, close } = await openWorkflow(cartWorkflow, String(length), {
      journal,
      services,
      input: cartInput,
    });
    const { actor, quarantined, isFollowing } = getStatus();
    if (quarantined !== null || isFollowing || actor.getSnapshot().context.orderId === null) {
      throw new Error(`the stream of ${length} events did not resume`);
    }
    return close;
  };
  const storage = await openStoreStorage(newName('store'));
  await storage.setItem('cart', storeText(cartEvents(0, short)));
  return (rounds) =>
    compare(rounds, {
      short: resume(short),
      long: resume(long),
      store: async () => {
        await rehydrateStore(createStoreCart({ storage }));
      },
    });
}
