import { describe, expect, test } from 'vitest';
import type { OrderCard } from '../../../domain/contract.ts';
import { isPackable, selectedOrder, selectionNow } from '../../../domain/orders/order-selection.ts';
import { sampleOrder } from '../../../machines/samples/sample-records.ts';

const order = (id: string, more: Partial<OrderCard> = {}): OrderCard => ({ ...sampleOrder, id, ...more });

describe('an order', () => {
  test.each<[string, Partial<OrderCard>, boolean]>([
    ['that was made', { status: 'created' }, true],
    ['that was paid', { status: 'paid' }, true],
    ['that was cancelled', { status: 'cancelled' }, false],
    ['that is a debt of before', { source: 'history_unpaid_orders' }, false],
  ])('%s can be packed as it should', (_, more, can) => {
    expect(isPackable(order('1', more))).toBe(can);
  });
});

describe('selected orders', () => {
  test('come to what they come to now, and stay where the list no longer shows them', () => {
    const selected = [order('1'), order('2')].map(selectedOrder);
    expect(selectionNow(selected, [order('2', { total_amount: 12.5 }), order('3')])).toEqual([
      { id: '1', total: 83_990 },
      { id: '2', total: 1_250 },
    ]);
  });

  test('are without those that were cancelled meanwhile', () => {
    const selected = [order('1'), order('2')].map(selectedOrder);
    expect(selectionNow(selected, [order('1', { status: 'cancelled' })])).toEqual([
      { id: '2', total: 83_990 },
    ]);
  });
});
