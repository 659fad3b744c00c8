import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleOrder, samplePayment } from '../../machines/samples/sample-records.ts';
import { readSubject } from '../../src/features/unsent/work-subject.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';

const payable = { id: 'order-1', orderNo: '1042', ctime: sampleOrder.ctime, total: 83_990 };

const order: readonly RecordedEvent[] = [
  openingRecord('order', { orderId: 'order-1', roles: ['order_manager'] }),
  { type: 'xstate.done.actor.orderDetail', output: accepted(sampleOrder) },
];
const proof: readonly RecordedEvent[] = [
  openingRecord('payment-proof', { orderId: 'order-1', groupId: 'group-baan-suan' }),
  { type: 'proof.open', orders: [payable] },
  { type: 'photos.add', photos: [samplePhoto] },
  { type: 'amount.change', field: 'amount', text: '800' },
];
const receipt: readonly RecordedEvent[] = [
  openingRecord('payment-confirmation', {
    paymentOrderId: 'payment-1',
    roles: ['finance'],
    confirmsReceipts: true,
  }),
  { type: 'xstate.done.actor.paymentOrderDetail', output: accepted(samplePayment) },
  { type: 'receipt.open' },
  { type: 'photos.add', photos: [samplePhoto] },
  { type: 'amount.change', text: '790.50' },
];

/** What is known of the writes of a stream on a device that holds these streams. */
async function subjectOf(stream: string, streams: Readonly<Record<string, readonly RecordedEvent[]>>) {
  const { events } = createMemoryStores();
  for (const [name, records] of Object.entries(streams)) await events.append(name, records, 0);
  return readSubject(stream, events);
}

describe('what unsent work belongs to', () => {
  test('is an order with its number and customer', async () => {
    expect(await subjectOf('order/order-1', { 'order/order-1': order })).toEqual({
      about: ['#1042', 'Baan Suan'],
      held: null,
    });
  });

  test('is the order of a proof; one that was submitted and waits for its photos is told with its amount', async () => {
    const submitted = [...proof, { type: 'proof.submit', key: 'key-1' }];
    expect(
      await subjectOf('payment-proof/order-1', {
        'payment-proof/order-1': submitted,
        'order/order-1': order,
      }),
    ).toEqual({
      about: ['#1042', 'Baan Suan'],
      held: {
        kind: 'proof',
        figures: [
          { of: 'orders', count: 1 },
          { of: 'photos', count: 1 },
        ],
        amount: 80_000,
      },
    });
  });

  test('is the number alone where the order itself is not on this device, and nothing is held up before the submission', async () => {
    expect(await subjectOf('payment-proof/order-1', { 'payment-proof/order-1': proof })).toEqual({
      about: ['#1042'],
      held: null,
    });
  });

  test('is the payment of a receipt; one that was confirmed and waits for its photos is told with its amount', async () => {
    const confirmed = [...receipt, { type: 'receipt.confirm', key: 'key-1' }];
    const stream = 'payment-confirmation/payment-1';
    expect(await subjectOf(stream, { [stream]: receipt })).toEqual({
      about: ['PAY-77', 'Baan Suan'],
      held: null,
    });
    expect(await subjectOf(stream, { [stream]: confirmed })).toEqual({
      about: ['PAY-77', 'Baan Suan'],
      held: { kind: 'receipt', figures: [{ of: 'photos', count: 1 }], amount: 79_050 },
    });
  });

  test.each([
    ['that nobody wrote', {}],
    ['that cannot be folded', { 'order/order-1': [{ type: 'order.open' }] }],
  ])('is not known of a stream %s', async (_, streams) => {
    expect(await subjectOf('order/order-1', streams)).toBeNull();
  });

  test('is not known of a stream of another workflow', async () => {
    expect(await subjectOf('cart/group-1', { 'cart/group-1': order })).toBeNull();
  });
});
