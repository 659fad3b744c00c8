import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatBaht,
  formatDifference,
  maxSatang,
  parseBaht,
  readWire,
  splitMix,
  toBaht,
  toSatang,
} from '../../domain/money.ts';

const amounts = fc.integer({ min: 0, max: maxSatang });

describe('toSatang', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [1.13, 113],
    [8.2, 820],
    [19.99, 1999],
    [1.1, 110],
    [-19.99, -1999],
    [1_000_000_000, maxSatang],
  ])('%d baht are %d satang', (baht, satang) => {
    expect(toSatang(baht)).toBe(satang);
  });

  test.each([0.001, 1.005, 19.999, 1_000_000_000.01, -1_000_000_000.01, Infinity, -Infinity, NaN])(
    '%d is no amount',
    (baht) => {
      expect(toSatang(baht)).toBeNull();
    },
  );

  test('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxSatang, max: maxSatang }), (satang) => {
        expect(toSatang(toBaht(satang))).toBe(satang);
      }),
    );
  });

  test('refuses every amount with a third decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        (satang, tenths) => {
          expect(toSatang(Number(`${toBaht(satang).toFixed(2)}${tenths}`))).toBeNull();
        },
      ),
    );
  });
});

describe('parseBaht', () => {
  test.each([
    ['20', 2000],
    ['฿20', 2000],
    ['1,234.5', 123_450],
    ['1,234,567', 123_456_700],
    [' 1 234.56 ', 123_456],
    ['.5', 50],
    ['.25', 25],
    ['5.', 500],
    ['0', 0],
    ['19.99', 1999],
  ])('"%s" is %d satang', (text, satang) => {
    expect(parseBaht(text)).toBe(satang);
  });

  test.each([
    '',
    ' ',
    '฿',
    '.',
    '-1',
    '+1',
    '1.234',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1.2.3',
    'all',
    '99999999999',
    '1,5',
    '12,34',
    '1,2345',
    '1,23,456',
    ',5',
  ])('"%s" is no amount', (text) => {
    expect(parseBaht(text)).toBeNull();
  });

  test('reads back every amount that is shown, with and without the sign', () => {
    fc.assert(
      fc.property(amounts, (satang) => {
        expect(parseBaht(formatBaht(satang))).toBe(satang);
        expect(parseBaht(formatAmount(satang))).toBe(satang);
      }),
    );
  });
});

describe('formatDifference', () => {
  test.each([
    [1_971_000, '+฿19,710.00'],
    [-8_900, '−฿89.00'],
    [0, '฿0.00'],
  ])('of %d', (satang, text) => {
    expect(formatDifference(satang)).toBe(text);
  });
});

describe('formatBaht', () => {
  test.each([
    [0, '฿0.00'],
    [5, '฿0.05'],
    [123_456_789, '฿1,234,567.89'],
    [-1999, '−฿19.99'],
  ])('%d satang are %s', (satang, text) => {
    expect(formatBaht(satang)).toBe(text);
  });
});

describe('formatAmount', () => {
  test('says what the browser’s own formatter does', () => {
    const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const sums = fc.integer({ min: -1000 * maxSatang, max: 1000 * maxSatang });
    fc.assert(
      fc.property(sums, (satang) => {
        expect(formatAmount(satang)).toBe(format.format(toBaht(satang)));
      }),
    );
  });
});

describe('readWire', () => {
  test('agrees with toSatang on every amount that the contract allows', () => {
    fc.assert(
      fc.property(amounts, (satang) => {
        expect(readWire(toBaht(satang))).toBe(satang);
      }),
    );
  });
});

describe('splitMix', () => {
  test('gives the odd satang to the receipt', () => {
    expect(splitMix(83_991)).toEqual({ cash: 41_995, receipt: 41_996 });
  });

  test('loses nothing, and the halves differ by a satang at most', () => {
    fc.assert(
      fc.property(amounts, (total) => {
        const { cash, receipt } = splitMix(total);
        expect(cash + receipt).toBe(total);
        expect([0, 1]).toContain(receipt - cash);
      }),
    );
  });
});
