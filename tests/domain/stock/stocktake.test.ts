import { describe, expect, test } from 'vitest';
import { reviewStocktake, subtypeOf } from '../../../domain/stock/stocktake-review.ts';
import type { CountedLine } from '../../../domain/stock/stocktake-review.ts';
import {
  addPage,
  countShown,
  leaveOut,
  recountLine,
  scanProduct,
  setFigure,
  showProduct,
  skipShown,
  takeMoved,
} from '../../../domain/stock/stocktake-sheet.ts';
import type { StocktakeSheet } from '../../../domain/stock/stocktake-sheet.ts';
import { readCounted } from '../../../domain/stock/stock-level.ts';
import { emptyDraft, stepFigure, typeDigit } from '../../../domain/stock/stocktake.ts';
import type { StocktakeProduct } from '../../../domain/stock/stocktake.ts';

function product(id: string, onHand: number, price = 1_000): StocktakeProduct {
  return {
    id,
    name: id,
    ch_name: '',
    th_name: '',
    color: '',
    size: '',
    picture: '',
    barcode: '',
    price,
    onHand,
  };
}

const empty: StocktakeSheet = { lines: [], queue: [], shown: null, draft: emptyDraft };
const page = addPage(empty, [product('cup', 12), product('lamp', 3), product('bag', 7)]);
const type = (sheet: StocktakeSheet, figure: string): StocktakeSheet => ({
  ...sheet,
  draft: { ...sheet.draft, figure },
});
const count = (sheet: StocktakeSheet, figure: string) => countShown(type(sheet, figure), 1);
const figuresOf = ({ lines }: StocktakeSheet) =>
  Object.fromEntries(lines.map((line) => [line.product.id, line.counted]));

describe('a figure', () => {
  test('takes digits, and no more than nine of them', () => {
    expect([typeDigit('', '4'), typeDigit('0', '4'), typeDigit('999999999', '9')]).toEqual([
      '4',
      '4',
      '999999999',
    ]);
  });

  test('goes up from nothing, and not below 0', () => {
    expect([stepFigure('', 1), stepFigure('0', -1), stepFigure('46', -1)]).toEqual(['1', '0', '45']);
  });

  test('that is not typed is none, and 0 is one', () => {
    expect([readCounted(''), readCounted('0')]).toEqual([null, 0]);
  });
});

describe('a sheet', () => {
  test('counted goes on to the next product, with what was on hand when it was shown', () => {
    const counted = count(page, '11');
    expect({ shown: counted.shown, lines: counted.lines }).toEqual({
      shown: 'lamp',
      lines: [
        {
          product: product('cup', 12),
          base: 12,
          counted: 11,
          countedAt: 1,
          reason: null,
          note: '',
          photos: [],
          result: null,
        },
      ],
    });
  });

  test('skipped comes back to what was skipped, one after the other', () => {
    const skipped = count(skipShown(skipShown(page, 1), 1), '7');
    expect(skipped.shown).toBeNull();
    expect(count(showProduct(skipped, 'cup', 2), '12').shown).toBe('lamp');
  });

  test('with another product shown keeps the figure that was typed', () => {
    expect(figuresOf(showProduct(type(page, '5'), 'bag', 1))).toEqual({ cup: 5 });
  });

  test('chosen without a piece is shown without a figure, and keeps the one that it had', () => {
    const [cup, bag] = [product('cup', 12), product('bag', 7)];
    const chosen = scanProduct(empty, bag, 0, 1);
    expect(chosen).toMatchObject({ shown: 'bag', draft: { figure: '' } });
    const counted = scanProduct(scanProduct(chosen, bag, 2, 1), cup, 1, 2);
    expect(scanProduct(counted, bag, 0, 3)).toMatchObject({ shown: 'bag', draft: { figure: '2' } });
  });

  test('scanned again and again counts each piece at its product', () => {
    const [cup, lamp] = [product('cup', 12), product('lamp', 3)];
    const scanned = [cup, cup, lamp, cup, lamp, lamp].reduce(
      (sheet, one) => scanProduct(sheet, one, 1, 1),
      page,
    );
    expect(figuresOf(showProduct(scanned, 'bag', 2))).toEqual({ cup: 3, lamp: 3 });
  });

  test('read on leaves out what it has', () => {
    const more = addPage(count(page, '1'), [product('cup', 12), product('lamp', 3), product('box', 1)]);
    expect(more.queue.map(({ id }) => id)).toEqual(['lamp', 'bag', 'box']);
  });

  test('with a line that moved asks it again, from what is on hand now', () => {
    const moved = takeMoved(count(page, '11'), [{ id: 'cup', onHand: 10 }]);
    expect(moved.lines[0]?.result).toEqual({ kind: 'moved', onHand: 10 });
    expect(recountLine(moved, 'cup', 9, 5).lines[0]).toMatchObject({
      base: 10,
      counted: 9,
      countedAt: 5,
      result: null,
    });
  });

  test('with one piece more at a line that moved keeps what was on hand at its count, and still asks it again', () => {
    const moved = takeMoved(count(page, '11'), [{ id: 'cup', onHand: 10 }]);
    const scanned = showProduct(scanProduct(moved, product('cup', 12), 1, 5), 'bag', 6);
    expect(scanned.lines[0]).toMatchObject({
      base: 12,
      counted: 12,
      countedAt: 6,
      result: { kind: 'moved', onHand: 10 },
    });
    expect(recountLine(scanned, 'cup', 10, 7).lines[0]).toMatchObject({
      base: 10,
      counted: 10,
      result: null,
    });
  });

  test('with a line left out while it is shown counts it no more when another one is shown', () => {
    const shown = showProduct(count(page, '11'), 'cup', 2);
    const left = leaveOut(takeMoved(shown, [{ id: 'cup', onHand: 10 }]), 'cup');
    expect(figuresOf(showProduct(left, 'bag', 3))).toEqual({ cup: null });
  });

  test('with a figure set at a product shows that, and keeps the figure of the one shown before', () => {
    const set = setFigure(type(page, '5'), 'bag', 3, 1);
    expect([set.shown, set.draft.figure, figuresOf(set)]).toEqual(['bag', '3', { cup: 5 }]);
  });
});

describe('a review', () => {
  const [cup, lamp, bag] = [product('cup', 12, 1_000), product('lamp', 3, 64_000), product('bag', 7, 500)];
  const sheet = count(count(count(addPage(empty, [cup, lamp, bag]), '11'), '1'), '9');

  test('puts the most money first, and sums what is missing and what is too much', () => {
    const { differences, net, short, over, equal } = reviewStocktake(sheet.lines);
    expect({ order: differences.map((line) => line.product.id), net, short, over, equal }).toEqual({
      order: ['lamp', 'cup', 'bag'],
      net: -128_000,
      short: { lines: 2, money: -129_000 },
      over: { lines: 1, money: 1_000 },
      equal: 0,
    });
  });

  test('lets only those lines be confirmed that need no reason or have one', () => {
    const lines = sheet.lines.map((line) =>
      line.product.id === 'lamp' ? { ...line, reason: 'damage' as const } : line,
    );
    const { ready, waiting, readyNet } = reviewStocktake(lines);
    expect({ ready: ready.map(subtypeOf), waiting, readyNet }).toEqual({
      ready: ['damage_decrease', 'inventory_increase'],
      waiting: 1,
      readyNet: -127_000,
    });
  });

  test('says of each difference what the server is told', () => {
    const lineOf = (counted: number, reason: 'loss' | 'damage' | null): CountedLine => ({
      product: cup,
      base: 12,
      counted,
      countedAt: 1,
      reason,
      note: '',
      photos: [],
      result: null,
    });
    expect(
      [lineOf(12, null), lineOf(13, null), lineOf(11, 'loss'), lineOf(11, 'damage')].map(subtypeOf),
    ).toEqual(['inventory_no_change', 'inventory_increase', 'inventory_decrease', 'damage_decrease']);
  });
});
