import { describe, expect, test } from 'vitest';
import type { Choosable } from '../../../domain/text-order/lines/choosable.ts';
import { chosenLines, questionsOf } from '../../../domain/text-order/lines/line-questions.ts';
import type { TextLine } from '../../../domain/text-order/lines/line-drafts.ts';

const simplify = (text: string) => text;

function product(sku_id: string): Choosable {
  return {
    sku_id,
    category_id: 'lamps',
    name: sku_id,
    ch_name: '',
    th_name: '',
    color: '',
    size: '',
    stock: 9,
    searchText: sku_id,
  };
}

const [red, gold, teal] = [product('red'), product('gold'), product('teal')];
const sure: TextLine<Choosable> = {
  product: teal,
  quantity: 2,
  confidence: 0.96,
  source: 'teal lantern 2',
  candidates: [],
};
const unsure: TextLine<Choosable> = {
  product: red,
  quantity: 5,
  confidence: 0.6,
  source: 'lantern 5',
  candidates: [red, gold, teal],
};

const textsOf = (...lines: readonly TextLine<Choosable>[]) =>
  questionsOf(lines, simplify).map(({ at, text, quantities }) => [at, text, quantities]);

describe('what is asked', () => {
  test('is about unsure lines that leave something to choose, by their place', () => {
    const only = { ...unsure, candidates: [red] };
    expect(questionsOf([sure, only, unsure], simplify)).toEqual([
      { at: 2, text: 'lantern 5', products: [red, gold, teal], quantities: [5] },
    ]);
  });

  test('has the quantity that was read and those of the words, each once', () => {
    const source = 'lantern two dozen … make it 8 … lantern 24';
    expect(textsOf({ ...unsure, quantity: 32, candidates: [red], source })).toEqual([
      [0, source, [32, 24, 8]],
    ]);
  });

  test('holds no phone, neither in the words nor as a quantity', () => {
    expect(textsOf({ ...unsure, source: 'lantern 5 โทร 0812345678' })).toEqual([[0, 'lantern 5 โทร …', [5]]]);
  });

  test('is nothing about words that may hold an address', () => {
    expect(textsOf({ ...unsure, source: 'lantern 5 to 99/12 Soi 4' })).toEqual([]);
  });
});

describe('what is chosen', () => {
  const other = { ...unsure, product: gold, candidates: [gold, red], source: 'gold one 3', quantity: 3 };
  const choose = (lines: readonly TextLine<Choosable>[], ...choices: Parameters<typeof chosenLines>[2]) =>
    chosenLines(lines, questionsOf(lines, simplify), choices);

  test('stands first, surer than before and never sure, with all candidates', () => {
    expect(choose([unsure], { product: 1, quantity: 5 })).toEqual([
      { ...unsure, product: gold, confidence: 0.75, candidates: [gold, red, teal] },
    ]);
    expect(choose([{ ...unsure, confidence: 0.79 }], { product: 0, quantity: 5 })).toEqual([
      { ...unsure, confidence: 0.79 },
    ]);
  });

  test('leaves a line alone where it is unknown, or another line has the product', () => {
    expect(choose([unsure], { product: null, quantity: 5 })).toEqual([unsure]);
    expect(choose([unsure, sure], { product: 2, quantity: 5 })).toEqual([unsure, sure]);
    expect(choose([unsure, other], { product: 1, quantity: 5 }, { product: 1, quantity: 3 })).toEqual([
      unsure,
      other,
    ]);
  });

  test.each([
    ['a product that is not there', [{ product: 3, quantity: 5 }]],
    ['a part of a product', [{ product: 0.5, quantity: 5 }]],
    ['a quantity that is not there', [{ product: 1, quantity: 6 }]],
    ['a quantity that is not there, and no product', [{ product: null, quantity: 6 }]],
    ['nothing', []],
  ])('of one line is %s: no line is changed', (_, choices) => {
    const lines = [other, unsure];
    expect(() => choose(lines, { product: 1, quantity: 3 }, ...choices)).toThrow(RangeError);
    expect(lines).toEqual([other, unsure]);
  });
});
