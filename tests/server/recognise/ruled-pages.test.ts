import { describe, expect, test } from 'vitest';
import { framedWords } from '../../../server/recognise/page/frames.ts';
import { gridOfWords } from '../../../server/recognise/page/grid-of-words.ts';

/** A page of 1000 by 1000 points. */
const size = { width: 1000, height: 1000 };

type Placed = readonly [text: string, left: number, top: number];
type Line = readonly [at: number, from: number, until: number];

/** What is read of texts, each letter 10 points wide and 20 high, and of lines that are drawn among them. */
function gridOf(words: readonly Placed[], upright: readonly Line[], level: readonly Line[]) {
  const rule = ([at, from, until]: Line) => ({ at, from, until });
  const placed = words.map(([text, left, top]) => ({
    text,
    confidence: 1,
    box: [left / 1000, top / 1000, text.length / 100, 0.02] as const,
  }));
  const rules = { upright: upright.map(rule), level: level.map(rule) };
  return gridOfWords(framedWords(placed, rules, size), 1, 1);
}

function textsOf(...drawn: Parameters<typeof gridOf>): (string | null)[][] {
  return gridOf(...drawn).map((row) => row.map((cell) => cell?.text ?? null));
}

const columns: readonly Line[] = [
  [40, 90, 300],
  [200, 90, 300],
  [260, 90, 300],
  [330, 90, 300],
  [410, 90, 300],
];
const head: readonly Placed[] = [
  ['Item', 100, 105],
  ['Qty', 215, 105],
  ['Price', 270, 105],
  ['Amount', 340, 105],
];
const rows = (...tops: readonly number[]) => tops.map((at) => [at, 40, 410] as const);

describe('a table that is drawn on a page', () => {
  test('with columns that stand close has what is between its lines apart', () => {
    const words: readonly Placed[] = [
      ...head,
      ['Glass cup 5 oz', 50, 145],
      ['120', 202, 145],
      ['1,045.00', 262, 145],
      ['125,400', 332, 145],
    ];
    expect(textsOf(words, columns, rows(90, 130, 170))).toEqual([
      ['Item', 'Qty', 'Price', 'Amount'],
      ['Glass cup 5 oz', '120', '1,045.00', '125,400'],
    ]);
  });

  test('has a text that goes on behind a line in both cells', () => {
    const words: readonly Placed[] = [...head, ['Cup', 50, 145], ['24 45.00', 235, 145], ['1,080', 340, 145]];
    expect(textsOf(words, columns, rows(90, 130, 170))[1]).toEqual(['Cup', '24', '45.00', '1,080']);
  });

  test('without upright lines has what each line below a cell is below apart', () => {
    const words: readonly Placed[] = [
      ...head,
      ['Glass cup 5 oz', 55, 145],
      ['120', 202, 145],
      ['45.00', 263, 145],
    ];
    const below = (at: number): Line[] => [
      [at, 40, 200],
      [at, 200, 260],
      [at, 260, 330],
      [at, 330, 410],
    ];
    expect(textsOf(words, [], [...below(130), ...below(170)])[1]).toEqual([
      'Glass cup 5 oz',
      '120',
      '45.00',
      null,
    ]);
  });

  test('has the lines of a cell in one row, also of its head', () => {
    const words: readonly Placed[] = [
      ['Item', 100, 105],
      ['Qty', 215, 105],
      ['Unit', 270, 95],
      ['price', 270, 115],
      ['Amount', 340, 105],
      ['Extension cord', 50, 160],
      ['4 sockets with', 50, 185],
      ['switch', 50, 210],
      ['20', 215, 185],
      ['165', 270, 185],
      ['3300', 340, 185],
    ];
    expect(textsOf(words, columns, rows(90, 140, 240))).toEqual([
      ['Item', 'Qty', 'Unit price', 'Amount'],
      ['Extension cord 4 sockets with switch', '20', '165', '3300'],
    ]);
  });

  test('without lines between its rows has each of them', () => {
    const words: readonly Placed[] = [
      ...head,
      ['Cup', 50, 145],
      ['24', 215, 145],
      ['45', 270, 145],
      ['1080', 340, 145],
      ['Bowl', 50, 175],
      ['12', 215, 175],
      ['60', 270, 175],
      ['720', 340, 175],
    ];
    expect(textsOf(words, columns, rows(90, 130, 300)).slice(1)).toEqual([
      ['Cup', '24', '45', '1080'],
      ['Bowl', '12', '60', '720'],
    ]);
  });

  test('without lines between its rows has each of them where figures stand behind signs', () => {
    const words: readonly Placed[] = [
      ...head,
      ['Cup', 50, 145],
      ['x5', 215, 145],
      ['฿10', 270, 145],
      ['฿50', 340, 145],
      ['Bowl', 50, 175],
      ['x3', 215, 175],
      ['฿12', 270, 175],
      ['฿36', 340, 175],
    ];
    expect(textsOf(words, columns, rows(90, 130, 300)).slice(1)).toEqual([
      ['Cup', 'x5', '฿10', '฿50'],
      ['Bowl', 'x3', '฿12', '฿36'],
    ]);
  });

  test('has a name that is merged over rows in the first of them, and how far it reaches', () => {
    const words: readonly Placed[] = [
      ...head,
      ['Cup', 50, 165],
      ['24', 215, 145],
      ['45', 270, 145],
      ['1080', 340, 145],
      ['12', 215, 185],
      ['60', 270, 185],
      ['720', 340, 185],
    ];
    const [, first, second] = gridOf(words, columns, [...rows(90, 130, 210), [170, 200, 410]]);
    expect([first?.[0]?.text, first?.[0]?.rowsBelow, second?.[0] ?? null]).toEqual(['Cup', 1, null]);
    expect(second?.map((cell) => cell?.text)).toEqual([undefined, '12', '60', '720']);
  });
});
