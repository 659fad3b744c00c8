import { describe, expect, test } from 'vitest';
import { readRecordNumber } from '../../domain/record-number.ts';

describe('record number', () => {
  test.each(['1042', '#1042', 'PAY-1042', 'pay-1042', 'pay1042', ' 1042 ', '＃１０４２', '๑๐๔๒'])(
    '%j is the number 1042',
    (text) => {
      expect(readRecordNumber(text)).toBe(1042);
    },
  );

  test('goes up to the largest that the database counts', () => {
    expect([readRecordNumber('2147483647'), readRecordNumber('2147483648')]).toEqual([2_147_483_647, null]);
  });

  test.each(['', '#', 'PAY-', '#PAY-1', '10 42', '1.5', '-1', '9999999999', 'a1'])(
    '%j is not a number',
    (text) => {
      expect(readRecordNumber(text)).toBeNull();
    },
  );
});
