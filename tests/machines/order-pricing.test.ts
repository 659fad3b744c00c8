import { describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import type { OrderEvent } from '../../machines/order/order-events.ts';
import { sampleOneLineOrder, sampleOrder, samplePaidOrder } from '../../machines/samples/sample-records.ts';
import { answered, failed, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof orderMachine>>[2];

const openLamp: OrderEvent = { type: 'line.open', skuId: 'sku-lamp' };
const accept: OrderEvent = { type: 'price.accept' };

const read = (order: Order) => answered('orderDetail', accepted(order));
const typed = (text: string): OrderEvent => ({ type: 'price.change', text });
const managed = (order: Order, ...events: TestEvent[]) =>
  stateAfter(orderMachine, { orderId: 'order-1', roles: ['order_manager'] }, read(order), ...events);

describe('pricing', () => {
  test('line.open begins with the price of the line', () => {
    const snapshot = managed(sampleOrder, openLamp);
    expect(snapshot.value).toEqual({ shown: 'pricing' });
    expect(snapshot.context.draft).toEqual({ skuId: 'sku-lamp', text: '640.00' });
  });

  test('line.open once more begins with the price that was accepted', () => {
    const snapshot = managed(sampleOrder, openLamp, typed('599'), accept, openLamp);
    expect(snapshot.context.draft).toEqual({ skuId: 'sku-lamp', text: '599.00' });
  });

  test('line.open of a line that is not there, or by a customer, stays', () => {
    expect(managed(sampleOneLineOrder, openLamp).value).toEqual({ shown: 'resting' });
    const asked = stateAfter(orderMachine, { orderId: 'order-1', roles: [] }, read(sampleOrder), openLamp);
    expect(asked.value).toEqual({ shown: 'resting' });
  });

  test('price.accept lays the typed price over the order', () => {
    const snapshot = managed(sampleOrder, openLamp, typed('1,599.5'), accept);
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context).toMatchObject({
      edit: { lines: { 'sku-lamp': { price: 159_950 } } },
      draft: null,
    });
  });

  test('price.accept of nothing is taken, of less than nothing or of no amount is not', () => {
    const accepting = (text: string) => managed(sampleOrder, openLamp, typed(text), accept).context.edit;
    expect(['0', '-1', '5O', ''].map(accepting)).toEqual([
      { lines: { 'sku-lamp': { price: 0 } } },
      { lines: {} },
      { lines: {} },
      { lines: {} },
    ]);
  });

  test('dialog.dismiss leaves the price as it was', () => {
    const snapshot = managed(sampleOrder, openLamp, typed('5'), { type: 'dialog.dismiss' });
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context).toMatchObject({ edit: { lines: {} }, draft: null });
  });

  test('line.remove takes the line out, but never the last one', () => {
    const removeLamp: OrderEvent = { type: 'line.remove', skuId: 'sku-lamp' };
    const removed = managed(sampleOrder, openLamp, removeLamp);
    expect(removed.value).toEqual({ shown: 'resting' });
    expect(removed.context.edit).toEqual({ lines: { 'sku-lamp': { removed: true } } });
    const last: OrderEvent = { type: 'line.open', skuId: 'sku-cup' };
    const asked = managed(sampleOrder, openLamp, removeLamp, last);
    expect(asked.can({ type: 'line.remove', skuId: 'sku-cup' })).toBe(false);
  });
});

describe('a half-typed price', () => {
  const halfTyped = [openLamp, typed('59'), { type: 'order.open' }] as const;

  test.each<[string, TestEvent]>([
    ['as it was', read(sampleOrder)],
    ['in a newer version', read({ ...sampleOrder, version: 2 })],
    ['not at all', failed('orderDetail')],
  ])('of an order that is opened again and read %s is there to go on with', (_, answer) => {
    const snapshot = managed(sampleOrder, ...halfTyped, answer);
    expect(snapshot.value).toEqual({ shown: 'pricing' });
    expect(snapshot.context.draft).toEqual({ skuId: 'sku-lamp', text: '59' });
  });

  test.each([
    ['without its line', sampleOneLineOrder],
    ['paid', samplePaidOrder],
  ])('of an order that comes back %s is dropped', (_, order) => {
    const snapshot = managed(sampleOrder, ...halfTyped, read(order));
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context.draft).toBeNull();
  });
});
