import { describe, expect, test } from 'vitest';
import { completeRows } from '../../../domain/stock-entry/complete-rows.ts';
import { applyPriceRule, typeIn, undo } from '../../../domain/stock-entry/entry-list.ts';
import type { EntryList } from '../../../domain/stock-entry/entry-list.ts';
import { reviewEntry } from '../../../domain/stock-entry/entry-review.ts';
import { blankRow } from '../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../domain/stock-entry/entry-rows.ts';
import { convertedPrice, convertPrices, readRate } from '../../../domain/stock-entry/foreign-prices.ts';

function row(id: string, price: string, currency?: EntryRow['currency']): EntryRow {
  const category = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
  const written = { ...blankRow(id), name: id, amount: '6', price, sellingPrice: '97', category };
  return currency === undefined ? written : { ...written, currency };
}

const list: EntryList = {
  rows: [row('cup', '8.50', 'CNY'), row('jug', '12', 'CNY'), row('lamp', '60')],
  steps: [],
};
const pricesOf = ({ rows }: EntryList) => rows.map(({ price, currency }) => [price, currency]);

describe('prices in yuan', () => {
  test('keep their rows from being booked, and count for no sum', () => {
    const { judged, ready, value } = reviewEntry(list.rows);
    expect([...judged.values()].map(({ faults }) => faults)).toEqual([['currency'], ['currency'], []]);
    expect([ready.map(({ id }) => id), value]).toEqual([['lamp'], 36_000]);
  });

  test('are converted all at once, to the satang, and are as before by undo', () => {
    const converted = convertPrices(list, 4.855);
    expect(pricesOf(converted)).toEqual([
      ['41.27', undefined],
      ['58.26', undefined],
      ['60', undefined],
    ]);
    expect(reviewEntry(converted.rows).ready.length).toBe(3);
    expect(undo(converted)).toEqual(list);
  });

  test('that are typed or set are in baht', () => {
    expect(pricesOf(typeIn(list, 'cup', 'price', '40'))[0]).toEqual(['40', undefined]);
    expect(pricesOf(applyPriceRule(list, ['jug'], { kind: 'set', text: '50' }))[1]).toEqual([
      '50',
      undefined,
    ]);
  });

  test('are not raised, and nothing sells by them', () => {
    const ids = ['cup', 'jug'];
    expect(applyPriceRule(list, ids, { kind: 'percent', percent: 110 }).rows).toEqual(list.rows);
    const unsold = { ...list, rows: list.rows.map((one) => ({ ...one, sellingPrice: '' })) };
    const rule = { kind: 'markup', percent: 60 } as const;
    const completed = completeRows(unsold, ['cup', 'lamp'], { category: null, rule });
    expect(completed.rows.map(({ sellingPrice }) => sellingPrice)).toEqual(['', '', '96.00']);
  });
});

test('half a satang is rounded up', () => {
  expect(convertedPrice('0.50', 4.85)).toBe('2.43');
});

describe('a rate', () => {
  test.each([
    ['4.85', 4.85],
    ['๔.๘๕', 4.85],
    [' 5 ', 5],
    ['0', null],
    ['', null],
    ['-1', null],
    ['five', null],
    ['4.12345', null],
    ['100.1', null],
  ])('typed as %j is %s', (text, rate) => {
    expect(readRate(text)).toBe(rate);
  });
});
