import { describe, expect, test } from 'vitest';
import {
  barsOf,
  countDays,
  daysAfter,
  daysBefore,
  periodAround,
  periodOf,
  readReportDays,
  timeBefore,
} from '../../domain/reports/report-days.ts';

const days = (from: string, to: string) => ({ from, to });

describe('the period around a day', () => {
  test.each([
    ['day', '2024-02-29', '2024-02-29', '2024-02-29'],
    ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
    ['week', '2026-03-08', '2026-03-02', '2026-03-08'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('as a %s, %s, is from %s to %s, and is known for one', (period, day, from, to) => {
    const around = periodAround(period, day);
    expect([around, periodOf(around)]).toEqual([days(from, to), period]);
  });

  test('is none of any other days', () => {
    expect([periodOf(days('2026-03-03', '2026-03-09')), periodOf(days('2026-03-01', '2026-03-30'))]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the days before and after', () => {
  test.each([
    ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28', '2026-03-02', '2026-03-02'],
    ['2026-03-02', '2026-03-08', '2026-02-23', '2026-03-01', '2026-03-09', '2026-03-15'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', '2026-04-01', '2026-04-30'],
    ['2026-03-05', '2026-03-07', '2026-03-02', '2026-03-04', '2026-03-08', '2026-03-10'],
  ])('%s to %s are as many, of a month the months', (from, to, before, beforeTo, after, afterTo) => {
    expect([daysBefore(days(from, to)), daysAfter(days(from, to))]).toEqual([
      days(before, beforeTo),
      days(after, afterTo),
    ]);
  });

  test('are compared until the same time where they are not over', () => {
    const week = days('2026-03-02', '2026-03-08');
    const until = (now: string) => timeBefore(week, new Date(now)).until.toISOString();
    expect([
      until('2026-03-04T05:00:00.000Z'),
      until('2026-03-08T16:59:59.999Z'),
      until('2026-03-08T17:00:00.000Z'),
      until('2026-02-25T00:00:00.000Z'),
    ]).toEqual([
      '2026-02-25T05:00:00.000Z',
      '2026-03-01T16:59:59.999Z',
      '2026-03-01T17:00:00.000Z',
      '2026-03-01T17:00:00.000Z',
    ]);
  });
});

describe('the days that an address asks for', () => {
  test.each([
    [null, null, '2026-03-09', '2026-03-15'],
    ['2026-02-03', null, '2026-03-09', '2026-03-15'],
    ['2026-02-30', '2026-03-01', '2026-03-09', '2026-03-15'],
    ['2026-03-10', '2026-03-02', '2026-03-02', '2026-03-10'],
    ['2020-01-01', '2026-03-15', '2025-03-15', '2026-03-15'],
  ])('%s to %s are from %s to %s', (asked, until, from, to) => {
    const read = readReportDays(asked, until, '2026-03-15');
    expect([read, countDays(read) <= 366]).toEqual([days(from, to), true]);
  });
});

describe('the bars of a chart', () => {
  const figures = (from: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      day: new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
      sales: 1,
    }));

  test('are the days of a month', () => {
    expect(barsOf(figures('2026-03-01', 31)).map(({ from, sales }) => [from, sales])).toEqual(
      figures('2026-03-01', 31).map(({ day }) => [day, 1]),
    );
  });

  test('are the weeks of some months, the first and the last as far as they go', () => {
    const bars = barsOf(figures('2026-03-01', 32));
    expect(bars).toEqual([
      { from: '2026-03-01', to: '2026-03-01', sales: 1 },
      { from: '2026-03-02', to: '2026-03-08', sales: 7 },
      { from: '2026-03-09', to: '2026-03-15', sales: 7 },
      { from: '2026-03-16', to: '2026-03-22', sales: 7 },
      { from: '2026-03-23', to: '2026-03-29', sales: 7 },
      { from: '2026-03-30', to: '2026-04-01', sales: 3 },
    ]);
  });

  test('are the months of a year', () => {
    const bars = barsOf(figures('2026-01-15', 366));
    expect([bars.length, bars[0], bars.at(-1)]).toEqual([
      13,
      { from: '2026-01-15', to: '2026-01-31', sales: 17 },
      { from: '2027-01-01', to: '2027-01-15', sales: 15 },
    ]);
  });
});
