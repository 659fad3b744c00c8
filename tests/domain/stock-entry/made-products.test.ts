import { describe, expect, test } from 'vitest';
import { blankRow } from '../../../domain/stock-entry/entry-rows.ts';
import type { EntryProduct, EntryRow } from '../../../domain/stock-entry/entry-rows.ts';
import { addToMade } from '../../../domain/stock-entry/made-products.ts';

const cups = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
const gifts = { ids: ['house', 'presents', 'gifts'], label: 'Gifts' } as const;

function row(id: string, change: Partial<EntryRow> = {}): EntryRow {
  const text = { name: 'Tea cup', color: 'Blue', amount: '6', price: '45', sellingPrice: '72' };
  return { ...blankRow(id), ...text, category: cups, ...change };
}

const made: EntryProduct = {
  id: 'sku-cup',
  name: 'Tea cup',
  ch_name: '',
  th_name: '',
  color: 'Blue',
  size: '',
  picture: '',
  stock: 6,
  price: 7_200,
};

const stocks = [{ skuId: 'sku-cup', stock: 6 }];

describe('a row that stays while a new product is booked', () => {
  test.each([
    ['of its name adds to it', { name: ' tea  CUP', amount: '' }, cups],
    ['of its name adds to it, in its category where it says none', { category: null }, cups],
  ])('%s', (_, change, category) => {
    const [left = row('')] = addToMade([row('left', change)], [row('booked')], ['sku-cup'], stocks);
    expect(left).toEqual({ ...row('left', change), category, product: made });
  });

  test.each([
    ['of another name', { name: 'Tea pot' }],
    ['of another colour', { color: 'Red' }],
    ['of another size', { size: 'L' }],
    ['of another style', { style: 'Round' }],
    ['of another category', { category: gifts }],
    ['without a name', { name: '' }],
    ['that a person led to another product', { product: { ...made, id: 'sku-other' } }],
  ])('%s is as it was', (_, change) => {
    const rows = [row('left', change)];
    expect(addToMade(rows, [row('booked')], ['sku-cup'], stocks)).toEqual(rows);
  });

  test('without a category, where two of its name were made, is as it was', () => {
    const rows = [row('left', { category: null })];
    const booked = [row('booked'), row('other', { category: gifts })];
    const all = [...stocks, { skuId: 'sku-gift', stock: 6 }];
    expect(addToMade(rows, booked, ['sku-cup', 'sku-gift'], all)).toEqual(rows);
  });

  test('is as it was where the product was there before, or the answer does not say', () => {
    const rows = [row('left')];
    expect(addToMade(rows, [row('booked')], ['sku-cup'], [])).toEqual(rows);
  });
});

test('what was made sells at what was paid where its row says nothing else', () => {
  const [left] = addToMade([row('left')], [row('booked', { sellingPrice: '' })], ['sku-cup'], stocks);
  expect(left?.product?.price).toBe(4_500);
});
