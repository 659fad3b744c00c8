import { describe, expect, test } from 'vitest';
import { productKey } from '../../domain/product-key.ts';

const bowl = { category_id: 'bowls', name: 'Rice Bowl', color: 'Blue', size: 'L', style: '' };

describe('productKey', () => {
  test('spaces, capitals, the width of letters and the way they are composed do not count', () => {
    expect(productKey({ ...bowl, name: ' ｒice BOWL', color: 'b lue', size: 'l', style: ' ' })).toBe(
      productKey(bowl),
    );
    expect(productKey({ ...bowl, name: 'Cafe\u0301' })).toBe(productKey({ ...bowl, name: 'CAF\u00c9' }));
    expect(productKey({ ...bowl, name: 'น้ำ' })).toBe(productKey({ ...bowl, name: 'น้ํา' }));
  });

  test('every part tells products apart, also where words would run together', () => {
    const others = [
      { ...bowl, category_id: 'Bowls' },
      { ...bowl, name: 'Rice Bowls' },
      { ...bowl, color: '' },
      { ...bowl, size: 'M' },
      { ...bowl, style: 'flat' },
      { ...bowl, name: 'Rice', color: 'BowlBlue' },
    ];
    expect(new Set([bowl, ...others].map(productKey)).size).toBe(7);
  });
});
