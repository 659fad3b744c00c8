import { describe, expect, test } from 'vitest';
import { periodDays, readStatementDays } from '../../domain/payments/statement-range.ts';

const today = '2026-03-15';

describe('the days of a statement', () => {
  test.each([
    ['month', '2026-03-01', '2026-03-15'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['quarter', '2025-12-16', '2026-03-15'],
  ] as const)('of the period %s are from %s to %s', (period, from, to) => {
    expect(periodDays(period, today)).toEqual({ from, to });
  });

  test.each([
    [null, null, '2026-03-01', '2026-03-15'],
    ['2026-02-03', null, '2026-02-03', '2026-03-15'],
    [null, '2026-01-20', '2026-01-01', '2026-01-20'],
    ['2026-03-10', '2026-03-02', '2026-03-02', '2026-03-10'],
    ['2020-01-01', '2026-03-15', '2025-03-15', '2026-03-15'],
    ['2026-02-30', 'x', '2026-03-01', '2026-03-15'],
  ])('that %s to %s ask for are from %s to %s', (asked, until, from, to) => {
    expect(readStatementDays(asked, until, today)).toEqual({ from, to });
  });
});
