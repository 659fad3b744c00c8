import { describe, expect, test } from 'vitest';
import type { Order } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { OrderEvent } from '../../machines/order/order-events.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import {
  sampleCancelledOrder,
  sampleCompletedOrder,
  sampleConfirmedOrder,
  sampleOrder,
  samplePaidOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof orderMachine>>[2];

const open: OrderEvent = { type: 'remark.open' };
const accept: OrderEvent = { type: 'remark.accept', at: 1, key: 'key-1' };
const typed = (text: string): OrderEvent => ({ type: 'remark.change', text });
const read = (order: Order) => answered('orderDetail', accepted(order));
const orderOf = (roles: readonly StaffRole[], order: Order, ...events: TestEvent[]) =>
  stateAfter(orderMachine, { orderId: 'order-1', roles }, read(order), ...events);

const remarked = { ...sampleOrder, remark: 'Back gate' };
const gone = sampleProblem(409, 'not_allowed_in_status', { id: 'order-1', status: 'confirmed' });

describe('remark.open', () => {
  test.each<[string, Order, readonly StaffRole[], boolean]>([
    ['a customer of a created order', sampleOrder, [], true],
    ['a customer of a confirmed one', sampleConfirmedOrder, [], false],
    ['finance of a created one', sampleOrder, ['finance'], false],
    ['an order manager of a created one', sampleOrder, ['order_manager'], true],
    ['an order manager of a paid one', samplePaidOrder, ['order_manager'], true],
    ['an order manager of a completed one', sampleCompletedOrder, ['order_manager'], true],
    ['an owner of a cancelled one', sampleCancelledOrder, ['owner'], false],
  ])('by %s: %#', (_, order, roles, isPossible) => {
    expect(orderOf(roles, order).can(open)).toBe(isPossible);
  });

  test('begins with the remark of the order, and again with what was accepted', () => {
    expect(orderOf(['manager'], remarked, open).context.remarkText).toBe('Back gate');
    const again = orderOf(['manager'], remarked, open, typed('Front gate'), accept, open);
    expect(again.context.remarkText).toBe('Front gate');
  });
});

describe('writingRemark', () => {
  test('remark.accept by who may save the order waits for order.save', () => {
    const snapshot = orderOf(['manager'], remarked, open, typed(' Front gate '), accept);
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context).toMatchObject({ edit: { lines: {}, remark: 'Front gate' }, remarkText: null });
    const saving = orderOf(['manager'], remarked, open, typed('Front gate'), accept, {
      type: 'order.save',
      key: 'key-2',
    });
    expect(inputOf(orderMachine, saving, 'updateOrder')).toEqual({
      key: 'key-2',
      order: remarked,
      edit: { lines: {}, remark: 'Front gate' },
      confirm: false,
    });
  });

  test('remark.accept of what the remark was is no change', () => {
    const snapshot = orderOf(['manager'], remarked, open, typed('x'), typed('Back gate'), accept);
    expect(snapshot.context.edit).toEqual({ lines: {} });
    expect(orderOf([], remarked, open, accept).value).toEqual({ shown: 'resting' });
  });

  test('remark.accept by a customer, or of a paid order, sends it alone with the version that was seen', () => {
    const sent = [open, typed('Front gate'), accept] as const;
    const inputs = [orderOf([], remarked, ...sent), orderOf(['owner'], samplePaidOrder, ...sent)].map((now) =>
      inputOf(orderMachine, now, 'updateOrderRemark'),
    );
    expect(inputs).toEqual([
      { key: 'key-1', orderId: 'order-1', remark: 'Front gate', version: 1 },
      { key: 'key-1', orderId: 'order-1', remark: 'Front gate', version: 3 },
    ]);
  });

  test('dialog.dismiss leaves the remark as it was', () => {
    const snapshot = orderOf(['manager'], sampleCompletedOrder, open, typed('x'), { type: 'dialog.dismiss' });
    expect(snapshot.value).toEqual({ shown: 'closed' });
    expect(snapshot.context).toMatchObject({ edit: { lines: {} }, remarkText: null });
  });

  test('order.open in the middle of it keeps what is typed', () => {
    const snapshot = orderOf([], sampleOrder, open, typed('Ring'), { type: 'order.open' }, read(remarked));
    expect(snapshot.value).toEqual({ shown: 'writingRemark' });
    expect(snapshot.context.remarkText).toBe('Ring');
  });
});

describe('remarking', () => {
  const sent = [open, typed('Ring twice'), accept] as const;

  test('accepted shows the order with it, and a completed one is closed', () => {
    const answer = (order: Order) =>
      answered('updateOrderRemark', accepted({ ...order, remark: 'Ring twice', version: 9 }));
    const created = orderOf([], sampleOrder, ...sent, answer(sampleOrder));
    expect([created.value, created.context.order?.remark]).toEqual([{ shown: 'resting' }, 'Ring twice']);
    const completed = orderOf(['owner'], sampleCompletedOrder, ...sent, answer(sampleCompletedOrder));
    expect(completed.value).toEqual({ shown: 'closed' });
  });

  test('refused keeps the text, to be saved by who still may', () => {
    const refusal = [...sent, answered('updateOrderRemark', refused(gone))] as const;
    expect(orderOf([], sampleOrder, ...refusal).context.problem).toEqual(gone);
    const again = orderOf([], sampleOrder, ...refusal, { type: 'order.acknowledge' }, read(remarked));
    expect(again.context.edit).toEqual({ lines: {}, remark: 'Ring twice' });
    expect(again.can({ type: 'order.save' })).toBe(true);
    const late = orderOf(
      [],
      sampleOrder,
      ...refusal,
      { type: 'order.acknowledge' },
      read(sampleConfirmedOrder),
    );
    expect(late.context.edit).toEqual({ lines: {} });
  });

  test('a failure is retried under the same key', () => {
    const snapshot = orderOf([], sampleOrder, ...sent, failed('updateOrderRemark'), {
      type: 'order.retry',
      key: 'key-2',
    });
    expect(inputOf(orderMachine, snapshot, 'updateOrderRemark')).toMatchObject({ key: 'key-1' });
  });
});
