import { describe, expect, test } from 'vitest';
import {
  countDays,
  formatDateTime,
  formatDay,
  formatMoment,
  formatSecond,
  formatShortDateTime,
  formatWithOffset,
} from '../../src/i18n/format-date.ts';

describe('a time', () => {
  test('late in the evening in UTC is the next day in Bangkok', () => {
    expect([formatDateTime('2026-06-13T17:30:00.000Z'), formatDay('2026-06-13T17:30:00.000Z')]).toEqual([
      '2026-06-14\u00A000:30',
      '2026-06-14',
    ]);
  });

  test('of which every moment counts has its milliseconds', () => {
    expect(formatMoment('2026-06-13T17:30:00.042Z')).toBe('06-14\u00A000:30:00.042');
  });

  test('that leaves the screen names its offset, and is the same moment', () => {
    const time = '2026-06-13T17:30:00.042Z';
    expect(formatWithOffset(time)).toBe('2026-06-14T00:30:00.042+07:00');
    expect(new Date(formatWithOffset(time)).toISOString()).toBe(time);
  });

  test('that has to be known exactly has its seconds', () => {
    expect(formatSecond('2026-06-13T17:30:07.042Z')).toBe('2026-06-14\u00A000:30:07');
  });

  test('of this year in a list leaves the year out', () => {
    const now = '2026-06-14T03:00:00.000Z';
    expect([
      formatShortDateTime('2026-06-12T09:40:00.000Z', now),
      formatShortDateTime('2025-12-31T16:59:00.000Z', now),
    ]).toEqual(['06-12\u00A016:40', '2025-12-31\u00A023:59']);
  });
});

describe('the days between two times', () => {
  test('follow the calendar in Bangkok and not the hours', () => {
    expect([
      countDays('2026-06-13T16:59:00.000Z', '2026-06-13T17:01:00.000Z'),
      countDays('2026-06-13T17:01:00.000Z', '2026-06-14T16:59:00.000Z'),
      countDays('2026-05-20T03:00:00.000Z', '2026-06-14T03:00:00.000Z'),
    ]).toEqual([1, 0, 25]);
  });
});
