import { describe, expect, test } from 'vitest';
import { rangeEnd, rangeStart } from '../../domain/date-range.ts';

describe('date range', () => {
  test('a day begins and ends at midnight in Bangkok', () => {
    expect(rangeStart('2025-03-01')).toEqual(new Date('2025-02-28T17:00:00Z'));
    expect(rangeEnd('2025-03-01')).toEqual(new Date('2025-03-01T17:00:00Z'));
  });

  test('a time is taken as it is and belongs to the range', () => {
    expect(rangeStart('2025-03-01T09:30:00Z')).toEqual(new Date('2025-03-01T09:30:00Z'));
    expect(rangeEnd('2025-03-01 09:30:00.250+07:00')).toEqual(new Date('2025-03-01T02:30:00.251Z'));
  });

  test.each([
    'yesterday',
    '2025-02-30',
    '2025-13-01',
    '2025-3-1',
    '2025-03-01T25:00:00Z',
    '2025-03-01T09:30:00',
  ])('neither day nor time: %s', (text) => {
    expect([rangeStart(text), rangeEnd(text)]).toEqual([null, null]);
  });
});
