import { createActor, fromPromise } from 'xstate';
import type { AnyStateMachine, EmittedFrom, EventFrom, InputFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { clearCacheMachine } from '../../machines/clear-cache/clear-cache-machine.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { paymentConfirmationMachine } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import {
  sampleCup,
  sampleOrder,
  samplePayment,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { workflows } from '../../machines/workflows.ts';
import { foldStream, openingRecord } from '../../src/journal/replay/fold.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';

const roles = ['owner'] as const;
const refusal = refused(sampleProblem(409, 'version_conflict'));
type Answers = Readonly<Record<string, unknown>>;

/** Lets a chart live with services that answer at once, and gives what it received and emitted. */
async function live<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  answers: Answers,
  events: readonly EventFrom<TMachine>[],
) {
  const emitted: EmittedFrom<TMachine>[] = [];
  const received: RecordedEvent[] = [openingRecord(machine.id, input)];
  const actors = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, fromPromise(() => Promise.resolve(answer))]),
  );
  const provided: AnyStateMachine = machine.provide({ actors } as never);
  const actor = createActor(provided, {
    input,
    inspect(inspected) {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      if (inspected.event.type !== 'xstate.init') received.push(inspected.event);
    },
  });
  actor.on('*', (event) => emitted.push(event as EmittedFrom<TMachine>));
  actor.start();
  await settle();
  for (const event of events) {
    actor.send(event);
    await settle();
  }
  actor.stop();
  return { emitted, received, value: actor.getSnapshot().value as unknown };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const cart = (answer: unknown) =>
  live(
    cartMachine,
    { groupId: 'group-baan-suan', viewer: { roles: [], isVip: false } },
    { submitOrder: answer, refreshProducts: [] },
    [
      { type: 'line.add', product: sampleCup, quantity: 1 },
      { type: 'order.submit' },
      { type: 'order.confirm', key: 'key-1' },
    ],
  );

const order = (write: 'updateOrder' | 'cancelOrder', answer: unknown) =>
  live(
    orderMachine,
    { orderId: sampleOrder.id, roles },
    { orderDetail: accepted({ ...sampleOrder, status: 'created' }), [write]: answer },
    [
      { type: write === 'cancelOrder' ? 'order.cancel' : 'order.confirm' },
      { type: 'dialog.accept', key: 'key-1' },
    ],
  );

const proof = (answer: unknown) =>
  live(
    paymentProofMachine,
    { orderId: 'order-1', groupId: 'group-baan-suan' },
    { uploadV2: accepted({ filepath: '/api/files/slip-1.webp' }), payOrder: answer },
    [
      {
        type: 'proof.open',
        orders: [{ id: 'order-1', orderNo: '1042', ctime: '2025-02-01T03:00:00.000Z', total: 83_991 }],
      },
      { type: 'photos.add', photos: [samplePhoto] },
      { type: 'proof.submit', key: 'key-1' },
    ],
  );

const confirmation = (answer: unknown) =>
  live(
    paymentConfirmationMachine,
    { paymentOrderId: samplePayment.id, roles, confirmsReceipts: true },
    { paymentOrderDetail: accepted({ ...samplePayment, status: 'paid' }), confirmPayOrder: answer },
    [{ type: 'receipt.open' }, { type: 'receipt.confirm', key: 'key-1' }],
  );

const product = () =>
  live(
    productMachine,
    { skuId: sampleCup.id, groupId: 'group-baan-suan' },
    { skuDetail: accepted(sampleCup) },
    [{ type: 'quantity.open' }, { type: 'quantity.change', quantity: 2 }, { type: 'quantity.accept' }],
  );

const emissions = [
  ['an order submitted', () => cart(accepted({ id: 'order-1' })), [{ type: 'order.submitted' }]],
  ['an order refused', () => cart(refusal), []],
  [
    'an order confirmed',
    () => order('updateOrder', accepted({ ...sampleOrder, status: 'confirmed' })),
    [{ type: 'order.changed', orderId: sampleOrder.id, intent: 'confirm' }],
  ],
  [
    'an order cancelled',
    () => order('cancelOrder', accepted({ ...sampleOrder, status: 'cancelled' })),
    [{ type: 'order.changed', orderId: sampleOrder.id, intent: 'cancel' }],
  ],
  [
    'a change refused',
    () => order('updateOrder', refusal),
    [{ type: 'order.writeRefused', orderId: sampleOrder.id, intent: 'confirm' }],
  ],
  [
    'a proof accepted',
    () => proof(accepted({ payment_order_id: 'payment-1' })),
    [{ type: 'proof.accepted', orderId: 'order-1', paymentOrderId: 'payment-1' }],
  ],
  ['a proof refused', () => proof(refusal), [{ type: 'proof.writeRefused', orderId: 'order-1' }]],
  [
    'a receipt confirmed',
    () => confirmation(accepted({ ...samplePayment, status: 'completed' })),
    [{ type: 'payment.confirmed', paymentOrderId: samplePayment.id }],
  ],
  [
    'a receipt refused',
    () => confirmation(refusal),
    [{ type: 'payment.writeRefused', paymentOrderId: samplePayment.id }],
  ],
  ['a product chosen', product, [{ type: 'product.chosen', product: sampleCup, quantity: 2 }]],
  [
    'a device cleared',
    () =>
      live(clearCacheMachine, undefined, { clearDevice: null }, [
        { type: 'cache.clear' },
        { type: 'cache.confirm' },
      ]),
    [{ type: 'cache.cleared' }],
  ],
] as const;

describe('what a chart emits', () => {
  test.each(emissions)('of %s is what the app hears', async (_, happens, expected) => {
    expect((await happens()).emitted).toEqual(expected);
  });

  test('comes from the charts of this table, and from no other', () => {
    const emitting = workflows.filter(({ machine }) =>
      Object.values(machine.implementations.actions).some(
        (action) => (action as { type?: unknown }).type === 'xstate.emit',
      ),
    );
    expect(emitting.map(({ name }) => name).toSorted()).toEqual([
      'cart',
      'clear-cache',
      'order',
      'payment-confirmation',
      'payment-proof',
      'product',
    ]);
  });

  test('is not emitted by a fold, which leads to the same state', async () => {
    const { received, value, emitted } = await cart(accepted({ id: 'order-1' }));
    const heard: unknown[] = [];
    const folded = foldStream(
      cartMachine.provide({ actions: { emitSubmitted: () => heard.push('emitted') } }),
      received,
    );
    expect([emitted.length, heard, folded.value]).toEqual([1, [], value]);
  });
});
