import { describe, expect, test } from 'vitest';
import { noEdit } from '../../../domain/orders/order-edit.ts';
import { draftPrice, rebaseDraft, applyDraft, readDraft } from '../../../domain/orders/price-draft.ts';
import { sampleOrder } from '../../../machines/samples/sample-records.ts';

const draft = { skuId: 'sku-cup', text: '18.5' };

describe('draftPrice', () => {
  test('is what the line costs once saved, ready to be typed over', () => {
    expect(draftPrice(sampleOrder, noEdit, 'sku-cup')).toEqual({ skuId: 'sku-cup', text: '19.99' });
    const edit = { lines: { 'sku-cup': { price: 1850 } } };
    expect(draftPrice(sampleOrder, edit, 'sku-cup')).toEqual({ skuId: 'sku-cup', text: '18.50' });
  });

  test('of a line that is not there, or taken out, is none', () => {
    expect(draftPrice(sampleOrder, noEdit, 'sku-gone')).toBeNull();
    expect(draftPrice(sampleOrder, { lines: { 'sku-cup': { removed: true } } }, 'sku-cup')).toBeNull();
  });
});

describe('applyDraft', () => {
  test('an amount becomes the price of its line', () => {
    expect(readDraft(draft)).toBe(1850);
    expect(applyDraft(noEdit, draft)).toEqual({ lines: { 'sku-cup': { price: 1850 } } });
  });

  test('what is no amount yet changes nothing', () => {
    expect(applyDraft(noEdit, { ...draft, text: 'x' })).toBe(noEdit);
  });
});

describe('rebaseDraft', () => {
  test('goes on beside an order that still has its line, and is dropped with it', () => {
    expect(rebaseDraft(sampleOrder, noEdit, draft)).toBe(draft);
    expect(rebaseDraft({ ...sampleOrder, detail: [] }, noEdit, draft)).toBeNull();
    expect(rebaseDraft(sampleOrder, noEdit, null)).toBeNull();
  });
});
