import { describe, expect, test } from 'vitest';
import { dueOf } from '../../domain/payable-order.ts';

const order = { id: 'order-1', orderNo: '1042', ctime: '2025-02-01T03:00:00.000Z', total: 83_990 };
const debt = { ...order, id: 'order-debt', orderNo: '1041', total: 64_000 };

describe('dueOf', () => {
  test.each([
    [[], 0],
    [['order-1'], 83_990],
    [['order-debt', 'order-1'], 147_990],
    [['order-gone'], 0],
  ])('%j', (chosen, due) => {
    expect(dueOf([order, debt], chosen)).toBe(due);
  });
});
