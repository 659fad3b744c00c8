import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import type { OrderEvent } from '../../machines/order/order-events.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { unsavedEdits } from '../../src/features/orders/unsaved-orders.ts';
import { findMarked } from '../../src/workflow/find-marked.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';

type Opened = Parameters<typeof findMarked>[2]['directory']['opened'];

const [line] = sampleOrder.detail;

/** What a device notes of an order that was opened, and what was done there. */
const opened = (orderId: string, ...events: readonly RecordedEvent[]): readonly RecordedEvent[] => [
  openingRecord('order', { orderId, roles: ['order_manager'] }),
  { type: 'xstate.done.actor.orderDetail', output: accepted({ ...sampleOrder, id: orderId }) },
  ...events,
];
const quantity = (count: number): RecordedEvent => ({
  type: 'line.setQuantity',
  skuId: line!.sku_id,
  quantity: count,
});

const streams = {
  'order/looked-at': opened('looked-at'),
  'order/edited': opened('edited', quantity(77)),
  'order/edited-back': opened('edited-back', quantity(77), quantity(line!.quantity)),
  'order/not-listed': opened('not-listed', quantity(77)),
  'order/unreadable': [{ type: 'line.setQuantity' }],
  'payment-proof/edited': [openingRecord('payment-proof', {})],
} satisfies Readonly<Record<string, readonly RecordedEvent[]>>;

async function find(...ids: readonly string[]): Promise<readonly string[]> {
  const { events } = createMemoryStores();
  for (const [name, records] of Object.entries(streams)) await events.append(name, records, 0);
  const asked: string[] = [];
  const directory = { opened: () => [] };
  const load: typeof events.load = (stream) => {
    asked.push(stream);
    return events.load(stream);
  };
  const found = await findMarked(unsavedEdits, ids, { directory, events: { ...events, load } });
  expect(asked.every((stream) => stream in streams)).toBe(true);
  return [...found];
}

/** An order that is open in this tab, after these events. */
async function open(orderId: string, ...sent: readonly OrderEvent[]) {
  const orderDetail = fromPromise<Outcome<Order>, { readonly orderId: string }>(() =>
    Promise.resolve(accepted({ ...sampleOrder, id: orderId })),
  );
  const actor = createActor(orderMachine.provide({ actors: { orderDetail } }), {
    input: { orderId, roles: ['order_manager'] },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
  for (const event of sent) actor.send(event);
  return { getStatus: () => ({ actor }) };
}

describe('the orders with unsaved edits', () => {
  test('are those that differ from what was read, and no others', async () => {
    expect(await find('looked-at', 'edited', 'edited-back', 'never-opened', 'unreadable')).toEqual([
      'edited',
    ]);
  });

  test('are asked of an order that is open in this tab, not of what the disk has of it', async () => {
    const { events } = createMemoryStores();
    for (const name of ['order/edited', 'order/looked-at'] as const)
      await events.append(name, streams[name], 0);
    const handles = [
      open('edited'),
      open('looked-at', { type: 'line.setQuantity', skuId: line!.sku_id, quantity: 77 }),
      open('not-noted', { type: 'line.setQuantity', skuId: line!.sku_id, quantity: 77 }),
      open('not-listed', { type: 'line.setQuantity', skuId: line!.sku_id, quantity: 77 }),
      Promise.reject(new Error('could not be opened')),
    ];
    const found = await findMarked(unsavedEdits, ['edited', 'looked-at', 'not-noted'], {
      directory: { opened: () => handles as unknown as ReturnType<Opened> },
      events,
    });
    expect([...found]).toEqual(['looked-at', 'not-noted']);
  });

  test('are told of the listed ones alone', async () => {
    expect(await find('looked-at')).toEqual([]);
  });
});
