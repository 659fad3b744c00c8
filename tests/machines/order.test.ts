import { describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { seenOf } from '../../domain/orders/rebase-edit.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import type { OrderEvent } from '../../machines/order/order-events.ts';
import {
  sampleAddress,
  sampleBagLine,
  sampleCancelledOrder,
  sampleCompletedOrder,
  sampleConfirmedOrder,
  sampleOneLineOrder,
  sampleOrder,
  samplePaidOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof orderMachine>>[2];

const moreCups: OrderEvent = { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 };
const accept: OrderEvent = { type: 'dialog.accept', at: 1, key: 'key-1' };
const save: OrderEvent = { type: 'order.save', at: 1, key: 'key-1' };
const conflict = sampleProblem(409, 'version_conflict', { changed_by: 'Nok' });

const orderOf = (roles: readonly StaffRole[], ...events: TestEvent[]) =>
  stateAfter(orderMachine, { orderId: 'order-1', roles }, ...events);
const read = (order: Order) => answered('orderDetail', accepted(order));
const managed = (order: Order, ...events: TestEvent[]) => orderOf(['order_manager'], read(order), ...events);

describe('order.save', () => {
  test('with nothing changed, or by somebody who may not, is not possible', () => {
    expect(managed(sampleOrder).can(save)).toBe(false);
    expect(managed(sampleOrder, moreCups).can(save)).toBe(true);
    expect(orderOf(['storekeeper'], read(sampleOrder), moreCups).can(save)).toBe(false);
  });
});

describe('loading', () => {
  test('an order that is not there leads to missing with the reason', () => {
    const problem = sampleProblem(404, 'not_found');
    const snapshot = orderOf([], answered('orderDetail', refused(problem)));
    expect(snapshot.value).toBe('missing');
    expect(snapshot.context.problem).toEqual(problem);
  });

  test('no network leads to unloaded, and order.open reads again', () => {
    expect(orderOf([], failed('orderDetail')).value).toBe('unloaded');
    expect(orderOf([], failed('orderDetail'), { type: 'order.open' }).value).toBe('loading');
  });

  test('an order that is known and cannot be read again is shown as it was, and can be confirmed', () => {
    const stale = managed(sampleOrder, moreCups, { type: 'order.open' }, failed('orderDetail'));
    expect(stale.value).toEqual({ shown: 'resting' });
    expect(stale.context).toEqual({ ...managed(sampleOrder, moreCups).context, isStale: true });
    expect(stale.can({ type: 'order.confirm' })).toBe(true);
  });

  test('an order that is read again is no longer stale', () => {
    const again = [{ type: 'order.open' }, failed('orderDetail'), { type: 'order.open' }] as const;
    expect(managed(sampleOrder, ...again, read(sampleOrder)).context.isStale).toBe(false);
  });

  test('an order that is known and no longer there is forgotten', () => {
    const gone = answered('orderDetail', refused(sampleProblem(404, 'not_found')));
    const snapshot = managed(sampleOrder, moreCups, { type: 'order.open' }, gone);
    expect(snapshot.value).toBe('missing');
    expect(snapshot.context).toMatchObject({ order: null, edit: { lines: {} } });
  });

  test.each([
    ['created', sampleOrder, 'resting'],
    ['confirmed', sampleConfirmedOrder, 'resting'],
    ['paid', samplePaidOrder, 'resting'],
    ['completed', sampleCompletedOrder, 'closed'],
    ['cancelled', sampleCancelledOrder, 'closed'],
  ])('a %s order is shown', (_, order, state) => {
    expect(managed(order).value).toEqual({ shown: state });
  });
});

describe('a product that is chosen while its picker leaves the page', () => {
  const added: OrderEvent = { type: 'line.add', line: sampleBagLine };
  const whole = managed(sampleOrder, added).context.edit;

  test.each<[string, readonly TestEvent[]]>([
    ['the remark is opened', [{ type: 'remark.open' }]],
    ['the addresses are opened', [{ type: 'addresses.open' }]],
    ['the price of a line is opened', [{ type: 'line.open', skuId: 'sku-cup' }]],
    ['the order is read again', [{ type: 'order.open' }]],
  ])('is added although meanwhile %s', (_, meanwhile) => {
    const before = managed(sampleOrder, ...meanwhile);
    const after = managed(sampleOrder, ...meanwhile, added);
    expect([after.value, after.context.edit]).toEqual([before.value, whole]);
  });

  test('is still there once the order was read again', () => {
    const snapshot = managed(sampleOrder, { type: 'order.open' }, added, read(sampleOrder));
    expect([snapshot.value, snapshot.context.edit]).toEqual([{ shown: 'resting' }, whole]);
  });
});

describe('resting', () => {
  const steps: readonly OrderEvent[] = [
    { type: 'order.confirm' },
    { type: 'order.cancel' },
    { type: 'addresses.open' },
    moreCups,
    { type: 'line.add', line: sampleBagLine },
    { type: 'line.replace', skuId: 'sku-cup', line: sampleBagLine },
  ];
  /** Which of the steps do anything. */
  const possible = (roles: readonly StaffRole[], order: Order) =>
    steps.filter((event) => orderOf(roles, read(order)).can(event)).map(({ type }) => type);

  test.each<[string, readonly StaffRole[]]>([
    ['a customer', []],
    ['finance', ['finance']],
    ['a storekeeper', ['storekeeper']],
    ['an SKU and order manager', ['sku_order_manager']],
  ])('%s can do nothing to a created order', (_, roles) => {
    expect(possible(roles, sampleOrder)).toEqual([]);
  });

  test.each<StaffRole>(['admin', 'owner', 'manager', 'order_manager'])(
    '%s may act as the status allows',
    (role) => {
      const whole = steps.map(({ type }) => type);
      expect(possible([role], sampleOrder)).toEqual(whole);
      expect(possible([role], sampleConfirmedOrder)).toEqual(whole.slice(1));
      expect(possible([role], samplePaidOrder)).toEqual([]);
    },
  );

  test.each([0, -1, 1.5, 1_000_001])('line.setQuantity to %d is refused', (quantity) => {
    expect(managed(sampleOrder, { ...moreCups, quantity }).context.edit).toEqual({ lines: {} });
  });

  test('order.save without a change stays', () => {
    expect(managed(sampleOrder, save).value).toEqual({ shown: 'resting' });
    const back: OrderEvent = { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 10 };
    expect(managed(sampleOrder, moreCups, back, save).value).toEqual({ shown: 'resting' });
  });

  test('order.save with a change sends the edit and does not confirm', () => {
    const snapshot = managed(sampleOrder, moreCups, save);
    expect(snapshot.value).toEqual({ updating: 'sending' });
    expect(inputOf(orderMachine, snapshot, 'updateOrder')).toEqual({
      key: 'key-1',
      order: sampleOrder,
      edit: { lines: { 'sku-cup': { quantity: 12 } } },
      confirm: false,
    });
  });

  test('edit.discard drops the edit', () => {
    expect(managed(sampleOrder, moreCups, { type: 'edit.discard' }).context.edit).toEqual({ lines: {} });
  });
});

describe('choosingAddress', () => {
  const open: OrderEvent = { type: 'addresses.open' };

  test('the addresses of the order’s own group are read', () => {
    expect(inputOf(orderMachine, managed(sampleOrder, open), 'merchantAddress')).toEqual({
      groupId: 'group-baan-suan',
    });
  });

  test('address.choose lays the address over the order', () => {
    const listed = answered('merchantAddress', [sampleAddress]);
    const snapshot = managed(sampleOrder, open, listed, { type: 'address.choose', addressId: 'address-1' });
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context.edit).toEqual({ lines: {}, addressId: 'address-1' });
  });

  test('no network can be tried again or left', () => {
    const unloaded = [open, failed('merchantAddress')] as const;
    expect(managed(sampleOrder, ...unloaded, open).value).toEqual({ shown: { choosingAddress: 'loading' } });
    expect(managed(sampleOrder, ...unloaded, { type: 'dialog.dismiss' }).value).toEqual({ shown: 'resting' });
  });
});

describe('askingConfirm', () => {
  test('dialog.accept confirms with the edit', () => {
    const snapshot = managed(sampleOrder, moreCups, { type: 'order.confirm' }, accept);
    expect(inputOf(orderMachine, snapshot, 'updateOrder')).toEqual({
      key: 'key-1',
      order: sampleOrder,
      edit: { lines: { 'sku-cup': { quantity: 12 } } },
      confirm: true,
    });
  });

  test('dialog.dismiss keeps the edit', () => {
    const snapshot = managed(sampleOrder, moreCups, { type: 'order.confirm' }, { type: 'dialog.dismiss' });
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context.edit).toEqual({ lines: { 'sku-cup': { quantity: 12 } } });
  });
});

describe('updating', () => {
  const updating = [moreCups, { type: 'order.confirm' }, accept] as const;

  test('accepted shows the saved order without an edit', () => {
    const snapshot = managed(
      sampleOrder,
      ...updating,
      answered('updateOrder', accepted(sampleConfirmedOrder)),
    );
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context.order).toEqual(sampleConfirmedOrder);
    expect(snapshot.context.edit).toEqual({ lines: {} });
  });

  test('refused for a newer version reads that one and lays the edit over it', () => {
    const refusal = [...updating, answered('updateOrder', refused(conflict))] as const;
    expect(managed(sampleOrder, ...refusal).value).toBe('refused');
    const newer = { ...sampleConfirmedOrder, version: 5 };
    const snapshot = managed(sampleOrder, ...refusal, { type: 'order.acknowledge' }, read(newer));
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context).toEqual({
      orderId: 'order-1',
      roles: ['order_manager'],
      order: newer,
      isStale: false,
      edit: { lines: { 'sku-cup': { quantity: 12 } } },
      draft: null,
      remarkText: null,
      overtaken: seenOf(sampleOrder),
      addresses: null,
      key: 'key-1',
      intent: 'confirm',
      problem: null,
    });
  });

  test('a newer version that lost the lines which stay keeps those that were removed', () => {
    const open: OrderEvent = { type: 'line.open', skuId: 'sku-cup' };
    const removal: OrderEvent = { type: 'line.remove', skuId: 'sku-cup' };
    const refusal = [open, removal, save, answered('updateOrder', refused(conflict))] as const;
    const newer = { ...sampleOneLineOrder, version: 5 };
    const snapshot = managed(sampleOrder, ...refusal, { type: 'order.acknowledge' }, read(newer));
    expect(snapshot.context.edit).toEqual({ lines: { 'sku-cup': { removed: false } } });
  });

  test('refused because it was paid meanwhile drops the edit', () => {
    const refusal = [...updating, answered('updateOrder', refused(conflict))] as const;
    const snapshot = managed(sampleOrder, ...refusal, { type: 'order.acknowledge' }, read(samplePaidOrder));
    expect(snapshot.context.edit).toEqual({ lines: {} });
  });

  test('a failure leads to unreachable, and order.retry sends the same under the same key', () => {
    const retry: OrderEvent = { type: 'order.retry', at: 2, key: 'key-2' };
    const snapshot = managed(sampleOrder, ...updating, failed('updateOrder'), retry);
    expect(snapshot.value).toEqual({ updating: 'sending' });
    expect(inputOf(orderMachine, snapshot, 'updateOrder')).toEqual(
      inputOf(orderMachine, managed(sampleOrder, ...updating), 'updateOrder'),
    );
  });
});

describe('cancelling', () => {
  const cancelling = [{ type: 'order.cancel' }, accept] as const;

  test('the cancellation names the version that the person saw', () => {
    expect(inputOf(orderMachine, managed(sampleConfirmedOrder, ...cancelling), 'cancelOrder')).toEqual({
      key: 'key-1',
      orderId: 'order-1',
      version: 2,
    });
  });

  test('accepted closes the order', () => {
    const snapshot = managed(
      sampleOrder,
      ...cancelling,
      answered('cancelOrder', accepted(sampleCancelledOrder)),
    );
    expect(snapshot.value).toEqual({ shown: 'closed' });
    expect(snapshot.hasTag('settled')).toBe(true);
  });

  test('a failure is retried as a cancellation', () => {
    const snapshot = managed(sampleOrder, ...cancelling, failed('cancelOrder'), { type: 'order.retry' });
    expect(snapshot.value).toEqual({ cancelling: 'sending' });
  });
});

describe('roles that are taken away while it is asked', () => {
  test.each(['order.confirm', 'order.cancel'] as const)('let %s be accepted no more', (type) => {
    const snapshot = managed(sampleOrder, { type }, { type: 'viewer.change', roles: [] }, accept);
    expect([snapshot.value, snapshot.context.key]).toEqual([{ shown: 'resting' }, '']);
  });
});
