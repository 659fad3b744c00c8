import { describe, expect, test } from 'vitest';
import { compareSizes } from '../../../domain/search/sizes.ts';

describe('sizes of a product', () => {
  test.each([
    [
      ['1 l', '250 ml'],
      ['250 ml', '1 l'],
    ],
    [
      ['1 kg', '100 g'],
      ['100 g', '1 kg'],
    ],
    [
      ['3 × 100 g', '100 g'],
      ['100 g', '3 × 100 g'],
    ],
    [
      ['70 × 140 cm', '35 × 75 cm'],
      ['35 × 75 cm', '70 × 140 cm'],
    ],
    [
      ['XXL', 'M', 'L'],
      ['M', 'L', 'XXL'],
    ],
    [
      ['EU 40', 'EU 38'],
      ['EU 38', 'EU 40'],
    ],
  ])('%j in order are %j', (sizes, expected) => {
    expect(sizes.toSorted(compareSizes)).toEqual(expected);
  });
});
