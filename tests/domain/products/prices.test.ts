import { describe, expect, test } from 'vitest';
import { hasVipPrice, isSameViewer, priceFor } from '../../../domain/products/prices.ts';
import type { PricedProduct, Viewer } from '../../../domain/products/prices.ts';

const vipProduct: PricedProduct = { price: 64_000, vipPrice: 59_050, isVip: true };
const vipCustomer: Viewer = { roles: [], isVip: true };

describe('isSameViewer', () => {
  const storekeeper: Viewer = { roles: ['storekeeper'], isVip: false };
  test.each<[string, Viewer, boolean]>([
    ['the same roles and VIP standing', { roles: ['storekeeper'], isVip: false }, true],
    ['another VIP standing', { roles: ['storekeeper'], isVip: true }, false],
    ['other roles', { roles: ['finance'], isVip: false }, false],
  ])('%s: %s', (_, other, isSame) => {
    expect(isSameViewer(storekeeper, other)).toBe(isSame);
  });
});

describe('hasVipPrice', () => {
  test.each([
    ['below the price', vipProduct, true],
    ['of a satang', { ...vipProduct, vipPrice: 1 }, true],
    ['of nothing', { ...vipProduct, vipPrice: 0 }, false],
    ['as high as the price', { ...vipProduct, vipPrice: 64_000 }, false],
    ['above the price', { ...vipProduct, vipPrice: 64_001 }, false],
    ['that is not there', { ...vipProduct, vipPrice: null }, false],
    ['of a product that is not VIP', { ...vipProduct, isVip: false }, false],
  ])('a VIP price %s: %s', (_, product, has) => {
    expect(hasVipPrice(product)).toBe(has);
  });
});

describe('priceFor', () => {
  test('a VIP customer pays the VIP price of a VIP product', () => {
    expect(priceFor(vipCustomer, vipProduct)).toBe(59_050);
  });

  test('a VIP customer pays the normal price of any other product', () => {
    expect(priceFor(vipCustomer, { ...vipProduct, isVip: false })).toBe(64_000);
  });

  test('a customer who is not VIP pays the normal price', () => {
    expect(priceFor({ roles: [], isVip: false }, vipProduct)).toBe(64_000);
  });

  test('staff pay the normal price, VIP or not', () => {
    expect(priceFor({ roles: ['storekeeper'], isVip: true }, vipProduct)).toBe(64_000);
  });
});
