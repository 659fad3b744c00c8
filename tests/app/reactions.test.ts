import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { react } from '../../src/app/reactions.ts';
import type { Reacting } from '../../src/app/reactions.ts';
import type { WorkflowEvent as AppEvent } from '../../machines/workflows.ts';

/** A workflow that is open, and expects an event or not; what it is sent is added to `done`. */
function opened(name: string, done: unknown[], isExpected = true, context = {}) {
  const actor = {
    getSnapshot: () => ({ can: () => isExpected, context }),
    send: (event: object) => done.push([name, event]),
  };
  return Promise.resolve({ getStatus: () => ({ actor }) });
}

/** Everything that the reaction to an event does, in order. */
async function reactionTo(event: AppEvent): Promise<unknown[]> {
  const done: unknown[] = [];
  const open: Readonly<Record<string, readonly Promise<unknown>[]>> = {
    'order-list': [opened('order-list', done)],
    'payment-list': [opened('payment-list', done, false)],
    order: [
      opened('order', done, true, { orderId: 'order-1' }),
      opened('order', done, true, { orderId: 'order-2', order: { payment_oder: 'payment-2' } }),
    ],
    catalogue: [opened('catalogue', done)],
    'category-shelf': [opened('category-shelf', done)],
    product: [
      opened('product', done, true, { siblings: [{ id: 'sku-0' }, { id: 'sku-1' }] }),
      opened('product', done, true, { siblings: [{ id: 'sku-2' }] }),
    ],
    'stock-history': [
      opened('stock-history', done, true, { recordId: 'sku-1' }),
      opened('stock-history', done, true, { recordId: 'sku-2' }),
    ],
    'stock-line': [
      opened('stock-line', done, true, { skuId: 'sku-1' }),
      opened('stock-line', done, true, { skuId: 'sku-2' }),
    ],
    'paid-payment-list': [opened('paid-payment-list', done)],
    'payment-confirmation': [
      opened('payment-confirmation', done, true, { paymentOrderId: 'payment-1' }),
      opened('payment-confirmation', done, true, { paymentOrderId: 'payment-2' }),
    ],
    'stock-list': [opened('stock-list', done)],
    'vip-list': [opened('vip-list', done)],
  };
  const reacting = {
    actor: { send: (sent: object) => done.push(['actor', sent]) },
    directory: {
      opened: (name: string) => open[name] ?? [],
      open: ({ definition }: { definition: { name: string } }, id: string) =>
        opened(`${definition.name}/${id}`, done),
    },
    groupId: 'group-1',
    say: (...said: readonly unknown[]) => done.push(['say', ...said.filter((one) => one !== undefined)]),
    sayElsewhere: (key: string) => done.push(['sayElsewhere', key]),
    go: (path: string) => done.push(['go', path]),
    leadOn: (path: string) => done.push(['leadOn', path]),
    restart: () => done.push(['restart']),
  } as unknown as Reacting;
  react(event, reacting);
  await new Promise((resolve) => process.nextTick(resolve));
  return done;
}

const stockRefreshed = ['stock-list', { type: 'list.refresh' }];
const refreshed = [
  ['order-list', { type: 'list.refresh' }],
  ['paid-payment-list', { type: 'list.refresh' }],
  stockRefreshed,
];
/** All that may show this one payment, and nothing of another. */
const paymentRefreshed = [
  ...refreshed,
  ['payment-confirmation', { type: 'payment.open' }],
  ['order', { type: 'order.open' }],
];
/** All that may show this one product, and nothing of another. */
const productRefreshed = [
  ['catalogue', { type: 'products.refresh' }],
  ['category-shelf', { type: 'shelf.open' }],
  ['product', { type: 'product.open' }],
  ['stock-history', { type: 'list.refresh' }],
  ['stock-line', { type: 'line.open' }],
  stockRefreshed,
];

const table: readonly (readonly [AppEvent, readonly unknown[]])[] = [
  [
    { type: 'batch.answered' },
    [
      ['payment-confirmation', { type: 'payment.open' }],
      ['payment-confirmation', { type: 'payment.open' }],
      ...refreshed,
    ],
  ],
  [{ type: 'payment.edited', paymentOrderId: 'payment-2' }, paymentRefreshed],
  [{ type: 'payment.editRefused', paymentOrderId: 'payment-2' }, paymentRefreshed],
  [{ type: 'address.failed', intent: 'save' }, [['say', 'said.addressFailed.save']]],
  [{ type: 'address.failed', intent: 'default' }, [['say', 'said.addressFailed.default']]],
  [
    { type: 'order.submitted' },
    [
      ['say', 'said.orderSubmitted'],
      ['actor', { type: 'order.acknowledge' }],
      ['leadOn', '/order-home'],
      ...refreshed,
    ],
  ],
  [
    { type: 'order.submitted', orderNo: '10490' },
    [
      ['say', 'said.orderSubmittedAs', '10490'],
      ['actor', { type: 'order.acknowledge' }],
      ['leadOn', '/order-home'],
      ...refreshed,
    ],
  ],
  [{ type: 'text.recognised' }, [['leadOn', '/order-confirmation']]],
  ...(['save', 'confirm', 'cancel', 'remark'] as const).map((intent): (typeof table)[number] => [
    { type: 'order.changed', orderId: 'order-1', intent },
    [['say', `said.orderChanged.${intent}`], ...refreshed],
  ]),
  [{ type: 'order.writeRefused', orderId: 'order-1', intent: 'save' }, refreshed],
  [
    { type: 'proof.accepted', orderId: 'order-1', paymentOrderId: 'payment-1' },
    [
      ['say', 'said.proofAccepted'],
      ['actor', { type: 'proof.acknowledge' }],
      ['leadOn', '/payment/payment-1'],
      ['order', { type: 'order.open' }],
      ...refreshed,
    ],
  ],
  [{ type: 'proof.writeRefused', orderId: 'order-1' }, [['order', { type: 'order.open' }], ...refreshed]],
  [
    { type: 'payment.confirmed', paymentOrderId: 'payment-1' },
    [['say', 'said.paymentConfirmed'], ...refreshed],
  ],
  [{ type: 'payment.writeRefused', paymentOrderId: 'payment-1' }, refreshed],
  [
    { type: 'product.chosen', product: sampleCup, quantity: 2 },
    [
      ['cart/group-1', { type: 'line.order', product: sampleCup, quantity: 2 }],
      ['go', '/cart'],
    ],
  ],
  [{ type: 'stock.recorded', skuId: 'sku-1', stock: 8, onHand: 10 }, productRefreshed],
  [{ type: 'stock.writeRefused', skuId: 'sku-1', hasMoved: false }, productRefreshed],
  [
    { type: 'stock.writeRefused', skuId: 'sku-1', hasMoved: true },
    [['sayElsewhere', 'said.stockMoved'], ...productRefreshed],
  ],
  [
    { type: 'stocktake.recorded', skuIds: ['sku-3', 'sku-1', 'sku-4'] },
    // Of the other products nothing is open but the lists, which are read once.
    productRefreshed,
  ],
  [
    { type: 'stock.imported', skuIds: ['sku-3', 'sku-1', 'sku-4'] },
    // Of the other products nothing is open but the lists, which are read once.
    productRefreshed,
  ],
  [
    { type: 'product.updated', skuId: 'sku-1', change: 'added' },
    [['say', 'said.product.added'], ...productRefreshed],
  ],
  [
    { type: 'product.updated', skuId: 'sku-1', change: 'edited' },
    [['say', 'said.product.edited'], ...productRefreshed],
  ],
  [{ type: 'vip.changed', skuId: 'sku-1' }, [...productRefreshed, ['vip-list', { type: 'list.refresh' }]]],
  [{ type: 'product.updated', skuId: 'sku-1', change: 'barcode' }, productRefreshed],
  [{ type: 'product.writeRefused', skuId: 'sku-1', change: 'edited' }, productRefreshed],
];

describe('the reaction', () => {
  test.each(table)('to $type', async (event, done) => {
    expect(await reactionTo(event)).toEqual(done);
  });

  describe('to a cleared device', () => {
    afterEach(() => vi.useRealTimers());

    test('begins anew once that could be read', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const done = await reactionTo({ type: 'cache.cleared' });
      expect(done).toEqual([]);
      vi.runAllTimers();
      expect(done).toEqual([['restart']]);
    });
  });
});
