import { describe, expect, test } from 'vitest';
import { paginate } from '../../src/ui/printing/paginate.ts';

const measured = { page: 100, opening: 30, runningHead: 10, columns: 10, rows: [] as number[], closing: 20 };

describe('a document that is divided into pages', () => {
  test('that fits on one is one, with its closing', () => {
    expect(paginate({ ...measured, rows: [20, 20] })).toEqual([{ from: 0, to: 2, closes: true }]);
  });

  test('of more rows than fit goes on below a running head, which leaves more room than the opening', () => {
    expect(paginate({ ...measured, rows: [20, 20, 20, 20, 20, 20, 20, 20] })).toEqual([
      { from: 0, to: 3, closes: false },
      { from: 3, to: 7, closes: false },
      { from: 7, to: 8, closes: true },
    ]);
  });

  test('whose closing has no room below the last row ends with a page of it', () => {
    expect(paginate({ ...measured, rows: [20, 20, 15] })).toEqual([
      { from: 0, to: 3, closes: false },
      { from: 3, to: 3, closes: true },
    ]);
  });

  test('with a row taller than a page gives it one of its own', () => {
    expect(paginate({ ...measured, rows: [20, 300, 20] })).toEqual([
      { from: 0, to: 1, closes: false },
      { from: 1, to: 2, closes: false },
      { from: 2, to: 3, closes: true },
    ]);
  });

  test('without rows is its opening and its closing', () => {
    expect(paginate(measured)).toEqual([{ from: 0, to: 0, closes: true }]);
  });
});
