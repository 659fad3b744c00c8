import { describe, expect, test } from 'vitest';
import {
  addLine,
  countChanges,
  editedLines,
  editedTotal,
  editLine,
  noEdit,
  replaceLine,
  undoLine,
} from '../../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../../domain/orders/order-edit.ts';
import { sampleBagLine as bag, sampleOrder } from '../../../machines/samples/sample-records.ts';

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
    ['a remark', { lines: {}, remark: 'Ring twice' }, 1],
    ['the same remark again', { lines: {}, remark: '' }, 0],
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

describe('addLine', () => {
  test('of a further product puts it behind the others', () => {
    const edit = addLine(sampleOrder, noEdit, bag);
    expect([edit, countChanges(sampleOrder, edit)]).toEqual([{ lines: {}, added: [{ line: bag }] }, 1]);
    expect(editedLines(sampleOrder, edit)).toEqual([cups, lamp, bag]);
  });

  test('of a product that the order has gives that line more pieces', () => {
    const edit = addLine(sampleOrder, noEdit, { ...cups!, quantity: 2 });
    expect(edit).toEqual({ lines: { 'sku-cup': { quantity: 12 } } });
  });

  test('of one that was added before gives that more pieces', () => {
    const edit = addLine(sampleOrder, addLine(sampleOrder, noEdit, bag), bag);
    expect(edit).toEqual({ lines: {}, added: [{ line: bag, quantity: 2 }] });
  });

  test('of a product whose line was removed brings the line back with these pieces', () => {
    const removed = editLine(noEdit, 'sku-lamp', { removed: true });
    const edit = addLine(sampleOrder, removed, { ...lamp!, quantity: 4 });
    expect(edit).toEqual({ lines: { 'sku-lamp': { removed: false, quantity: 4 } } });
  });
});

describe('replaceLine', () => {
  test('puts the product in the place of the line, with its pieces, as one change', () => {
    const edit = replaceLine(sampleOrder, noEdit, 'sku-cup', bag);
    expect(editedLines(sampleOrder, edit)).toEqual([{ ...bag, quantity: 10, total_price: 590 }, lamp]);
    expect(countChanges(sampleOrder, edit)).toBe(1);
  });

  test('by a product that another line has gives that line the pieces', () => {
    const edit = replaceLine(sampleOrder, noEdit, 'sku-cup', lamp!);
    expect(edit).toEqual({ lines: { 'sku-cup': { removed: true }, 'sku-lamp': { quantity: 11 } } });
  });

  test('by itself changes nothing', () => {
    expect(replaceLine(sampleOrder, noEdit, 'sku-cup', cups!)).toBe(noEdit);
  });

  test('of a replacement keeps the place, and back again leaves the order as it was', () => {
    const once = replaceLine(sampleOrder, noEdit, 'sku-cup', bag);
    const twice = replaceLine(sampleOrder, once, 'sku-bag', { ...bag, sku_id: 'sku-box' });
    expect(editedLines(sampleOrder, twice).map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
      ['sku-box', 10],
      ['sku-lamp', 1],
    ]);
    const back = replaceLine(sampleOrder, twice, 'sku-box', cups!);
    expect([editedLines(sampleOrder, back), countChanges(sampleOrder, back)]).toEqual([
      sampleOrder.detail,
      0,
    ]);
  });
});

describe('undoLine', () => {
  test('of a changed or removed line brings the order’s own back', () => {
    const edit = editLine(editLine(noEdit, 'sku-cup', { quantity: 3 }), 'sku-lamp', { removed: true });
    expect(undoLine(undoLine(edit, 'sku-cup'), 'sku-lamp')).toEqual(noEdit);
  });

  test.each(['sku-cup', 'sku-bag'])('of a replacement by %s takes back both', (skuId) => {
    expect(undoLine(replaceLine(sampleOrder, noEdit, 'sku-cup', bag), skuId)).toEqual(noEdit);
  });

  test('of an added line takes it out, and no other', () => {
    const edit = addLine(sampleOrder, editLine(noEdit, 'sku-cup', { quantity: 3 }), bag);
    expect(undoLine(edit, 'sku-bag')).toEqual({ lines: { 'sku-cup': { quantity: 3 } } });
  });
});

describe('editedTotal', () => {
  test('is in satang', () => {
    expect(editedTotal(sampleOrder, noEdit)).toBe(83_990);
    expect(editedTotal(sampleOrder, { lines: { 'sku-cup': { quantity: 3, price: 820 } } })).toBe(66_460);
  });
});
