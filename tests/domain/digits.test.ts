import { describe, expect, test } from 'vitest';
import { readWhole, readRecordNumber } from '../../domain/digits.ts';
import { parseBaht } from '../../domain/money.ts';

describe('a whole number', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['１２', 12],
    ['๑๒', 12],
    ['0', 0],
    ['1.5', null],
    ['๑.๕', null],
    ['-3', null],
    ['1,000', null],
    ['12 pcs', null],
    ['', null],
  ])('typed as "%s" is %s', (text, number) => {
    expect(readWhole(text)).toBe(number);
  });
});

describe('an amount', () => {
  test.each([
    ['๑๒.๕๐', 1250],
    ['１２．５０', 1250],
    ['฿１，２００', 120_000],
  ])('typed as "%s" is %s satang', (text, satang) => {
    expect(parseBaht(text)).toBe(satang);
  });
});

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
