import { describe, expect, test } from 'vitest';
import { entryRow } from '../../../domain/stock-entry/recognised-rows.ts';
import type { RecognisedItem } from '../../../domain/stock-entry/entry-rows.ts';
import { withChosen } from '../../../domain/stock-entry/row-lookups.ts';

const item: RecognisedItem = {
  name: 'Bow1',
  cate_name1: '',
  cate_name2: '',
  cate_name3: '',
  cate_id1: '',
  cate_id2: '',
  cate_id3: '',
  color: '',
  size: '',
  style: '',
  amount: 12,
  price: 45,
  confidence: 0.97,
};
const similar = { sku_id: 'sku-bowl', name: 'Bowl', stock: 7, price: 99 };

describe('a row whose name was read', () => {
  test.each([
    ['to the letter is not misread', 0.95, undefined],
    ['badly is misread', 0.6, true],
  ] as const)('%s', (_, name_confidence, isMisread) => {
    expect(entryRow({ ...item, name_confidence }, 0).isMisread).toBe(isMisread);
  });

  test('badly stays misread where a person chooses a product for it', () => {
    const row = entryRow({ ...item, name_confidence: 0.6 }, 0);
    const other = entryRow({ ...item, similar }, 0).similar?.product ?? null;
    expect(withChosen(row, other).isMisread).toBe(true);
  });

  test('badly is what a person says that it means, where that was asked', () => {
    const row = entryRow({ ...item, similar, name_confidence: 0.6 }, 0);
    expect(withChosen(row, row.similar?.product ?? null).isMisread).toBeUndefined();
    expect(withChosen(row, null).isMisread).toBe(true);
  });
});
