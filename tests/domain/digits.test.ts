import { describe, expect, test } from 'vitest';
import { readWhole } from '../../domain/digits.ts';
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
