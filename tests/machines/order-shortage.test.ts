import { describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { OrderEvent } from '../../machines/order/order-events.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { sampleBagLine, sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, inputOf, stateAfter } from './state-after.ts';

const moreCups: OrderEvent = { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 };
const save: OrderEvent = { type: 'order.save', at: 1, key: 'key-1' };

const managed = (order: Order, ...events: Parameters<typeof stateAfter<typeof orderMachine>>[2][]) =>
  stateAfter(
    orderMachine,
    { orderId: 'order-1', roles: ['order_manager'] },
    answered('orderDetail', accepted(order)),
    ...events,
  );

describe('a save that is refused for want of stock', () => {
  const short = (skuId: string) =>
    answered('updateOrder', refused(sampleProblem(422, 'insufficient_stock', { sku_id: skuId, stock: 1 })));

  test('takes fewer pieces of that product, or removes it, and reads the order again; nothing else', () => {
    const snapshot = managed(sampleOrder, moreCups, save, short('sku-cup'));
    expect(snapshot.can({ type: 'line.remove', skuId: 'sku-lamp' })).toBe(false);
    const without = managed(sampleOrder, moreCups, save, short('sku-cup'), {
      type: 'line.remove',
      skuId: 'sku-cup',
    });
    expect([without.value, without.context.edit]).toEqual([
      'loading',
      { lines: { 'sku-cup': { quantity: 12, removed: true } } },
    ]);
  });

  test('keeps of a product that was added how many pieces there are', () => {
    const { context } = managed(
      sampleOrder,
      { type: 'line.add', line: sampleBagLine },
      save,
      short('sku-bag'),
    );
    expect(context.edit.added).toEqual([{ line: { ...sampleBagLine, stock: 1 } }]);
  });
});

describe('an order that is read again', () => {
  const bag = { ...sampleBagLine, quantity: 5, stock: 2 };
  const read = (stock?: Readonly<Record<string, number>>) =>
    answered('orderDetail', { ...accepted(sampleOrder), ...(stock && { stock }) });
  const reading = [{ type: 'line.add', line: bag }, { type: 'order.open' }] as const;

  test('is asked for with the products that were added to it', () => {
    expect(inputOf(orderMachine, managed(sampleOrder, ...reading), 'orderDetail')).toEqual({
      orderId: 'order-1',
      added: { groupId: sampleOrder.group_id, skuIds: ['sku-bag'] },
    });
    const without = managed(sampleOrder, { type: 'order.open' });
    expect(inputOf(orderMachine, without, 'orderDetail')).toEqual({ orderId: 'order-1' });
  });

  test.each([
    ['says how many pieces there are of them now', { 'sku-bag': 9, 'sku-other': 1 }, 9],
    ['leaves those of which the server says nothing', {}, 2],
    ['leaves them all where it says nothing at all', undefined, 2],
  ])('%s', (_, stock, left) => {
    const { context } = managed(sampleOrder, ...reading, read(stock));
    expect(context.edit.added).toEqual([{ line: { ...bag, stock: left } }]);
  });
});
