import { describe, expect, test } from 'vitest';
import { firstDayOfLine, stockByDay } from '../../../domain/stock/stock-line.ts';

const today = '2026-11-22';

describe('the line of a stock', () => {
  test('of a product without records is empty', () => {
    expect(stockByDay([], today)).toEqual([]);
  });

  test('begins 90 days ago with what was there before, and holds each figure until the next', () => {
    const days = stockByDay(
      [
        { ctime: '2026-11-21T16:59:59Z', stock_after: 7 },
        { ctime: '2026-11-20T10:00:00Z', stock_after: 9 },
        { ctime: '2026-03-01T10:00:00Z', stock_after: 20 },
      ],
      today,
    );
    expect([days.length, days[0]]).toEqual([90, { day: '2026-08-25', onHand: 20, moved: false }]);
    expect(firstDayOfLine(today)).toBe('2026-08-25');
    expect(days.slice(-4)).toEqual([
      { day: '2026-11-19', onHand: 20, moved: false },
      { day: '2026-11-20', onHand: 9, moved: true },
      { day: '2026-11-21', onHand: 7, moved: true },
      { day: '2026-11-22', onHand: 7, moved: false },
    ]);
  });

  test('of a younger product has no figure before the day of its first record, by the clock of Bangkok', () => {
    const days = stockByDay([{ ctime: '2026-11-21T17:00:00Z', stock_after: 48 }], today);
    expect([days.length, days[0]]).toEqual([90, { day: '2026-08-25', onHand: null, moved: false }]);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-21', onHand: null, moved: false },
      { day: '2026-11-22', onHand: 48, moved: true },
    ]);
  });

  test('takes the last record of a day that has several', () => {
    const days = stockByDay(
      [
        { ctime: '2026-11-22T05:00:00Z', stock_after: 3 },
        { ctime: '2026-11-22T04:00:00Z', stock_after: 5 },
      ],
      today,
    );
    expect(days.at(-1)).toEqual({ day: '2026-11-22', onHand: 3, moved: true });
  });
});
