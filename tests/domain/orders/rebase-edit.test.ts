import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../../../domain/contract.ts';
import {
  addLine,
  countChanges,
  editedLines,
  editLine,
  noEdit,
  replaceLine,
  setQuantity,
} from '../../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../../domain/orders/order-edit.ts';
import { contestedLines, rebaseEdit, seenOf } from '../../../domain/orders/rebase-edit.ts';
import { sampleBagLine as bag, sampleOrder } from '../../../machines/samples/sample-records.ts';

const [cups, lamp] = sampleOrder.detail as [OrderLine, OrderLine];

function newer(...detail: readonly OrderLine[]): Order {
  return { ...sampleOrder, version: 2, detail: [...detail] };
}

/** SKU, quantity and price of the lines that an edit of the sample leads to on another version. */
function replayed(edit: OrderEdit, order: Order) {
  return editedLines(order, rebaseEdit(sampleOrder, order, edit)).map(({ sku_id, quantity, price }) => [
    sku_id,
    quantity,
    price,
  ]);
}

describe('rebaseEdit', () => {
  test('two pieces more are two more than the other made it', () => {
    const edit = editLine(noEdit, 'sku-cup', { quantity: 12 });
    expect(replayed(edit, newer({ ...cups, quantity: 20 }, lamp))).toEqual([
      ['sku-cup', 22, 19.99],
      ['sku-lamp', 1, 640],
    ]);
  });

  test('typed pieces are as many as were typed, whatever the other made it', () => {
    const edit = editLine(noEdit, 'sku-cup', { quantity: 12, isTotal: true });
    for (const quantity of [12, 20])
      expect(replayed(edit, newer({ ...cups, quantity }, lamp))[0]).toEqual(['sku-cup', 12, 19.99]);
    expect(countChanges(newer({ ...cups, quantity: 12 }, lamp), edit)).toBe(0);
  });

  test('typed pieces that are moved by one more stay a total', () => {
    const typed = editLine(noEdit, 'sku-cup', { quantity: 12, isTotal: true });
    const edit = editLine(typed, 'sku-cup', { quantity: 13 });
    expect(replayed(edit, newer({ ...cups, quantity: 20 }, lamp))[0]).toEqual(['sku-cup', 13, 19.99]);
  });

  test('typed pieces that are the order’s own are no change, and leave what the other made of them', () => {
    const typed = setQuantity(sampleOrder, noEdit, 'sku-cup', { quantity: 12, isTotal: true });
    const back = setQuantity(sampleOrder, typed, 'sku-cup', { quantity: cups.quantity, isTotal: true });
    expect(back).toEqual({ lines: {} });
    const same = newer({ ...cups, quantity: 12 }, lamp);
    expect(rebaseEdit(sampleOrder, same, typed)).toEqual({ lines: {} });
  });

  test('typed pieces stay with the product that takes the place of theirs', () => {
    const typed = setQuantity(sampleOrder, noEdit, 'sku-cup', { quantity: 12, isTotal: true });
    const edit = replaceLine(sampleOrder, typed, 'sku-cup', bag);
    expect(replayed(edit, newer({ ...cups, quantity: 20 }, lamp))[0]).toEqual(['sku-bag', 12, 59]);
  });

  test('typed pieces of an added product are as many where the other added it too', () => {
    const edit = editLine(addLine(sampleOrder, noEdit, bag), 'sku-bag', { quantity: 6, isTotal: true });
    expect(replayed(edit, newer(cups, lamp, { ...bag, quantity: 4 }))[2]).toEqual(['sku-bag', 6, 59]);
  });

  test('fewer pieces than there are left leave one', () => {
    const edit = editLine(noEdit, 'sku-cup', { quantity: 4 });
    expect(replayed(edit, newer({ ...cups, quantity: 3 }, lamp))[0]).toEqual(['sku-cup', 1, 19.99]);
  });

  test('a price is the new one, whatever the other set, and the quantity is theirs', () => {
    const edit = editLine(noEdit, 'sku-cup', { price: 9000 });
    expect(replayed(edit, newer({ ...cups, price: 50, quantity: 7 }, lamp))[0]).toEqual(['sku-cup', 7, 90]);
  });

  test('a removed line stays removed, however the other changed it', () => {
    const edit = editLine(noEdit, 'sku-lamp', { removed: true });
    expect(replayed(edit, newer(cups, { ...lamp, quantity: 5 }))).toEqual([['sku-cup', 10, 19.99]]);
  });

  test('the removals that would empty the order are dropped, and nothing else', () => {
    const edit: OrderEdit = { lines: { 'sku-cup': { removed: true } }, addressId: 'address-1' };
    expect(rebaseEdit(sampleOrder, newer(cups), edit)).toEqual({
      lines: { 'sku-cup': { removed: false } },
      addressId: 'address-1',
    });
  });

  test('an added line stays added', () => {
    expect(replayed(addLine(sampleOrder, noEdit, bag), newer(lamp))).toEqual([
      ['sku-lamp', 1, 640],
      ['sku-bag', 1, 59],
    ]);
  });

  test('a product that both added gets the pieces of both, at the other’s price unless another was typed', () => {
    const theirs = newer(cups, lamp, { ...bag, quantity: 4, price: 55 });
    const edit = addLine(sampleOrder, noEdit, { ...bag, quantity: 2 });
    expect(replayed(edit, theirs)[2]).toEqual(['sku-bag', 6, 55]);
    expect(replayed(editLine(edit, 'sku-bag', { price: 4000 }), theirs)[2]).toEqual(['sku-bag', 6, 40]);
  });

  test('a replacement takes what became of the quantity of the line in whose place it is', () => {
    const edit = replaceLine(sampleOrder, noEdit, 'sku-cup', bag);
    expect(replayed(edit, newer({ ...cups, quantity: 14 }, lamp))).toEqual([
      ['sku-bag', 14, 59],
      ['sku-lamp', 1, 640],
    ]);
  });

  test('a replacement of a line that the other removed stays', () => {
    const edit = replaceLine(sampleOrder, noEdit, 'sku-cup', bag);
    expect(replayed(edit, newer(lamp))).toEqual([
      ['sku-lamp', 1, 640],
      ['sku-bag', 10, 59],
    ]);
  });

  test('address and remark are the new ones', () => {
    const edit: OrderEdit = { lines: {}, addressId: 'address-1', remark: 'Ring twice' };
    const theirs = { ...newer(cups, lamp), address_id: 'address-2', remark: 'Back gate' };
    expect(rebaseEdit(sampleOrder, theirs, edit)).toEqual(edit);
  });

  test('the same edit on the same version is the same', () => {
    const edit = replaceLine(sampleOrder, editLine(noEdit, 'sku-lamp', { quantity: 3 }), 'sku-cup', bag);
    expect(rebaseEdit(sampleOrder, sampleOrder, edit)).toEqual(edit);
  });
});

describe('contestedLines', () => {
  const edit: OrderEdit = { lines: { 'sku-cup': { quantity: 12 }, 'sku-lamp': { price: 100 } } };

  test('are those that both changed, with what was seen and what they are now', () => {
    const theirs = { ...cups, quantity: 20 };
    expect(contestedLines(seenOf(sampleOrder), newer(theirs, lamp), edit)).toEqual([{ seen: cups, theirs }]);
  });

  test('are those that were changed here and removed there', () => {
    expect(contestedLines(seenOf(sampleOrder), newer(cups), edit)).toEqual([{ seen: lamp, theirs: null }]);
  });

  test('are none of those that only the other changed', () => {
    expect(contestedLines(seenOf(sampleOrder), newer({ ...cups, quantity: 20 }, lamp), noEdit)).toEqual([]);
  });
});
