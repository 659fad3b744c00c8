import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { unsavedEdits } from '../../src/features/orders/unsaved-orders.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import { UserScopeContext } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { useMarked } from '../../src/workflow/use-marked.ts';
import { show } from './show.tsx';

const [line] = sampleOrder.detail;
const quantity = (count: number) =>
  ({ type: 'line.setQuantity', skuId: line!.sku_id, quantity: count }) as const;

function Marked({ shown }: { readonly shown: string | null }) {
  const marked = useMarked(unsavedEdits, ['shown', 'kept'], shown);
  return <p data-testid="marks">{[...marked].toSorted().join(' ')}</p>;
}

/** A list of two orders: one is open in this tab, of the other the device keeps an unsaved edit. Reading the disk waits for `read`. */
async function showMarks(shown: string | null) {
  const orderDetail = fromPromise<Outcome<Order>, { readonly orderId: string }>(async ({ input }) =>
    accepted({ ...sampleOrder, id: input.orderId }),
  );
  const actor = createActor(orderMachine.provide({ actors: { orderDetail } }), {
    input: { orderId: 'shown', roles: ['order_manager'] },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
  const { events } = createMemoryStores();
  const detail = accepted({ ...sampleOrder, id: 'kept' });
  await events.append(
    'order/kept',
    [
      openingRecord('order', { orderId: 'kept', roles: ['order_manager'] }),
      { type: 'xstate.done.actor.orderDetail', output: detail },
      quantity(77),
    ],
    0,
  );
  let read: () => void = () => undefined;
  let reads = 0;
  let append: (message: object) => void = () => undefined;
  const listStreams = async () => {
    reads += 1;
    await new Promise<void>((resolve) => (read = resolve));
    // By the second time the edit that was kept is gone.
    return reads === 1 ? events.listStreams() : [];
  };
  const handle = { getStatus: () => ({ actor }), subscribe: () => () => undefined };
  const channel = {
    listen(listener: typeof append) {
      append = listener;
      return () => undefined;
    },
  };
  const scope = {
    journal: { events: { ...events, listStreams }, tabs: { channel } },
    directory: { opened: () => [Promise.resolve(handle)], open: () => Promise.resolve(handle) },
  } as unknown as UserScope;
  const screen = await show(
    <UserScopeContext value={scope}>
      <Marked shown={shown} />
    </UserScopeContext>,
  );
  const status = screen.getByTestId('marks');
  await expect.poll(() => reads).toBe(1);
  return {
    actor,
    status,
    read: () => read(),
    async appendElsewhere() {
      append({ type: 'appended', name: 'order/kept' });
      await expect.poll(() => reads).toBe(2);
    },
  };
}

describe('the marks beside a list', () => {
  test('are those of the disk and of what is open in this tab', async () => {
    const { actor, status, read } = await showMarks(null);
    await expect.element(status).toHaveTextContent('');
    read();
    await expect.element(status).toHaveTextContent(/^kept$/);
    expect(actor.getSnapshot().context.edit.lines).toEqual({});
  });

  test('of the shown one follow it at once', async () => {
    const { actor, status } = await showMarks('shown');
    actor.send(quantity(77));
    await expect.element(status).toHaveTextContent(/^shown$/);
    actor.send(quantity(line!.quantity));
    await expect.element(status).toHaveTextContent(/^$/);
  });

  test('keep what the shown one said while the disk was read', async () => {
    const { actor, status, read } = await showMarks('shown');
    actor.send(quantity(77));
    await expect.element(status).toHaveTextContent(/^shown$/);
    read();
    await expect.element(status).toHaveTextContent(/^kept shown$/);
  });

  test('do not bring back what the shown one took away while the disk was read again', async () => {
    const { actor, status, read, appendElsewhere } = await showMarks('shown');
    actor.send(quantity(77));
    read();
    await expect.element(status).toHaveTextContent(/^kept shown$/);
    await appendElsewhere();
    actor.send(quantity(line!.quantity));
    await expect.element(status).toHaveTextContent(/^kept$/);
    read();
    await expect.element(status).toHaveTextContent(/^$/);
  });
});
