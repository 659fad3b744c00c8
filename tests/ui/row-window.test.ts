import { describe, expect, test } from 'vitest';
import { blockAt, blockRows, windowAround } from '../../src/ui/layout/row-window.ts';

const rowHeight = 100;
const count = 100_000;
/** The first block is 50 pixels taller than expected, the third 30 lower, the last but one 7 taller. */
const excess = new Map([
  [0, 50],
  [2, -30],
  [389, 7],
]);
const rows = { count, rowHeight, excess };
const blockHeight = blockRows * rowHeight;

describe('the window of a hundred thousand rows', () => {
  test('holds three blocks wherever one is, and all pixels of the rest', () => {
    expect(windowAround(0, rows)).toEqual({
      first: 0,
      count: 768,
      before: 0,
      after: (count - 768) * rowHeight + 7,
    });
    expect(windowAround(100, rows)).toEqual({
      first: 99 * blockRows,
      count: 768,
      before: 99 * blockHeight + 20,
      after: (count - 102 * blockRows) * rowHeight + 7,
    });
    expect(windowAround(390, rows)).toEqual({
      first: 389 * blockRows,
      count: count - 389 * blockRows,
      before: 389 * blockHeight + 20,
      after: 0,
    });
  });

  test('is at the end where it was further down before the list grew shorter, whose rows alone count', () => {
    expect(windowAround(390, { count: 10, rowHeight, excess })).toEqual({
      first: 0,
      count: 10,
      before: 0,
      after: 0,
    });
  });
});

describe('the block that is in view', () => {
  test('is found by the heights that are known', () => {
    const at = (offset: number) => blockAt(offset, rows);
    expect([-500, 0, blockHeight + 49].map(at)).toEqual([0, 0, 0]);
    expect([blockHeight + 50, 2 * blockHeight + 50, 3 * blockHeight + 20].map(at)).toEqual([1, 2, 3]);
    expect([count * rowHeight, Number.MAX_SAFE_INTEGER].map(at)).toEqual([390, 390]);
  });

  test('of a list without rows is the first', () => {
    expect(blockAt(100, { count: 0, rowHeight, excess })).toBe(0);
  });
});
