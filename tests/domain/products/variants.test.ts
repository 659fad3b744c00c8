import { describe, expect, test } from 'vitest';
import { placeOf, valuesOf, variantChoices, variantMatrix } from '../../../domain/products/variants.ts';
import type { Variant } from '../../../domain/products/variants.ts';

/** A product named for its attributes: `Navy/40/Low`. */
function variant(attributes: string, stock = 5): Variant {
  const [color = '', size = '', style = ''] = attributes.split('/');
  return { id: attributes, color, size, style, stock };
}

const variants = (...all: string[]) => all.map((attributes) => variant(attributes));

describe('values', () => {
  test.each([
    ['in letters go from small to large', ['XL', 'S', '3XL', 'M', 'XS'], ['XS', 'S', 'M', 'XL', '3XL']],
    ['in numbers go up', ['EU 42', 'EU 9', 'EU 38'], ['EU 9', 'EU 38', 'EU 42']],
    ['in several units go by their amount', ['1 L', '250 ml', '0.5 L'], ['250 ml', '0.5 L', '1 L']],
    ['in letters come before others', ['40', 'L', 'S'], ['S', 'L', '40']],
  ])('of sizes %s', (_, sizes, sorted) => {
    const products = sizes.map((size) => variant(`/${size}`));
    expect(valuesOf(products, 'size')).toEqual(sorted);
  });

  test('of colours stay in the order of the products', () => {
    expect(valuesOf(variants('Navy/40', 'Mint/40', 'Navy/38'), 'color')).toEqual(['Navy', 'Mint']);
  });
});

describe('choices', () => {
  const idsOf = (siblings: readonly Variant[], chosen: Variant) =>
    variantChoices(siblings, chosen).map(({ attribute, options }) => [
      attribute,
      ...options.map(({ product }) => product.id),
    ]);

  test('offer every colour in the chosen size, and the sizes of the chosen colour', () => {
    const shoes = variants('Navy/40', 'Navy/38', 'Mint/40', 'Mint/38', 'Mint/42');
    expect(idsOf(shoes, shoes[0]!)).toEqual([
      ['color', 'Navy/40', 'Mint/40'],
      ['size', 'Navy/38', 'Navy/40'],
    ]);
  });

  test('lead to another size where the colour lacks the chosen one, rather to one in stock', () => {
    const shoes = [variant('Navy/40'), variant('Mint/38', 0), variant('Mint/42')];
    expect(idsOf(shoes, shoes[0]!)).toEqual([
      ['color', 'Navy/40', 'Mint/42'],
      ['size', 'Navy/40'],
    ]);
  });

  test('keep the chosen size even where it is sold out', () => {
    const shoes = [variant('Navy/40'), variant('Mint/40', 0), variant('Mint/42')];
    expect(idsOf(shoes, shoes[0]!)[0]).toEqual(['color', 'Navy/40', 'Mint/40']);
  });

  test('are none of a product that stands alone', () => {
    expect(idsOf(variants('Navy/40'), variant('Navy/40'))).toEqual([]);
  });
});

describe('the matrix', () => {
  const idsIn = (siblings: readonly Variant[]) => {
    const matrix = variantMatrix(siblings);
    return matrix?.tables.map(({ section, cells }) => [
      section,
      ...cells.map((row) => row.map((product) => product?.id ?? null)),
    ]);
  };

  test('of colours and sizes has sizes down and colours across, with gaps where there is no product', () => {
    const shoes = variants('Navy/40', 'Mint/38', 'Navy/38');
    expect(variantMatrix(shoes)).toMatchObject({ rowAttribute: 'size', columnAttribute: 'color' });
    expect(idsIn(shoes)).toEqual([[null, ['Navy/38', 'Mint/38'], ['Navy/40', null]]]);
  });

  test('of one attribute has one column', () => {
    expect(idsIn(variants('Navy', 'Mint'))).toEqual([[null, ['Navy'], ['Mint']]]);
  });

  test('of sizes and styles, and of colours and styles, has two', () => {
    expect(idsIn(variants('/38/Low', '/38/High'))).toEqual([[null, ['/38/Low'], ['/38/High']]]);
    expect(variantMatrix(variants('/38/Low', '/40/High'))).toMatchObject({
      rowAttribute: 'size',
      columnAttribute: 'style',
    });
    expect(variantMatrix(variants('Navy//Low', 'Mint//High'))).toMatchObject({
      rowAttribute: 'style',
      columnAttribute: 'color',
    });
  });

  test('of three attributes has a table for each style, of the colours and sizes that it comes in', () => {
    expect(idsIn(variants('Navy/38/Low', 'Mint/40/Low', 'Navy/40/High'))).toEqual([
      ['Low', ['Navy/38/Low', null], [null, 'Mint/40/Low']],
      ['High', ['Navy/40/High']],
    ]);
  });

  test('gives the cell of products that differ in nothing to the one with the most stock', () => {
    const [few, many] = [variant('Navy/40', 1), { ...variant('Navy/40', 9), id: 'many' }];
    expect(idsIn([few, many, variant('Mint/40')])).toEqual([[null, ['many'], ['Mint/40']]]);
  });

  test('is none of a product that stands alone', () => {
    expect(variantMatrix(variants('Navy/40'))).toBeNull();
  });
});

describe('what is known of each product', () => {
  const tables = variantMatrix(variants('Navy/38', 'Navy/40', 'Mint/38', 'Mint/40'))?.tables ?? [];
  test.each([
    ['all', { 'Navy/38': 1, 'Navy/40': 1, 'Mint/38': 1, 'Mint/40': 1 }],
    ['rows', { 'Navy/38': 1, 'Navy/40': 2, 'Mint/38': 1, 'Mint/40': 2 }],
    ['columns', { 'Navy/38': 1, 'Navy/40': 1, 'Mint/38': 2, 'Mint/40': 2 }],
    ['cells', { 'Navy/38': 1, 'Navy/40': 1, 'Mint/38': 1, 'Mint/40': 2 }],
  ])('stands once at %s', (place, known: Readonly<Record<string, number>>) => {
    expect(placeOf(tables, ({ id }) => known[id] ?? 0)).toBe(place);
  });
});
