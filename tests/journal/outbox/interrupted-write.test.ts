import { describe, expect, onTestFinished, test } from 'vitest';
import { waitFor } from 'xstate';
import { samplePhoto } from '../../../machines/samples/sample-photos.ts';
import {
  sampleConfirmedOrder,
  sampleLamp,
  sampleOrder,
  samplePayment,
} from '../../../machines/samples/sample-records.ts';
import { createApi } from '../../../src/api/api.ts';
import { clients } from '../../../src/app/features.ts';
import { cartClient } from '../../../src/features/cart/cart-workflows.ts';
import { orderClient } from '../../../src/features/orders/orders-workflows.ts';
import {
  paymentConfirmationClient,
  paymentProofClient,
} from '../../../src/features/payments/payments-workflows.ts';
import type { Person } from '../../../src/workflow/person.ts';
import type { UserScope } from '../../../src/workflow/user-scopes.ts';
import { resumeWrites } from '../../../src/workflow/use-resume-writes.ts';
import { createWorkflowDirectory } from '../../../src/workflow/workflow-directory.ts';
import type { WorkflowDirectory } from '../../../src/workflow/workflow-directory.ts';
import { startJournal } from '../../../src/journal/journal.ts';
import type { JournalStores } from '../../../src/journal/journal.ts';
import { envelope, standInDevice } from '../../api/device-stand-in.ts';
import { createFakeServer } from '../fake-server.ts';
import { createFakeEnvironment } from '../fake-environment.ts';
import { openTestStores } from '../test-device.ts';

const person = {
  user: { merchant_config: { enable_confirm_pay: true } },
  roles: ['owner'],
  viewer: { roles: [], isVip: false },
  groupId: 'group-1',
} as unknown as Person;

const records: Readonly<Record<string, unknown>> = {
  '/api/order_detail': sampleOrder,
  '/api/payment_order_detail': samplePayment,
};

/** A device with a disk and a server that outlive each run of the app. */
function openPhone() {
  const name = `talat-test-${crypto.randomUUID()}`;
  const server = createFakeServer();
  const { device } = standInDevice([], {
    fetch: async ({ url }) => envelope(200, records[new URL(url).pathname]),
  });

  async function live(change: (stores: JournalStores) => JournalStores = (stores) => stores) {
    const journal = await startJournal(
      change(await openTestStores(name)),
      server.send,
      createFakeEnvironment(),
    );
    onTestFinished(() => journal.close());
    const scope = {
      device: { platform: { api: createApi(device), inLine: () => null, session: { user: () => null } } },
      journal,
    } as unknown as UserScope;
    const directory = createWorkflowDirectory<UserScope>({
      journal,
      clients: () => Promise.resolve(clients),
      scope: () => scope,
      person: () => person,
    });
    return { journal, directory };
  }

  return { server, live };
}

const sent = (paths: readonly { readonly path: string }[]) => paths.map(({ path }) => path);

/** Does what begins a write. */
type Begin = (directory: WorkflowDirectory<UserScope>) => Promise<void>;

const beginnings: readonly (readonly [path: string, begin: Begin])[] = [
  [
    '/api/submit_order',
    async (directory) => {
      const { actor } = (await directory.open(cartClient, 'group-2')).getStatus();
      actor.send({ type: 'line.add', product: sampleLamp, quantity: 2 });
      actor.send({ type: 'order.submit' });
      actor.send({ type: 'order.confirm' });
    },
  ],
  [
    '/api/update_order',
    async (directory) => {
      const orderId = sampleOrder.id;
      const { actor } = (await directory.open(orderClient, orderId)).getStatus();
      await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
      actor.send({ type: 'order.confirm' });
      actor.send({ type: 'dialog.accept' });
    },
  ],
  [
    '/api/upload_v2',
    async (directory) => {
      const orderId = sampleConfirmedOrder.id;
      const { actor } = (await directory.open(paymentProofClient, orderId)).getStatus();
      actor.send({
        type: 'proof.open',
        orders: [{ id: orderId, orderNo: '1', ctime: sampleOrder.ctime, total: 18_900 }],
      });
      actor.send({ type: 'photos.add', photos: [samplePhoto] });
      actor.send({ type: 'proof.submit' });
    },
  ],
  [
    '/api/confirm_pay_order',
    async (directory) => {
      const paymentOrderId = samplePayment.id;
      const { actor } = (await directory.open(paymentConfirmationClient, paymentOrderId)).getStatus();
      await waitFor(actor, (snapshot) => snapshot.can({ type: 'receipt.open' }));
      actor.send({ type: 'receipt.open' });
      actor.send({ type: 'receipt.confirm' });
    },
  ],
];

describe('a write that was recorded when the app was killed, and was not in the outbox yet', () => {
  test.each(beginnings)('leaves at the next start, without its screen: %s', async (path, begin) => {
    const phone = openPhone();
    let kill: () => void = () => undefined;
    const killed = new Promise<void>((resolve) => {
      kill = resolve;
    });
    const first = await phone.live((stores) => ({
      ...stores,
      outbox: {
        ...stores.outbox,
        keep() {
          kill();
          return new Promise(() => undefined);
        },
      },
    }));
    await first.journal.blobs.put(samplePhoto.blobId, new Blob(['a slip'], { type: 'image/jpeg' }));
    await begin(first.directory);
    await killed;
    first.journal.close();

    const second = await phone.live();
    expect([sent(phone.server.sent), second.journal.outbox.entries()]).toEqual([[], []]);
    const heads = await second.journal.events.listStreams();
    const writing = heads.filter(({ isWriting }) => isWriting).map(({ stream }) => stream);
    await resumeWrites(second);
    expect((await phone.server.nextRequest()).path).toBe(path);
    await second.directory.closeAll();
    expect(writing).toHaveLength(1);
  });
});

describe('a write that was answered', () => {
  test('is not looked for again', async () => {
    const { live } = openPhone();
    const { directory, journal } = await live();
    const cart = await directory.open(cartClient, 'group-2');
    const { actor } = cart.getStatus();
    actor.send({ type: 'line.add', product: sampleLamp, quantity: 2 });
    actor.send({ type: 'order.submit' });
    actor.send({ type: 'order.confirm' });
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    await cart.flushed();
    expect((await journal.events.listStreams()).filter(({ isWriting }) => isWriting)).toEqual([]);
  });
});
