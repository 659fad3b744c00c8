import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  cartTotal,
  countPieces,
  pricesOf,
  refreshLines,
  removeLine,
  restoreLines,
  selectedLines,
  setQuantity,
  toggleAll,
  toggleLine,
} from '../../../domain/orders/cart.ts';
import { changedItems, formerPrice, vipSaving } from '../../../domain/orders/cart-changes.ts';
import type { CartLine } from '../../../domain/orders/cart.ts';
import type { Product } from '../../../domain/contract.ts';
import { sampleCup, sampleLamp, sampleSoldOut } from '../../../machines/samples/sample-records.ts';

const customer = { roles: [], isVip: false };
const vip = { roles: [], isVip: true };

function line(product: Product, quantity: number, rest: Partial<CartLine> = {}): CartLine {
  return { product, quantity, selected: true, loweredFrom: null, ...rest };
}

describe('addLine', () => {
  test('a new product comes last and selected', () => {
    expect(addLine([line(sampleCup, 1, { selected: false })], sampleLamp, 2)).toEqual([
      line(sampleCup, 1, { selected: false }),
      line(sampleLamp, 2),
    ]);
  });

  test('a product that is there adds up, is selected, and takes the newest facts', () => {
    const dearer = { ...sampleCup, price: 21 };
    const lines = [line(sampleCup, 1, { selected: false, loweredFrom: 5 }), line(sampleLamp, 1)];
    expect(addLine(lines, dearer, 2)).toEqual([line(dearer, 3), line(sampleLamp, 1)]);
  });

  test('never goes above the stock', () => {
    expect(addLine([line(sampleLamp, 2)], sampleLamp, 9)).toEqual([line(sampleLamp, 3)]);
  });

  test('a product that is sold out makes no line', () => {
    expect(addLine([], sampleSoldOut, 1)).toEqual([]);
  });
});

describe('setQuantity', () => {
  test.each([
    [2, [line(sampleLamp, 2)]],
    [9, [line(sampleLamp, 3)]],
    [0, []],
    [-1, []],
  ])('to %d', (quantity, lines) => {
    expect(setQuantity([line(sampleLamp, 1, { loweredFrom: 4 })], sampleLamp.id, quantity)).toEqual(lines);
  });

  test('of a product that is not there changes nothing', () => {
    expect(setQuantity([line(sampleCup, 1)], sampleLamp.id, 2)).toEqual([line(sampleCup, 1)]);
  });
});

describe('removeLine', () => {
  test('takes out that line alone', () => {
    expect(removeLine([line(sampleCup, 1), line(sampleLamp, 1)], sampleCup.id)).toEqual([
      line(sampleLamp, 1),
    ]);
  });
});

describe('selection', () => {
  const mixed = [line(sampleCup, 1), line(sampleLamp, 1, { selected: false })];

  test('toggleLine turns one line', () => {
    expect(toggleLine(mixed, sampleLamp.id)).toEqual([line(sampleCup, 1), line(sampleLamp, 1)]);
  });

  test('leaves a line of nothing alone', () => {
    const gone = line(sampleCup, 0, { selected: false });
    expect(toggleLine([gone], sampleCup.id)).toEqual([gone]);
    expect(toggleAll([gone, line(sampleLamp, 1, { selected: false })])).toEqual([gone, line(sampleLamp, 1)]);
  });

  test('toggleAll selects all while one is not, then none', () => {
    const all = toggleAll(mixed);
    expect(all).toEqual([line(sampleCup, 1), line(sampleLamp, 1)]);
    expect(toggleAll(all).map(({ selected }) => selected)).toEqual([false, false]);
  });

  test('a selected line of nothing cannot be ordered', () => {
    expect(selectedLines([line(sampleCup, 0), ...mixed])).toEqual([line(sampleCup, 1)]);
  });
});

describe('refreshLines', () => {
  test('lowers a line to a stock that fell, and remembers the first quantity', () => {
    const scarce = { ...sampleCup, stock: 3 };
    const once = refreshLines([line(sampleCup, 5)], [scarce]);
    expect(once).toEqual([line(scarce, 3, { loweredFrom: 5 })]);
    const gone = { ...sampleCup, stock: 0 };
    expect(refreshLines(once, [gone])).toEqual([line(gone, 0, { loweredFrom: 5, selected: false })]);
  });

  test('leaves a line alone that takes the whole stock', () => {
    const scarce = { ...sampleCup, stock: 5 };
    expect(refreshLines([line(sampleCup, 5)], [scarce])).toEqual([line(scarce, 5)]);
  });

  test('takes new prices, keeps those of before, and leaves lines alone that were not read', () => {
    const dearer = { ...sampleCup, price: 21 };
    const once = refreshLines([line(sampleCup, 5), line(sampleLamp, 1)], [dearer]);
    const formerPrices = pricesOf(sampleCup);
    expect(once).toEqual([line(dearer, 5, { formerPrices }), line(sampleLamp, 1)]);
    const dearest = { ...sampleCup, price: 22 };
    expect(refreshLines(once, [dearest])[0]).toEqual(line(dearest, 5, { formerPrices }));
    expect(refreshLines(once, [sampleCup])[0]).toEqual(line(sampleCup, 5));
    expect(setQuantity(once, sampleCup.id, 4)[0]).toEqual(line(dearer, 4));
  });

  test('keeps prices of before that only a VIP customer sees', () => {
    const cup = { ...sampleCup, price: 20, vip_price: 15, is_vip: 1 as const };
    const [changed] = refreshLines([line(cup, 1)], [{ ...cup, vip_price: 12 }]);
    if (changed === undefined) throw new Error('the line is gone');
    expect([formerPrice(vip, changed), formerPrice(customer, changed)]).toEqual([1500, null]);
  });
});

describe('refreshLines of a product that is no longer sold', () => {
  const unsold = { ...sampleCup, status: 'inactive' as const, stock: 0 };

  test.each([
    ['inactive with goods on the shelf', { ...sampleCup, status: 'inactive' as const }],
    ['gone', { id: sampleCup.id, status: 'inactive' as const }],
  ])('%s lowers its line to nothing', (_, fresh) => {
    expect(refreshLines([line(sampleCup, 5), line(sampleLamp, 1)], [fresh])).toEqual([
      line(unsold, 0, { loweredFrom: 5, selected: false }),
      line(sampleLamp, 1),
    ]);
  });
});

describe('restoreLines', () => {
  test('puts lines back before what came meanwhile, and adds up what came twice', () => {
    const meanwhile = [line(sampleSoldOut, 1), line(sampleCup, 1)];
    expect(restoreLines(meanwhile, [line(sampleCup, 2), line(sampleLamp, 1)])).toEqual([
      line(sampleCup, 3),
      line(sampleLamp, 1),
      line(sampleSoldOut, 1),
    ]);
  });
});

describe('totals', () => {
  const lines = [line(sampleCup, 3), line(sampleLamp, 2)];

  test('pricesOf reads the wire into satang', () => {
    expect(pricesOf(sampleLamp)).toEqual({ price: 64_000, vipPrice: 59_050, isVip: true });
    expect(pricesOf(sampleCup)).toEqual({ price: 1999, vipPrice: null, isVip: false });
  });

  test('cartTotal follows the buyer', () => {
    expect(cartTotal(customer, lines)).toBe(3 * 1999 + 2 * 64_000);
    expect(cartTotal(vip, lines)).toBe(3 * 1999 + 2 * 59_050);
  });

  test('vipSaving is what the VIP price saves', () => {
    expect(vipSaving(vip, lines)).toBe(2 * 4950);
    expect(vipSaving(customer, lines)).toBe(0);
  });

  test('countPieces counts selected and unselected', () => {
    expect(countPieces([...lines, line(sampleSoldOut, 1, { selected: false })])).toBe(6);
  });
});

describe('changedItems', () => {
  const item = (skuId: string, quantity = 1, price = 100) => ({ skuId, quantity, price });

  test('names what has another quantity or price, what is gone, and what came', () => {
    const before = [item('same'), item('fewer', 3), item('dearer'), item('gone')];
    const now = [item('came'), item('dearer', 1, 110), item('fewer', 2), item('same')];
    expect(changedItems(before, now)).toEqual([
      { skuId: 'fewer', was: item('fewer', 3), is: item('fewer', 2) },
      { skuId: 'dearer', was: item('dearer'), is: item('dearer', 1, 110) },
      { skuId: 'gone', was: item('gone'), is: undefined },
      { skuId: 'came', was: undefined, is: item('came') },
    ]);
  });
});

describe('a cart', () => {
  const products = [sampleCup, sampleLamp, sampleSoldOut];
  const change = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      index: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 50 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      index: fc.nat(2),
      quantity: fc.integer({ min: -1, max: 50 }),
    }),
    fc.record({ kind: fc.constant('stock' as const), index: fc.nat(2), quantity: fc.nat(50) }),
  );

  test('whatever is done holds each product once, within its stock', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let shelf: readonly Product[] = products;
        let lines: readonly CartLine[] = [];
        for (const { kind, index, quantity } of changes) {
          const product = shelf[index]!;
          if (kind === 'add') lines = addLine(lines, product, quantity);
          if (kind === 'set') lines = setQuantity(lines, product.id, quantity);
          if (kind === 'stock') {
            shelf = shelf.map((other) => (other === product ? { ...product, stock: quantity } : other));
            lines = refreshLines(lines, shelf);
          }
        }
        expect(new Set(lines.map(({ product }) => product.id)).size).toBe(lines.length);
        expect(lines.filter(({ quantity, product }) => quantity < 0 || quantity > product.stock)).toEqual([]);
      }),
    );
  });
});
