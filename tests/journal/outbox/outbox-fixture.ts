import type { WriteRequest } from '../../../domain/service.ts';
import { createMemoryStores } from '../../../src/journal/stores/memory-stores.ts';
import { singleTab } from '../../../src/journal/tabs/tab-locks.ts';
import { createOutbox } from '../../../src/journal/outbox/outbox.ts';
import type { OutgoingWrite, Outbox } from '../../../src/journal/outbox/outbox.ts';
import type { OutboxStore } from '../../../src/journal/outbox/outbox-store.ts';
import { createFakeServer } from '../fake-server.ts';
import { createFakeEnvironment } from '../fake-environment.ts';

/** A fake server and environment, and outboxes, one per page, over the same stores; `store` replaces the one for entries. */
export function createOutboxFixture() {
  const server = createFakeServer();
  const environment = createFakeEnvironment();
  const stores = createMemoryStores();
  const page = (store: OutboxStore = stores.outbox): Outbox =>
    createOutbox({
      store,
      blobs: stores.blobs,
      send: server.send,
      environment,
      tabs: singleTab,
    });
  return { server, environment, stores, page };
}

/** A write that submits an order. */
export function order(key: string, text = `{"of":"${key}"}`): OutgoingWrite {
  const request: WriteRequest = {
    key,
    method: 'POST',
    path: '/api/submit_order',
    body: { kind: 'json', text },
  };
  return { stream: 'cart/a', service: 'submitOrder', request };
}

/** The answer to an accepted order. */
export const answer = (id: string) => ({ status: 200, body: { code: 0, data: { id }, message: 'ok' } });
export const ignoreStatus = (): void => undefined;
