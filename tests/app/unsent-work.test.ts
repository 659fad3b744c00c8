import { describe, expect, test } from 'vitest';
import type { RequestOf } from '../../domain/operations.ts';
import type { DeliveryStatus } from '../../domain/service.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleOrder, samplePayment } from '../../machines/samples/sample-records.ts';
import { accepted } from '../../domain/outcome.ts';
import { clients } from '../../src/app/features.ts';
import { describeWork } from '../../src/features/unsent/unsent-work.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { singleTab } from '../../src/journal/tabs/tab-locks.ts';
import { createWorkflowDirectory } from '../../src/workflow/workflow-directory.ts';
import type { OutboxEntry } from '../../src/journal/outbox/outbox-store.ts';
import { writeRequest } from '../../src/api/write-request.ts';

const doneAt = '2025-02-08T03:24:00.000Z';

function entryOf(
  stream: string,
  service: string,
  request: OutboxEntry['request'],
  standing: Partial<Pick<OutboxEntry, 'status' | 'answer'>> = {},
): OutboxEntry {
  const createdAt = Date.parse(doneAt);
  return { key: 'key-1', stream, service, request, createdAt, attempts: 1, status: 'waiting', ...standing };
}

function cancelling(standing: Partial<Pick<OutboxEntry, 'status' | 'answer'>> = {}) {
  const request = writeRequest('cancelOrder', 'key-1', { body: { order_id: 'o-1', version: 1 } });
  return entryOf('order/o-1', 'cancelOrder', request, standing);
}

const pay: RequestOf<'payOrder'>['body'] = {
  order_ids: ['o-1', 'o-2'],
  payment_photos: ['a.webp', 'b.webp', 'c.webp'],
  payment_type: 'cash',
  total_actual_amount: 6514.1,
};
const save: RequestOf<'updateOrder'>['body'] = {
  id: 'o-1',
  detail: [
    { sku_id: 's-1', quantity: 3, price: 19.99 },
    { sku_id: 's-2', quantity: 1, price: 0.1 },
  ],
};
const photo: OutboxEntry['request'] = {
  key: 'key-1',
  method: 'POST',
  path: '/api/upload_v2',
  body: { kind: 'file', blobId: 'b-1', fileName: 'slip.webp' },
};

const always = { key: 'key-1', about: [], since: doneAt, standing: 'offline', problem: null };

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

type Streams = Readonly<Record<string, readonly RecordedEvent[]>>;

/** Describes an entry on a device that holds these streams. */
async function describeOn(streams: Streams, entry: OutboxEntry, isSignedIn = true) {
  const { events } = createMemoryStores();
  for (const [name, records] of Object.entries(streams)) await events.append(name, records, 0);
  const directory = createWorkflowDirectory<UserScope>({
    journal: { tabs: singleTab } as UserScope['journal'],
    clients: () => Promise.resolve(clients),
    scope: () => ({}) as UserScope,
    person: () => null,
  });
  return describeWork(entry, isSignedIn, { directory, events });
}

describe('unsent work', () => {
  test.each([
    [
      'an order',
      entryOf(
        'cart/g-1',
        'submitOrder',
        writeRequest('submitOrder', 'key-1', {
          body: { items: [{ product_id: 's-1', quantity: 2, price: 19.99 }], total_amount: 39.98 },
        }),
      ),
      {
        icon: 'order',
        title: 'unsent.kind.newOrder',
        figures: [{ of: 'kinds', count: 1 }],
        amount: 3998,
        to: '/cart',
      },
    ],
    [
      'changes of an order',
      entryOf('order/o-1', 'updateOrder', writeRequest('updateOrder', 'key-1', { body: save })),
      {
        icon: 'changes',
        title: 'unsent.kind.orderChanges',
        figures: [{ of: 'kinds', count: 2 }],
        amount: 6007,
        to: '/order/o-1',
      },
    ],
    [
      'the confirmation of an order',
      entryOf(
        'order/o-1',
        'updateOrder',
        writeRequest('updateOrder', 'key-1', { body: { ...save, confirm: true } }),
      ),
      {
        icon: 'order',
        title: 'unsent.kind.orderConfirmation',
        figures: [{ of: 'kinds', count: 2 }],
        amount: 6007,
        to: '/order/o-1',
      },
    ],
    [
      'a cancellation',
      cancelling(),
      { icon: 'order', title: 'unsent.kind.orderCancellation', figures: [], amount: null, to: '/order/o-1' },
    ],
    [
      'a proof',
      entryOf('payment-proof/o-1', 'payOrder', writeRequest('payOrder', 'key-1', { body: pay })),
      {
        icon: 'proof',
        title: 'unsent.kind.proof',
        figures: [
          { of: 'orders', count: 2 },
          { of: 'photos', count: 3 },
        ],
        amount: 651_410,
        to: '/order/o-1',
      },
    ],
    [
      'a photo of a proof',
      entryOf('payment-proof/o-1', 'uploadV2', photo),
      { icon: 'photo', title: 'unsent.kind.proofPhoto', figures: [], amount: null, to: '/order/o-1' },
    ],
    [
      'a photo of a receipt',
      entryOf('payment-confirmation/p-1', 'uploadV2', photo),
      { icon: 'photo', title: 'unsent.kind.receiptPhoto', figures: [], amount: null, to: '/payment/p-1' },
    ],
    [
      'a receipt',
      entryOf(
        'payment-confirmation/p-1',
        'confirmPayOrder',
        writeRequest('confirmPayOrder', 'key-1', { body: { id: 'p-1', paid_amount: 100 } }),
      ),
      { icon: 'money', title: 'unsent.kind.receipt', figures: [], amount: 10_000, to: '/payment/p-1' },
    ],
    [
      'a language',
      entryOf(
        'auth',
        'updateUserInfo',
        writeRequest('updateUserInfo', 'key-1', { body: { language: 'th' } }),
      ),
      { icon: 'language', title: 'unsent.kind.language', figures: [], amount: null, to: '/my' },
    ],
    [
      'a write that this version does not know',
      entryOf('stock/s-1', 'washStock', { ...photo, body: { kind: 'none' } }),
      { icon: 'other', title: 'unsent.kind.other', figures: [], amount: null, to: null },
    ],
  ] as const)('that is %s is described as that', async (_, entry, described) => {
    expect(await describeOn({}, entry)).toEqual({ ...always, ...described });
  });

  const uploadOfProof = entryOf('payment-proof/order-1', 'uploadV2', photo);
  const aboutOrder = ['#1042', 'Baan Suan'];

  test('that is a photo is described as the payment that waits for it, with its order, customer and amount', async () => {
    const submitted = [...proof, { type: 'proof.submit', key: 'key-1' }];
    const streams = { 'payment-proof/order-1': submitted, 'order/order-1': order };
    expect(await describeOn(streams, uploadOfProof)).toEqual({
      ...always,
      icon: 'proof',
      title: 'unsent.kind.proof',
      about: aboutOrder,
      figures: [
        { of: 'orders', count: 1 },
        { of: 'photos', count: 1 },
      ],
      amount: 80_000,
      to: '/order/order-1',
    });
  });

  test('that is a photo of a payment which was not submitted is described as a photo', async () => {
    const streams = { 'payment-proof/order-1': proof, 'order/order-1': order };
    expect(await describeOn(streams, uploadOfProof)).toEqual({
      ...always,
      icon: 'photo',
      title: 'unsent.kind.proofPhoto',
      about: aboutOrder,
      figures: [],
      amount: null,
      to: '/order/order-1',
    });
  });

  test('whose order is not on this device has the number alone', async () => {
    const { about } = await describeOn({ 'payment-proof/order-1': proof }, uploadOfProof);
    expect(about).toEqual(['#1042']);
  });

  test('that is a photo of a confirmed receipt is described as the receipt with its amount', async () => {
    const confirmed = [...receipt, { type: 'receipt.confirm', key: 'key-1' }];
    const stream = 'payment-confirmation/payment-1';
    const { icon, about, figures, amount } = await describeOn(
      { [stream]: confirmed },
      entryOf(stream, 'uploadV2', photo),
    );
    expect({ icon, about, figures, amount }).toEqual({
      icon: 'money',
      about: ['PAY-77', 'Baan Suan'],
      figures: [{ of: 'photos', count: 1 }],
      amount: 79_050,
    });
  });

  test('that is another write of the same workflow says what it belongs to, and its own amount', async () => {
    const entry = entryOf(
      'payment-proof/order-1',
      'payOrder',
      writeRequest('payOrder', 'key-1', { body: pay }),
    );
    const { about, amount } = await describeOn(
      { 'payment-proof/order-1': proof, 'order/order-1': order },
      entry,
    );
    expect({ about, amount }).toEqual({ about: aboutOrder, amount: 651_410 });
  });

  test.each([
    ['that nobody wrote', {}],
    ['that cannot be folded', { 'order/o-1': [{ type: 'order.open' }] }],
  ])('says nothing of what it belongs to for a stream %s', async (_, streams) => {
    expect((await describeOn(streams, cancelling())).about).toEqual([]);
  });

  test.each<[DeliveryStatus, boolean, string]>([
    ['waiting', true, 'offline'],
    ['waiting', false, 'signedOut'],
    ['sending', true, 'sending'],
    ['unknown', true, 'unknown'],
    ['unknown', false, 'unknown'],
  ])('that is %s, with somebody signed in: %s, stands as %s', async (status, isSignedIn, standing) => {
    expect((await describeOn({}, cancelling({ status }), isSignedIn)).standing).toBe(standing);
  });

  test('that was refused says why', async () => {
    const answer = {
      status: 409,
      body: { code: 409, message: 'moved on', data: { reason: 'version_conflict' } },
    };
    const { standing, problem } = await describeOn({}, cancelling({ answer }));
    expect([standing, problem]).toEqual([
      'refused',
      {
        status: 409,
        reason: 'version_conflict',
        message: 'moved on',
        details: { reason: 'version_conflict' },
      },
    ]);
  });
});
