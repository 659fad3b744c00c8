import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../../../domain/contract.ts';
import { editFacts } from '../../../domain/orders/edit-facts.ts';
import { countChanges, editLine, noEdit, replaceLine, undoLine } from '../../../domain/orders/order-edit.ts';
import { rebaseEdit } from '../../../domain/orders/rebase-edit.ts';
import { sampleBagLine as bag, sampleOrder } from '../../../machines/samples/sample-records.ts';

const [cup, lamp] = sampleOrder.detail as [OrderLine, OrderLine];
const bagForLamp = replaceLine(sampleOrder, noEdit, 'sku-lamp', bag);
const told = (order: Order, edit: typeof bagForLamp) =>
  editFacts(order, edit).map((fact) => [
    fact.about,
    ...('line' in fact ? [fact.line.sku_id, fact.line.quantity] : []),
    ...('former' in fact ? [fact.former.sku_id] : []),
  ]);

describe('a product in the place of a line', () => {
  test('is one change, beside the others', () => {
    const edit = editLine(bagForLamp, 'sku-cup', { quantity: 12 });
    expect(told(sampleOrder, edit)).toEqual([
      ['quantity', 'sku-cup', 12],
      ['replaced', 'sku-bag', lamp.quantity, 'sku-lamp'],
    ]);
    expect(countChanges(sampleOrder, edit)).toBe(2);
  });

  test.each(['sku-bag', 'sku-lamp'])('is undone as one by %s', (skuId) => {
    expect(undoLine(bagForLamp, skuId)).toEqual(noEdit);
  });

  test('of an order whose line somebody else changed is one change still, with their pieces', () => {
    const theirs = { ...sampleOrder, version: 2, detail: [cup, { ...lamp, quantity: lamp.quantity + 3 }] };
    expect(told(theirs, rebaseEdit(sampleOrder, theirs, bagForLamp))).toEqual([
      ['replaced', 'sku-bag', lamp.quantity + 3, 'sku-lamp'],
    ]);
  });

  test('of an order whose line somebody else took out is one that comes', () => {
    const theirs = { ...sampleOrder, version: 2, detail: [cup] };
    expect(told(theirs, rebaseEdit(sampleOrder, theirs, bagForLamp))).toEqual([
      ['added', 'sku-bag', lamp.quantity],
    ]);
  });

  test('that somebody else added meanwhile is more pieces there, and the line goes', () => {
    const theirs = { ...sampleOrder, version: 2, detail: [cup, lamp, { ...bag, quantity: 5 }] };
    expect(told(theirs, rebaseEdit(sampleOrder, theirs, bagForLamp))).toEqual([
      ['quantity', 'sku-bag', 5 + lamp.quantity],
      ['removed', 'sku-lamp', lamp.quantity],
    ]);
  });
});
