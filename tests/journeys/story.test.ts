import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { oneOfEach, playOrderToReceipt } from './order-to-receipt.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each(casesAt(['zh', 'en', 'th'] as const, 2))(
  'from the shelf to confirmed money in %s',
  (language) => {
    test('an order by the customer, a proof by the manager, a receipt by finance leave one of each', async () => {
      expect(await playOrderToReceipt(shop, language)).toEqual(oneOfEach);
    });
  },
);
