import { describe, expect, test } from 'vitest';
import { addLine } from '../../../domain/orders/cart.ts';
import { changedLines, matrixTotals, wantedOf, withinStock } from '../../../domain/orders/matrix.ts';
import { sampleLamp, sampleTallLamp } from '../../../machines/samples/sample-records.ts';

const lamps = [sampleLamp, sampleTallLamp];
const { id, stock } = sampleLamp;
const inCart = addLine([], sampleLamp, 2);

describe('a cell', () => {
  test.each([
    [-1, 0],
    [0, 0],
    [2.9, 2],
    [stock, stock],
    [stock + 1, stock],
  ])('given %d pieces of three in stock holds %d', (asked, held) => {
    expect(withinStock(asked, stock)).toBe(held);
  });

  test('holds what is typed, else what is in the cart, and no more than the stock', () => {
    expect(wantedOf(sampleLamp, {}, [])).toBe(0);
    expect(wantedOf(sampleLamp, {}, inCart)).toBe(2);
    expect(wantedOf(sampleLamp, { [id]: 1 }, inCart)).toBe(1);
    expect(wantedOf({ ...sampleLamp, stock: 1 }, { [id]: 3 }, inCart)).toBe(1);
  });
});

describe('what is to go into the cart', () => {
  test('is what was typed and the cart has otherwise', () => {
    const typed = { [id]: 2, [sampleTallLamp.id]: 5, 'sku-cup': 7 };
    expect(changedLines(lamps, typed, inCart)).toEqual([{ product: sampleTallLamp, quantity: 5 }]);
    expect(changedLines(lamps, { [id]: 0 }, inCart)).toEqual([{ product: sampleLamp, quantity: 0 }]);
  });

  test('adds up in kinds, pieces and money, at the VIP price for a VIP customer only', () => {
    const typed = { [sampleTallLamp.id]: 4 };
    const totals = (isVip: boolean) => matrixTotals({ roles: [], isVip }, lamps, typed, inCart);
    expect(totals(true)).toEqual({ kinds: 2, pieces: 6, total: 6 * 59_050 });
    expect(totals(false)).toEqual({ kinds: 2, pieces: 6, total: 6 * 64_000 });
    expect(matrixTotals({ roles: ['owner'], isVip: true }, lamps, typed, inCart).total).toBe(6 * 64_000);
  });
});
