import { describe, expect, test } from 'vitest';
import { categoryPath } from '../../../domain/products/category-path.ts';
import { lineContact } from '../../../domain/orders/line-contact.ts';
import { runsLow } from '../../../domain/stock/low-stock.ts';
import { sampleTree } from '../../../machines/samples/sample-records.ts';

describe('a product', () => {
  const sold = { status: 'active', low_stock_at: null } as const;

  test.each([
    [{ ...sold, stock: 5 }, true],
    [{ ...sold, stock: 6 }, false],
    [{ ...sold, stock: 20, low_stock_at: 20 }, true],
    [{ ...sold, stock: 1, low_stock_at: 0 }, false],
    [{ ...sold, stock: 0, status: 'inactive' as const }, false],
  ])('%o runs low: %s', (product, isLow) => {
    expect(runsLow(product)).toBe(isLow);
  });
});

describe('the LINE ID of a shop', () => {
  test('leads to its account, or to the person', () => {
    expect(lineContact('@yuanji')).toBe('https://line.me/R/ti/p/@yuanji');
    expect(lineContact('yuan cai')).toBe('https://line.me/ti/p/~yuan%20cai');
  });

  test('that only programs know leads nowhere, as none does', () => {
    expect(lineContact('U0123456789abcdef0123456789abcdef')).toBeNull();
    expect(lineContact('')).toBeNull();
  });
});

describe('the path of a category', () => {
  test('goes from the top down to it; what is not in the tree has none', () => {
    expect(categoryPath(sampleTree, 'category-lamps').map(({ id }) => id)).toEqual([
      'category-house',
      'category-lights',
      'category-lamps',
    ]);
    expect(categoryPath(sampleTree, 'category-gone')).toEqual([]);
  });
});
