import { describe, expect, test } from 'vitest';
import { defaultCentre } from '../../domain/places/map-position.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { clearCacheMachine } from '../../machines/clear-cache/clear-cache-machine.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { productCoverMachine } from '../../machines/product-cover/product-cover-machine.ts';
import { productEditMachine } from '../../machines/product-edit/product-edit-machine.ts';
import { productFormMachine } from '../../machines/product-form/product-form-machine.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import { productMatrixMachine } from '../../machines/product-matrix/product-matrix-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import {
  sampleCup,
  sampleOrder,
  samplePayment,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { sampleShelfCup } from '../../machines/samples/sample-stock.ts';
import { workflows } from '../../machines/workflows.ts';
import { mapPickerMachine } from '../../machines/map-picker/map-picker-machine.ts';
import { scanMachine } from '../../machines/scan/scan-machine.ts';
import { sampleCode } from '../../machines/scan/scan-samples.ts';
import { foldStream } from '../../src/journal/replay/fold.ts';
import { cart, textOrder } from './emitting-new-orders.ts';
import { batch, batchAnswer, confirmation, correction, lane, proof, rejection } from './emitting-payments.ts';
import { offered, preferred, renamed, repeated } from './emitting-people.ts';
import { assigned, booked, counted, moved } from './emitting-stock.ts';
import { live } from './live-chart.ts';

const roles = ['owner'] as const;
const refusal = refused(sampleProblem(409, 'version_conflict'));

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

const product = () =>
  live(
    productMachine,
    { skuId: sampleCup.id, groupId: 'group-baan-suan' },
    { skuSiblings: accepted([sampleCup]) },
    [{ type: 'quantity.open' }, { type: 'quantity.change', quantity: 2 }, { type: 'quantity.accept' }],
  );

const filled = () =>
  live(productMatrixMachine, { groupId: 'group-baan-suan' }, { fillCart: { pieces: 2 } }, [
    { type: 'cell.type', skuId: sampleCup.id, stock: sampleCup.stock, text: '2' },
    { type: 'matrix.accept', lines: [{ product: sampleCup, quantity: 2 }] },
  ]);

const chosen = () =>
  live(
    mapPickerMachine,
    undefined,
    {
      placeAt: refused(sampleProblem(404, 'not_found')),
      staticMap: accepted({ filepath: '/api/files/map.png' }),
    },
    [{ type: 'map.open', position: defaultCentre, typed: '', mode: 'global' }, { type: 'place.confirm' }],
  );

const scanned = () =>
  live(scanMachine, undefined, { skuByBarcode: accepted(sampleCup) }, [
    { type: 'code.scan', code: sampleCode },
  ]);

const added = () =>
  live(
    productFormMachine,
    undefined,
    {
      uploadV2: accepted({ filepath: '/api/files/bowl.webp' }),
      addSingleProduct: accepted({ ...sampleCup, id: 'sku-bowl' }),
    },
    [
      { type: 'form.open', categoryId: 'category-cups' },
      { type: 'field.change', field: 'name', text: 'Blue bowl' },
      { type: 'field.change', field: 'price', text: '129.50' },
      { type: 'field.change', field: 'stock', text: '12' },
      { type: 'photos.add', photos: [samplePhoto] },
      { type: 'form.save', key: 'key-1' },
    ],
  );

const edited = (answer: unknown) =>
  live(productEditMachine, { skuId: sampleCup.id }, { editSku: answer }, [
    { type: 'edit.open', product: sampleCup },
    { type: 'field.change', field: 'price', text: '22' },
    { type: 'edit.save', key: 'key-1' },
  ]);

const cover = () =>
  live(
    productCoverMachine,
    { skuId: sampleCup.id },
    {
      uploadV2: accepted({ filepath: '/api/files/cup.webp' }),
      setupSkuCover: accepted({ ...sampleCup, version: 2 }),
    },
    [{ type: 'cover.take', photo: samplePhoto, key: 'key-1' }],
  );

const emissions = [
  ['an order submitted', () => cart(accepted({ id: 'order-1' })), [{ type: 'order.submitted' }]],
  ['an order refused', () => cart(refusal), []],
  [
    'a text that was read and ordered',
    () => textOrder(accepted({ id: 'order-1' })),
    [{ type: 'text.recognised' }, { type: 'order.submitted' }],
  ],
  ['a text whose order was refused', () => textOrder(refusal), [{ type: 'text.recognised' }]],
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
  [
    'a payment rejected',
    () => rejection(accepted({ ...samplePayment, status: 'rejected' })),
    [{ type: 'payment.rejected', paymentOrderId: samplePayment.id }],
  ],
  [
    'a rejection refused',
    () => rejection(refusal),
    [{ type: 'payment.rejectionRefused', paymentOrderId: samplePayment.id }],
  ],
  [
    'a payment corrected',
    () => correction(accepted(samplePayment)),
    [{ type: 'payment.edited', paymentOrderId: samplePayment.id }],
  ],
  [
    'a correction refused',
    () => correction(refusal),
    [{ type: 'payment.editRefused', paymentOrderId: samplePayment.id }],
  ],
  ['the cart filled from the matrix', filled, [{ type: 'matrix.filled' }]],
  ['a product chosen', product, [{ type: 'product.chosen', product: sampleCup, quantity: 2 }]],
  [
    'a place chosen',
    chosen,
    [
      {
        type: 'place.chosen',
        chosen: { ...defaultCentre, place: null, photo: '/api/files/map.png', takesText: false },
      },
    ],
  ],
  ['a product scanned', scanned, [{ type: 'scan.hit', product: sampleCup, code: sampleCode, times: 1 }]],
  ['a product added', added, [{ type: 'product.updated', skuId: 'sku-bowl', change: 'added' }]],
  [
    'a product changed',
    () => edited(accepted({ ...sampleCup, version: 2 })),
    [{ type: 'product.updated', skuId: sampleCup.id, change: 'edited' }],
  ],
  [
    'a product whose change was refused',
    () => edited(refused(sampleProblem(409, 'barcode_taken', { product: sampleCup }))),
    [{ type: 'product.writeRefused', skuId: sampleCup.id, change: 'edited' }],
  ],
  [
    'payments that were confirmed at once',
    () => batch(accepted([batchAnswer])),
    [{ type: 'batch.answered' }],
  ],
  ['a batch that was refused', () => batch(refusal), [{ type: 'batch.answered' }]],
  [
    'a payment that was looked at and confirmed',
    () => lane(accepted(samplePayment)),
    [{ type: 'payment.confirmed', paymentOrderId: samplePayment.id }],
  ],
  [
    'a payment that was looked at and refused',
    () => lane(refusal),
    [{ type: 'payment.writeRefused', paymentOrderId: samplePayment.id }],
  ],
  [
    'a product with another picture',
    cover,
    [{ type: 'product.updated', skuId: sampleCup.id, change: 'cover' }],
  ],
  [
    'a product with a barcode that was scanned',
    () => assigned(accepted({ ...sampleCup, version: 2 })),
    [{ type: 'product.updated', skuId: sampleCup.id, change: 'barcode' }],
  ],
  [
    'a product that somebody changed before its barcode came',
    () => assigned(refused(sampleProblem(409, 'version_conflict', { current: sampleCup }))),
    [{ type: 'product.writeRefused', skuId: sampleCup.id, change: 'barcode' }],
  ],
  [
    'stock that came',
    () => moved(accepted({ stock: 12, on_hand: 14 })),
    [{ type: 'stock.recorded', skuId: sampleShelfCup.id, stock: 12, onHand: 14 }],
  ],
  [
    'stock that was refused',
    () => moved(refusal),
    [{ type: 'stock.writeRefused', skuId: sampleShelfCup.id, hasMoved: false }],
  ],
  ['goods booked', booked, [{ type: 'stock.imported', skuIds: ['sku-bowl'] }]],
  ['stock counted', counted, [{ type: 'stocktake.recorded', skuIds: [sampleShelfCup.id] }]],
  [
    'a device cleared',
    () =>
      live(clearCacheMachine, undefined, { clearDevice: null }, [
        { type: 'cache.clear' },
        { type: 'cache.confirm' },
      ]),
    [{ type: 'cache.cleared' }],
  ],
  ['a renamed group', renamed, [{ type: 'group.saved' }]],
  ['a customer who becomes VIP', preferred, [{ type: 'person.changed' }]],
  ['a product that becomes VIP', offered, [{ type: 'vip.changed', skuId: 'sku-1' }]],
  ['an order that is repeated', repeated, [expect.objectContaining({ type: 'order.repeated' })]],
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
    const table = [
      'address-change address-form barcode-assignment batch-confirmation cart clear-cache group-form hint-removal',
      'map-picker order order-draft order-repeat payment-confirmation payment-edit payment-proof payment-rejection product',
      'product-cover product-edit product-form product-matrix quick-confirmation role-admin scan stock-dialog stock-entry stocktake vip-admin',
    ];
    expect(emitting.map(({ name }) => name).toSorted()).toEqual(table.flatMap((names) => names.split(' ')));
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
