import { describe, expect, test } from 'vitest';
import {
  countChanges,
  editedLines,
  editedTotal,
  editLine,
  rebaseEdit,
  noEdit,
} from '../../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../../domain/orders/order-edit.ts';
import { sampleOrder } from '../../../machines/samples/sample-records.ts';

const [cups, lamp] = sampleOrder.detail;

describe('editLine', () => {
  test('keeps what was changed before', () => {
    const edit = editLine(editLine(noEdit, 'sku-cup', { quantity: 12 }), 'sku-cup', { price: 1850 });
    expect(edit).toEqual({ lines: { 'sku-cup': { quantity: 12, price: 1850 } } });
  });

  test('keeps other lines and the address', () => {
    const edit: OrderEdit = { lines: { 'sku-cup': { quantity: 12 } }, addressId: 'address-1' };
    expect(editLine(edit, 'sku-lamp', { removed: true })).toEqual({
      lines: { 'sku-cup': { quantity: 12 }, 'sku-lamp': { removed: true } },
      addressId: 'address-1',
    });
  });
});

describe('countChanges', () => {
  test.each<[string, OrderEdit, number]>([
    ['nothing', noEdit, 0],
    ['a quantity and a price of one line', { lines: { 'sku-cup': { quantity: 12, price: 1850 } } }, 1],
    ['a price alone', { lines: { 'sku-cup': { price: 1850 } } }, 1],
    ['the same quantity and price again', { lines: { 'sku-cup': { quantity: 10, price: 1999 } } }, 0],
    ['two lines', { lines: { 'sku-cup': { quantity: 12 }, 'sku-lamp': { removed: true } } }, 2],
    ['a line that is no longer there', { lines: { 'sku-gone': { quantity: 12 } } }, 0],
    ['an address', { lines: {}, addressId: 'address-1' }, 1],
  ])('%s', (_, edit, changes) => {
    expect(countChanges(sampleOrder, edit)).toBe(changes);
  });

  test('the same address again is no change', () => {
    const order = { ...sampleOrder, address_id: 'address-1' };
    expect(countChanges(order, { lines: {}, addressId: 'address-1' })).toBe(0);
  });
});

describe('editedLines', () => {
  test('without an edit are the order’s own', () => {
    expect(editedLines(sampleOrder, noEdit)).toEqual(sampleOrder.detail);
  });

  test('take quantity and price, and their total with them', () => {
    const edit = { lines: { 'sku-cup': { quantity: 3, price: 820 } } };
    expect(editedLines(sampleOrder, edit)).toEqual([
      { ...cups, quantity: 3, price: 8.2, total_price: 24.6 },
      lamp,
    ]);
  });

  test('leave removed lines out', () => {
    expect(editedLines(sampleOrder, { lines: { 'sku-lamp': { removed: true } } })).toEqual([cups]);
  });

  test('are laid over a newer version of the order', () => {
    const newer = { ...sampleOrder, version: 2, detail: [{ ...cups!, price: 21, total_price: 210 }, lamp!] };
    expect(editedLines(newer, { lines: { 'sku-cup': { quantity: 3 } } })).toEqual([
      { ...cups, quantity: 3, price: 21, total_price: 63 },
      lamp,
    ]);
  });
});

describe('rebaseEdit', () => {
  const edit: OrderEdit = { lines: { 'sku-cup': { removed: true, quantity: 3 } }, addressId: 'address-1' };

  test('keeps a removal that leaves a line', () => {
    expect(rebaseEdit(sampleOrder, edit)).toEqual(edit);
  });

  test('drops the removals that would empty the order, and nothing else', () => {
    const newer = { ...sampleOrder, version: 2, detail: [cups!] };
    expect(rebaseEdit(newer, edit)).toEqual({
      lines: { 'sku-cup': { removed: false, quantity: 3 } },
      addressId: 'address-1',
    });
  });
});

describe('editedTotal', () => {
  test('is in satang', () => {
    expect(editedTotal(sampleOrder, noEdit)).toBe(83_990);
    expect(editedTotal(sampleOrder, { lines: { 'sku-cup': { quantity: 3, price: 820 } } })).toBe(66_460);
  });
});
