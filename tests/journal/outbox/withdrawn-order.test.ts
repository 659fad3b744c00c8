import { describe, expect, onTestFinished, test } from 'vitest';
import { waitFor } from 'xstate';
import { cartWorkflow } from '../../../machines/cart/cart-machine.ts';
import { sampleLamp } from '../../../machines/samples/sample-records.ts';
import { createApi } from '../../../src/api/api.ts';
import { cartServices } from '../../../src/features/cart/cart-services.ts';
import { startJournal } from '../../../src/journal/journal.ts';
import { openWorkflow } from '../../../src/journal/open-workflow.ts';
import { standInDevice } from '../../api/device-stand-in.ts';
import { createFakeServer } from '../fake-server.ts';
import { createFakeEnvironment } from '../fake-environment.ts';
import { openTestStores } from '../test-device.ts';

const full = new DOMException('full', 'QuotaExceededError');

/** A cart with a lamp in it, on a disk that may refuse events or the answers of writes. */
async function cartOnDisk(disk: { refuses: 'events' | 'answers' | null }) {
  const stores = await openTestStores();
  const server = createFakeServer();
  const { events, outbox } = stores;
  const journal = await startJournal(
    {
      ...stores,
      events: {
        ...events,
        append: (...args) => (disk.refuses === 'events' ? Promise.reject(full) : events.append(...args)),
      },
      outbox: {
        ...outbox,
        change: (key, change) =>
          disk.refuses === 'answers' && change.answer !== undefined
            ? Promise.reject(full)
            : outbox.change(key, change),
      },
    },
    server.send,
    createFakeEnvironment(),
  );
  onTestFinished(() => journal.close());
  const { getStatus } = await openWorkflow(cartWorkflow, 'g1', {
    journal,
    services: cartServices(createApi(standInDevice().device), journal.outbox.isKept),
    input: { groupId: 'g1', viewer: { roles: [], isVip: false } },
  });
  const { actor } = getStatus();
  actor.send({ type: 'line.add', product: sampleLamp, quantity: 2 });
  return { actor, server };
}

type Cart = Awaited<ReturnType<typeof cartOnDisk>>['actor'];

async function submit(actor: Cart): Promise<void> {
  actor.send({ type: 'order.submit' });
  actor.send({ type: 'order.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('unreachable') || snapshot.matches('submitted'));
}

const piecesIn = (actor: Cart) => actor.getSnapshot().context.lines.map(({ quantity }) => quantity);

describe('an order that is taken back', () => {
  test('after the disk refused it is in the cart again, was never sent, and can be submitted', async () => {
    const disk: Parameters<typeof cartOnDisk>[0] = { refuses: 'events' };
    const { actor, server } = await cartOnDisk(disk);
    await submit(actor);
    actor.send({ type: 'order.takeBack' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect([piecesIn(actor), server.sent]).toEqual([[2], []]);
    disk.refuses = null;
    await submit(actor);
    expect([actor.getSnapshot().value, piecesIn(actor), server.orders.size]).toEqual(['submitted', [], 1]);
  });

  test('after the server had it goes on as the same order, which is one', async () => {
    const disk: Parameters<typeof cartOnDisk>[0] = { refuses: 'answers' };
    const { actor, server } = await cartOnDisk(disk);
    await submit(actor);
    disk.refuses = null;
    actor.send({ type: 'order.takeBack' });
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect([piecesIn(actor), server.orders.size]).toEqual([[], 1]);
  });
});
