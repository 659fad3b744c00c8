import { describe, expect, test } from 'vitest';
import { bookedRows, markNamedAlready, refusedRows } from '../../../domain/stock-entry/entry-list.ts';
import { readyInFirstVersion, reviewEntry } from '../../../domain/stock-entry/entry-review.ts';
import { blankRow } from '../../../domain/stock-entry/entry-rows.ts';
import { entryRow } from '../../../domain/stock-entry/recognised-rows.ts';
import type { EntryProduct, EntryRow } from '../../../domain/stock-entry/entry-rows.ts';

const cup: EntryProduct = {
  id: 'sku-cup',
  name: 'Blue cup',
  ch_name: '',
  th_name: '',
  color: '',
  size: '',
  picture: '',
  stock: 40,
  price: 9_900,
};

function row(id: string, change: Partial<EntryRow> = {}): EntryRow {
  const category = { ids: ['table', 'drinking', 'cups'], label: 'Cups' } as const;
  return {
    ...blankRow(id),
    name: 'Bowl',
    amount: '6',
    price: '60.50',
    sellingPrice: '97',
    category,
    ...change,
  };
}

function faultsIn(rows: readonly EntryRow[], refusedIds: readonly string[] = []) {
  const { judged } = reviewEntry(rows, refusedIds);
  return rows.map(({ id }) => judged.get(id)?.faults);
}

const item = {
  name: 'Blue cup',
  cate_name1: 'Table',
  cate_name2: 'Drinking',
  cate_name3: 'Cups',
  cate_id1: 'table',
  cate_id2: 'drinking',
  cate_id3: 'cups',
  color: 'Blue',
  size: '',
  style: 'Matt',
  amount: 12,
  price: 45.5,
  confidence: 0.72,
  source: { sheet: 'Stock', cell: 'B2' },
} as const;

describe('a recognised item', () => {
  test('becomes a row as it was read', () => {
    expect(entryRow({ ...item, source: { ...item.source } }, 4)).toEqual({
      id: 'row-5',
      name: 'Blue cup',
      color: 'Blue',
      size: '',
      style: 'Matt',
      amount: '12',
      price: '45.50',
      sellingPrice: '',
      vipPrice: '',
      barcode: '',
      category: { ids: ['table', 'drinking', 'cups'], label: 'Table / Drinking / Cups' },
      product: null,
      setsPrice: false,
      confidence: 0.72,
      problem: null,
      readAs: 'Blue cup Blue Matt',
      source: { sheet: 'Stock', cell: 'B2' },
      isChecked: false,
    });
  });

  test('without figures and category gives a row that asks for them', () => {
    const read = entryRow({ ...item, source: { ...item.source }, amount: 0, price: 0, cate_id3: '' }, 0);
    expect([read.amount, read.price, read.category]).toEqual(['', '', null]);
    expect(faultsIn([read])).toEqual([['amount', 'price', 'category', 'sellingPrice']]);
  });
});

const similar = {
  sku_id: 'sku-cup',
  name: 'Blue cup',
  ch_name: '',
  th_name: '',
  color: '',
  size: '',
  picture: '',
  stock: 40,
  price: 99,
  category_id: ['table', 'drinking', 'cups'],
  category_label: 'Cups',
};

describe('a recognised item that is perhaps a product of the shop', () => {
  const cups = { ids: ['table', 'drinking', 'cups'], label: 'Cups' };
  const none = { cate_name1: '', cate_name2: '', cate_name3: '', cate_id1: '', cate_id2: '', cate_id3: '' };
  const read = { ...item, ...none, name: 'Bluo cup', source: { page: 1, box: [0, 0, 1, 1] } };
  const asked = entryRow({ ...read, similar }, 0);

  test('becomes a row that asks for nothing but whether it is', () => {
    expect(asked.similar).toEqual({ readAs: 'Bluo cup', product: cup, category: cups });
    expect(faultsIn([asked])).toEqual([['similar']]);
  });

  test('of which nobody knows the category has none to give', () => {
    const { category_id: _ids, category_label: _label, ...unknown } = similar;
    expect(entryRow({ ...read, similar: unknown }, 0).similar?.category).toBeNull();
  });

  test.each([
    ['is none once it is called something else', { name: 'Sky cup' }, ['category', 'sellingPrice']],
    ['is none once it has no name', { name: '' }, ['name', 'category', 'sellingPrice']],
    ['may be it all the same by the name of the product', { name: 'blue cup' }, ['similar']],
    ['may be it all the same in a category', { category: cups as never, sellingPrice: '97' }, ['similar']],
    ['is another one once that is chosen', { product: { ...cup, id: 'sku-mug' } }, ['category']],
    ['misses other things beside', { amount: '', price: '' }, ['amount', 'price', 'similar']],
  ])('%s', (_, change, faults) => {
    expect(faultsIn([{ ...asked, ...change }])).toEqual([faults]);
  });
});

const sold = { product: cup, setsPrice: true } as const;

describe('a row', () => {
  test.each([
    ['with all that it needs is ready', {}, []],
    ['without a name', { name: ' ' }, ['name']],
    ['of no pieces', { amount: '0' }, ['amount']],
    ['of half a piece', { amount: '1.5' }, ['amount']],
    ['of more pieces than can come at once', { amount: '1000001' }, ['amount']],
    ['for nothing', { price: '0' }, ['price']],
    ['with a price in thirds', { price: '1.333' }, ['price']],
    ['without a category', { category: null }, ['category']],
    ['of a new product without a selling price', { sellingPrice: '' }, ['sellingPrice']],
    ['of a new product that sells for nothing', { sellingPrice: '0' }, ['sellingPrice']],
    ['of a product of the shop needs no selling price', { sellingPrice: '', product: cup }, []],
    ['with a VIP price that is the selling price', { vipPrice: '97' }, ['vipNotBelow']],
    ['with a VIP price above what it sells at from now on', { ...sold, vipPrice: '61' }, ['vipNotBelow']],
    ['with a VIP price below what it sells at from now on', { ...sold, vipPrice: '60' }, []],
    ['with a VIP price of nothing', { vipPrice: '0' }, ['vipPrice']],
    ['of a product that keeps its price needs no VIP price', { vipPrice: '0', product: cup }, []],
    ['in Thai figures is ready', { amount: '๑๒', price: '๔๕' }, []],
  ])('%s', (_, change, faults) => {
    expect(faultsIn([row('row-1', change)])).toEqual([faults]);
  });

  test('that was not read surely is booked and asks to be looked at, until somebody does', () => {
    const unsure = row('row-1', { confidence: 0.72, isChecked: false });
    expect(reviewEntry([unsure]).counts).toEqual({ faulty: 0, unsure: 1, ready: 1, unchecked: 1 });
    expect(reviewEntry([{ ...unsure, isChecked: true }]).counts).toEqual({
      faulty: 0,
      unsure: 0,
      ready: 1,
      unchecked: 0,
    });
  });

  test('that the server refused stays in the draft', () => {
    expect(faultsIn([row('row-1'), row('row-2', { name: 'Cup' })], ['row-2'])).toEqual([[], ['refused']]);
  });
});

describe('rows together', () => {
  test('of one product at two prices are marked, both', () => {
    const rows = [row('row-1'), row('row-2', { name: 'bowl ', price: '61' }), row('row-3', { name: 'Cup' })];
    expect(faultsIn(rows)).toEqual([['twoPrices'], ['twoPrices'], []]);
  });

  test('of one new product at two selling prices are marked, both', () => {
    const rows = [row('row-1'), row('row-2', { sellingPrice: '98' })];
    expect(faultsIn(rows)).toEqual([['twoPrices'], ['twoPrices']]);
  });

  test('of one product at one price are ready', () => {
    expect(faultsIn([row('row-1'), row('row-2', { price: '60.5' })])).toEqual([[], []]);
  });

  test('of two products with one barcode are marked, and one product with two', () => {
    const rows = [
      row('row-1', { barcode: '885' }),
      row('row-2', { name: 'Cup', barcode: '885' }),
      row('row-3', { name: 'Lamp', barcode: '1' }),
      row('row-4', { name: 'Lamp', barcode: '2' }),
    ];
    expect(faultsIn(rows)).toEqual([['twoBarcodes'], ['twoBarcodes'], ['twoBarcodes'], ['twoBarcodes']]);
  });

  test('come to what is ready of them', () => {
    const rows = [
      row('row-1'),
      row('row-2'),
      row('row-3', { product: cup, name: 'Blue cup', amount: '12', price: '10' }),
      row('row-4', { price: '', name: 'Lamp' }),
    ];
    const { ready, created, increased, pieces, value } = reviewEntry(rows);
    expect([ready.length, created, increased, pieces, value]).toEqual([3, 1, 1, 24, 72_600 + 12_000]);
  });
});

describe('rows of which one changes', () => {
  const rows = [row('row-1'), row('row-2', { name: 'Cup' }), row('row-3', { name: 'Lamp', price: '' })];
  const before = reviewEntry(rows).judged;

  test('keep their verdicts, but for that one', () => {
    const after = reviewEntry(rows.map((one) => (one.id === 'row-3' ? { ...one, price: '9' } : one))).judged;
    expect(rows.map(({ id }) => after.get(id) === before.get(id))).toEqual([true, true, false]);
  });

  test('are judged beside it anew where it contradicts them', () => {
    const after = reviewEntry(
      rows.map((one) => (one.id === 'row-2' ? { ...one, name: 'Bowl', price: '61' } : one)),
    ).judged;
    expect(rows.map(({ id }) => after.get(id)?.faults)).toEqual([['twoPrices'], ['twoPrices'], ['price']]);
  });
});

describe('what is booked', () => {
  test('of one product has one VIP price, whichever row says it', () => {
    const rows = bookedRows([row('row-1'), row('row-2', { vipPrice: '55' })]);
    expect(rows.map(({ pieces, paid, vip }) => [pieces, paid, vip])).toEqual([
      [6, 6_050, 5_500],
      [6, 6_050, 5_500],
    ]);
  });
});

describe('a refusal', () => {
  const rows = [row('row-1'), row('row-2', { barcode: '885', product: cup })];
  test.each([
    ['of a line that is there twice', 'duplicate_line', { items: [0, 1] }, ['row-1', 'row-2']],
    ['of a barcode that another product has', 'barcode_taken', { product: { barcode: '885' } }, ['row-2']],
    ['of a product that is gone', 'not_found', { sku_id: 'sku-cup' }, ['row-2']],
    ['of a category that is gone', 'not_found', { category_id: 'cups' }, ['row-1', 'row-2']],
    ['of a field of an item', 'invalid_request', { field: 'items.1.price' }, ['row-2']],
    ['of something else', 'forbidden_role', {}, []],
  ])('%s names its rows', (_, reason, details, ids) => {
    expect(refusedRows(rows, { reason, details, message: '', status: 422 })).toEqual(ids);
  });
});

describe('a refusal of rows as new that have the name of a product', () => {
  const match = { sku_id: 'sku-cup', name: 'Blue cup', stock: 40, price: 99 };
  const problem = {
    reason: 'product_exists',
    message: '',
    status: 409,
    details: { items: [{ item: 0, match }] },
  };
  const named = row('row-2', { name: 'Blue cup' });
  const [other, marked = named] = markNamedAlready([row('row-1'), named], [named], problem);

  test('marks them, with the product that they may add to, and no others', () => {
    expect(faultsIn([other ?? named, marked])).toEqual([[], ['namedAlready']]);
    expect(marked.namedAlready?.product).toEqual(cup);
  });

  test.each([
    ['is no longer a fault once they are called something else', { name: 'Sky cup' }, []],
    ['is no longer a fault once they add to it', { product: cup }, []],
    ['is a fault again under that name', { name: 'blue CUP' }, ['namedAlready']],
  ])('%s', (_, change, faults) => {
    expect(faultsIn([{ ...marked, ...change }])).toEqual([faults]);
  });
});

describe('what version 0.1.0 booked', () => {
  test('had no selling price, and a VIP price of any height', () => {
    const { sellingPrice: _, ...old } = row('row-1', { vipPrice: '99' });
    const rows = [old, row('row-2', { name: 'Cup', price: '' })];
    expect(readyInFirstVersion(rows, []).map(({ id }) => id)).toEqual(['row-1']);
    expect(reviewEntry(rows).ready).toEqual([]);
  });
});
