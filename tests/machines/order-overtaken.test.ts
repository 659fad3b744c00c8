import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../../domain/contract.ts';
import { seenOf } from '../../domain/orders/rebase-edit.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { OrderEvent } from '../../machines/order/order-events.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { sampleBagLine as bag, sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof orderMachine>>[2];

const [cup, lamp] = sampleOrder.detail as [OrderLine, OrderLine];
const read = (order: Order) => answered('orderDetail', accepted(order));
const managed = (...events: TestEvent[]) =>
  stateAfter(orderMachine, { orderId: 'order-1', roles: ['order_manager'] }, read(sampleOrder), ...events);
const newer = (version: number, ...detail: readonly OrderLine[]): Order => ({
  ...sampleOrder,
  version,
  detail: [...detail],
});

const save: OrderEvent = { type: 'order.save', at: 1, key: 'key-1' };
const again: OrderEvent = { type: 'order.open' };
const moreCups: OrderEvent = { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 };
const bagForLamp: OrderEvent = { type: 'line.replace', skuId: 'sku-lamp', line: bag };

/** SKU, quantity and price of each line that would be saved. */
function linesToSave(snapshot: ReturnType<typeof managed>) {
  const { order, edit } = inputOf(orderMachine, snapshot, 'updateOrder') as { order: Order; edit: object };
  return { version: order.version, edit };
}

describe('an order that somebody else changed while it was edited', () => {
  const theirs = newer(2, { ...cup, quantity: 20 }, { ...lamp, quantity: 4 }, { ...bag, quantity: 5 });
  const edits: readonly OrderEvent[] = [
    moreCups,
    { type: 'line.open', skuId: 'sku-cup' },
    { type: 'price.change', text: '90' },
    { type: 'price.accept' },
    bagForLamp,
    { type: 'remark.open' },
    { type: 'remark.change', text: 'Ring twice' },
    { type: 'remark.accept' },
    { type: 'address.bring', address: { id: 'address-9' } as never },
  ];

  test('refused and acknowledged, is saved next with everything that was changed here, on their version', () => {
    const conflict = sampleProblem(409, 'version_conflict', { current: theirs, changed_by: 'Nok' });
    const refusal = [...edits, save, answered('updateOrder', refused(conflict))] as const;
    const snapshot = managed(...refusal, { type: 'order.acknowledge' }, read(theirs), {
      ...save,
      key: 'key-2',
    });
    expect(linesToSave(snapshot)).toEqual({
      version: 2,
      edit: {
        lines: {
          'sku-cup': { quantity: 22, price: 9000 },
          'sku-lamp': { removed: true },
          'sku-bag': { quantity: 9 },
        },
        remark: 'Ring twice',
        addressId: 'address-9',
      },
    });
  });

  test('read again keeps what was seen when the changes began, through later versions too', () => {
    const snapshot = managed(...edits, again, read(theirs), again, read(newer(3, lamp)));
    expect(snapshot.context.overtaken).toEqual(seenOf(sampleOrder));
  });

  test('read again without a change here says nothing', () => {
    expect(managed(again, read(theirs)).context.overtaken).toBeNull();
  });

  test.each<[string, OrderEvent]>([
    ['changes.acknowledge', { type: 'changes.acknowledge' }],
    ['edit.discard', { type: 'edit.discard' }],
  ])('%s ends the notice', (_, event) => {
    expect(managed(moreCups, again, read(theirs), event).context.overtaken).toBeNull();
  });

  test.each<[string, OrderEvent]>([
    ['line.undo', { type: 'line.undo', skuId: 'sku-cup' }],
    ['line.setQuantity to what it is now', { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 20 }],
  ])('%s of the last change ends the notice, and not while another change is there', (_, event) => {
    expect(managed(moreCups, again, read(theirs), event).context.overtaken).toBeNull();
    expect(managed(moreCups, bagForLamp, again, read(theirs), event).context.overtaken).toEqual(
      seenOf(sampleOrder),
    );
  });

  test('who took out the only line that is changed here is told, until the change is undone', () => {
    const gone = managed(moreCups, again, read(newer(2, lamp)));
    expect(gone.context.overtaken).toEqual(seenOf(sampleOrder));
    const undone = managed(moreCups, again, read(newer(2, lamp)), { type: 'line.undo', skuId: 'sku-cup' });
    expect([undone.context.overtaken, undone.context.edit]).toEqual([null, { lines: {} }]);
  });

  test('address.bring of the address that it has, as the last change, ends the notice', () => {
    const bring = (id: string): OrderEvent => ({ type: 'address.bring', address: { id } as never });
    const addressed = { ...theirs, address_id: 'address-1' };
    const changed = [bring('address-9'), again, read(addressed)] as const;
    expect(managed(...changed).context.overtaken).toEqual(seenOf(sampleOrder));
    expect(managed(...changed, bring('address-1')).context.overtaken).toBeNull();
  });

  test('saved ends the notice and the edit', () => {
    const saved = answered('updateOrder', accepted(newer(3, cup, lamp)));
    const { edit, overtaken } = managed(moreCups, again, read(theirs), save, saved).context;
    expect([edit, overtaken]).toEqual([{ lines: {} }, null]);
  });

  test('who took out the line whose price is being typed leaves the price with what was changed of it', () => {
    const typing: readonly OrderEvent[] = [
      { type: 'line.open', skuId: 'sku-lamp' },
      { type: 'price.change', text: '599' },
    ];
    const { value, context } = managed(...typing, again, read(newer(2, cup)));
    expect([value, context.draft, context.edit]).toEqual([
      { shown: 'resting' },
      null,
      { lines: { 'sku-lamp': { price: 59_900 } } },
    ]);
  });

  test('and put a line back that was removed there is added with its pieces', () => {
    const back: OrderEvent = { type: 'line.add', line: { ...lamp, quantity: 3 } };
    const snapshot = managed(moreCups, again, read(newer(2, cup)), back);
    expect(snapshot.context.edit).toEqual({
      lines: { 'sku-cup': { quantity: 12 } },
      added: [{ line: { ...lamp, quantity: 3 } }],
    });
  });
});

describe('line.undo', () => {
  test('takes one change back, and none that would leave no line', () => {
    const added: OrderEvent = { type: 'line.add', line: bag };
    const removed: readonly OrderEvent[] = ['sku-cup', 'sku-lamp'].map((skuId) => ({
      type: 'line.remove',
      skuId,
    }));
    const undo: OrderEvent = { type: 'line.undo', skuId: 'sku-bag' };
    expect(managed(moreCups, added, undo).context.edit).toEqual({ lines: { 'sku-cup': { quantity: 12 } } });
    expect(managed(added, ...removed).can(undo)).toBe(false);
  });
});
