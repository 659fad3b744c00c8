import { describe, expect, test } from 'vitest';
import { reservingStatuses, stockMoves } from '../../../domain/stock/stock-moves.ts';

const twoTeas = [{ sku_id: 'tea', quantity: 2, price_satang: 80 }];
const teaAndMug = [
  { sku_id: 'tea', quantity: 5, price_satang: 100 },
  { sku_id: 'mug', quantity: 1, price_satang: 3000 },
];

describe('stock moves of an order', () => {
  test('submitting reserves', () => {
    expect(stockMoves({ status: 'draft', lines: [] }, { status: 'created', lines: teaAndMug })).toEqual([
      { skuId: 'mug', reserved: 1, sold: 0, price: 3000 },
      { skuId: 'tea', reserved: 5, sold: 0, price: 100 },
    ]);
  });

  test('are ordered by SKU, however the lines came', () => {
    const line = (sku_id: string) => ({ sku_id, quantity: 1, price_satang: 1 });
    for (const ids of ['abcd', 'dcba', 'bdac', 'cadb']) {
      const lines = Array.from(ids, line);
      const moves = stockMoves({ status: 'draft', lines: [] }, { status: 'created', lines });
      expect(moves.map(({ skuId }) => skuId).join('')).toBe('abcd');
    }
  });

  test('editing while created moves the difference of what is reserved', () => {
    expect(
      stockMoves({ status: 'created', lines: teaAndMug }, { status: 'created', lines: twoTeas }),
    ).toEqual([
      { skuId: 'mug', reserved: -1, sold: 0, price: 3000 },
      { skuId: 'tea', reserved: -3, sold: 0, price: 80 },
    ]);
  });

  test('confirming with changed lines releases what was reserved and sells what is left', () => {
    expect(
      stockMoves({ status: 'created', lines: teaAndMug }, { status: 'confirmed', lines: twoTeas }),
    ).toEqual([
      { skuId: 'mug', reserved: -1, sold: 0, price: 3000 },
      { skuId: 'tea', reserved: -5, sold: 2, price: 80 },
    ]);
  });

  test('editing while confirmed sells the difference at the new price, or takes it back at the former one', () => {
    expect(
      stockMoves({ status: 'confirmed', lines: twoTeas }, { status: 'confirmed', lines: teaAndMug }),
    ).toEqual([
      { skuId: 'mug', reserved: 0, sold: 1, price: 3000 },
      { skuId: 'tea', reserved: 0, sold: 3, price: 100 },
    ]);
    expect(
      stockMoves({ status: 'confirmed', lines: teaAndMug }, { status: 'confirmed', lines: twoTeas }),
    ).toEqual([
      { skuId: 'mug', reserved: 0, sold: -1, price: 3000 },
      { skuId: 'tea', reserved: 0, sold: -3, price: 100 },
    ]);
  });

  test('cancelling a created order releases, a confirmed one takes back', () => {
    const cancelled = { status: 'cancelled', lines: twoTeas } as const;
    expect(stockMoves({ status: 'created', lines: twoTeas }, cancelled)).toEqual([
      { skuId: 'tea', reserved: -2, sold: 0, price: 80 },
    ]);
    expect(stockMoves({ status: 'confirmed', lines: twoTeas }, cancelled)).toEqual([
      { skuId: 'tea', reserved: 0, sold: -2, price: 80 },
    ]);
  });

  test('paying and completing leave the stock alone', () => {
    expect(stockMoves({ status: 'confirmed', lines: twoTeas }, { status: 'paid', lines: twoTeas })).toEqual(
      [],
    );
    expect(stockMoves({ status: 'paid', lines: twoTeas }, { status: 'completed', lines: twoTeas })).toEqual(
      [],
    );
  });
});

test('only an order that is created reserves', () => {
  expect(reservingStatuses).toEqual(['created']);
});
