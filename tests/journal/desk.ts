import { onTestFinished } from 'vitest';
import type { Journal } from '../../src/journal/journal.ts';
import { openJournal } from '../../src/journal/open-journal.ts';
import { openWorkflow } from '../../src/journal/open-workflow.ts';
import { browserCrossTabApis } from '../../src/journal/tabs/tab-channel.ts';
import type { CrossTabApis } from '../../src/journal/tabs/tab-channel.ts';
import { createDeskServices } from './desk-services.ts';
import type { DeskServices } from './desk-services.ts';
import { orderDesk } from './order-desk.ts';
import { createShopServer } from './shop-server.ts';
import type { ShopServer } from './shop-server.ts';
import { createStillWorld } from './still-world.ts';
import type { StillWorld } from './still-world.ts';
import { testKeys } from './test-stores.ts';

export const deskStream = 'order-desk/g1';

export type DeskHandle = Awaited<ReturnType<Desk['open']>>;

/** A device with a database of its own, a server, and tabs that come and go. */
export class Desk {
  readonly database = `talat-test-${crypto.randomUUID()}`;
  readonly server: ShopServer = createShopServer();
  readonly world: StillWorld = createStillWorld();
  private keys = 0;

  /** Another tab, or the same one after a reload: a connection of its own to the same database. */
  async tab(tabs: CrossTabApis = browserCrossTabApis): Promise<Journal> {
    const journal = await openJournal({
      name: this.database,
      keys: await testKeys,
      send: this.server.send,
      environment: this.world,
      tabs,
    });
    onTestFinished(() => journal.close());
    return journal;
  }

  /** Opens the workflow in a tab; keys are `key-1`, `key-2`, … in the order in which events are sent. */
  open(journal: Journal, services: DeskServices = createDeskServices()) {
    return openWorkflow(orderDesk, 'g1', {
      journal,
      services,
      input: { groupId: 'g1' },
      now: () => 5000,
      newKey: () => `key-${++this.keys}`,
    });
  }
}
