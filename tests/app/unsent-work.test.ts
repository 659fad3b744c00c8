import { describe, expect, test } from 'vitest';
import type { RequestOf } from '../../domain/operations.ts';
import type { DeliveryStatus } from '../../domain/service.ts';
import { registry } from '../../machines/proofs.ts';
import { descriptions, describeWork, places } from '../../src/features/unsent/unsent-work.ts';
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

describe('unsent work', () => {
  test('of every write that a chart makes has words, and no other has', () => {
    const written = registry.flatMap(({ services }) =>
      Object.entries(services).flatMap(([name, kind]) => (kind === 'write' ? [name] : [])),
    );
    expect(Object.keys(descriptions).toSorted()).toEqual([...new Set(written)].toSorted());
  });

  test('of every chart that writes has a place, and no other has', () => {
    const writing = registry.filter(({ services }) => Object.values(services).includes('write'));
    expect(Object.keys(places).toSorted()).toEqual(writing.map(({ name }) => name).toSorted());
  });

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
      { kind: 'newOrder', figures: [{ of: 'kinds', count: 1 }], amount: 3998, to: '/cart' },
    ],
    [
      'changes of an order',
      entryOf('order/o-1', 'updateOrder', writeRequest('updateOrder', 'key-1', { body: save })),
      { kind: 'orderChanges', figures: [{ of: 'kinds', count: 2 }], amount: 6007, to: '/order/o-1' },
    ],
    [
      'the confirmation of an order',
      entryOf(
        'order/o-1',
        'updateOrder',
        writeRequest('updateOrder', 'key-1', { body: { ...save, confirm: true } }),
      ),
      { kind: 'orderConfirmation', figures: [{ of: 'kinds', count: 2 }], amount: 6007, to: '/order/o-1' },
    ],
    [
      'a cancellation',
      cancelling(),
      { kind: 'orderCancellation', figures: [], amount: null, to: '/order/o-1' },
    ],
    [
      'a proof',
      entryOf('payment-proof/o-1', 'payOrder', writeRequest('payOrder', 'key-1', { body: pay })),
      {
        kind: 'proof',
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
      { kind: 'proofPhoto', figures: [], amount: null, to: '/order/o-1' },
    ],
    [
      'a photo of a receipt',
      entryOf('payment-confirmation/p-1', 'uploadV2', photo),
      { kind: 'receiptPhoto', figures: [], amount: null, to: '/payment/p-1' },
    ],
    [
      'a receipt',
      entryOf(
        'payment-confirmation/p-1',
        'confirmPayOrder',
        writeRequest('confirmPayOrder', 'key-1', { body: { id: 'p-1', paid_amount: 100 } }),
      ),
      { kind: 'receipt', figures: [], amount: 10_000, to: '/payment/p-1' },
    ],
    [
      'a language',
      entryOf(
        'auth',
        'updateUserInfo',
        writeRequest('updateUserInfo', 'key-1', { body: { language: 'th' } }),
      ),
      { kind: 'language', figures: [], amount: null, to: '/my' },
    ],
    [
      'a write that this version does not know',
      entryOf('stock/s-1', 'washStock', { ...photo, body: { kind: 'none' } }),
      { kind: 'other', figures: [], amount: null, to: null },
    ],
  ] as const)('that is %s is told as that', (_, entry, told) => {
    expect(describeWork(entry, true)).toEqual({ ...always, ...told });
  });

  test('that is a photo is told as the payment that waits for it, with its order, customer and amount', () => {
    const figures = [{ of: 'photos', count: 2 }] as const;
    const held = { kind: 'proof', figures, amount: 83_990 } as const;
    const about = ['#1042', 'Baan Suan'];
    const entry = entryOf('payment-proof/o-1', 'uploadV2', photo);
    expect(describeWork(entry, true, { about, held })).toEqual({
      ...always,
      ...held,
      about,
      to: '/order/o-1',
    });
    expect(describeWork(entry, true, { about, held: null })).toEqual({
      ...always,
      kind: 'proofPhoto',
      about,
      figures: [],
      amount: null,
      to: '/order/o-1',
    });
  });

  test('that another write of the same workflow is says what it belongs to, and its own amount', () => {
    const subject = { about: ['#1042', 'Baan Suan'], held: null };
    const entry = entryOf('payment-proof/o-1', 'payOrder', writeRequest('payOrder', 'key-1', { body: pay }));
    const { about, amount } = describeWork(entry, true, subject);
    expect({ about, amount }).toEqual({ about: ['#1042', 'Baan Suan'], amount: 651_410 });
  });

  test.each<[DeliveryStatus, boolean, string]>([
    ['waiting', true, 'offline'],
    ['waiting', false, 'signedOut'],
    ['sending', true, 'sending'],
    ['unknown', true, 'unknown'],
    ['unknown', false, 'unknown'],
  ])('that is %s, with somebody signed in: %s, stands as %s', (status, isSignedIn, standing) => {
    expect(describeWork(cancelling({ status }), isSignedIn).standing).toBe(standing);
  });

  test('that was refused says why', () => {
    const answer = {
      status: 409,
      body: { code: 409, message: 'moved on', data: { reason: 'version_conflict' } },
    };
    const { standing, problem } = describeWork(cancelling({ answer }), true);
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
