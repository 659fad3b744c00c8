import { describe, expect, test } from 'vitest';
import { printRows } from '../../../domain/orders/print-halves.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the rows of a print', () => {
  test('up to 10 lines are one below the other', () => {
    expect(printRows(lines(10))).toEqual(lines(10).map((line) => [line]));
  });

  test('11 lines are split at half, rounded up', () => {
    expect(printRows(lines(11))).toEqual([
      [1, 7],
      [2, 8],
      [3, 9],
      [4, 10],
      [5, 11],
      [6, null],
    ]);
  });

  test('12 lines fill both halves', () => {
    expect(printRows(lines(12)).at(-1)).toEqual([6, 12]);
  });
});
