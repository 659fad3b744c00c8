import { describe, expect, test } from 'vitest';
import { closedDay, readClosedDay } from '../../domain/payments/closed-day.ts';

const today = '2026-03-01';

describe('the day that is closed', () => {
  test.each([
    ['2026-02-28', '2026-02-28'],
    [today, today],
    ['2026-03-02', today],
    ['2026-02-30', today],
    ['2026-02-28T10:00:00Z', today],
    ['', today],
    [null, today],
  ])('%s of an address is %s', (text, day) => {
    expect(readClosedDay(text, today)).toBe(day);
  });

  test('is today or yesterday by a tap, also across a month', () => {
    expect([closedDay('today', today), closedDay('yesterday', today)]).toEqual([today, '2026-02-28']);
  });
});
