import { describe, expect, test } from 'vitest';
import { readDay } from '../../domain/typed-day.ts';

describe('a typed day', () => {
  test.each(['2025-02-08', '2025/2/8', '2025.02.8', ' 20250208 ', '２０２５－０２－０８', '๒๐๒๕-๐๒-๐๘'])(
    'written as %s is read',
    (text) => {
      expect(readDay(text)).toBe('2025-02-08');
    },
  );

  test.each(['', '2025-02', '2025-02-30', '2025-13-01', '25-02-08', '2025028', '08-02-2025', 'yesterday'])(
    'is not %s',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );
});
