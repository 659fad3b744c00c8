import { describe, expect, test } from 'vitest';
import { othersOfCategory } from '../../../domain/products/others-of-category.ts';

const named = (id: string, name: string) => ({ id, name });

describe('othersOfCategory', () => {
  test('takes one product of each other name in their order, then further ones, and so many', () => {
    const products = [
      named('1', 'Bowl'),
      named('2', 'Cup'),
      named('3', 'Bowl'),
      named('4', 'Mug'),
      named('5', 'Plate'),
      named('6', 'Tray'),
    ];
    expect(othersOfCategory(products, named('2', 'Cup'), 5).map(({ id }) => id)).toEqual([
      '1',
      '4',
      '5',
      '6',
      '3',
    ]);
    expect(othersOfCategory(products, named('2', 'Cup'), 2).map(({ id }) => id)).toEqual(['1', '4']);
  });

  test('of a category with one name are none', () => {
    expect(othersOfCategory([named('1', 'Cup'), named('2', 'Cup')], named('1', 'Cup'), 10)).toEqual([]);
  });
});
