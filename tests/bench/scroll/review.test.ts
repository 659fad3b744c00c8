import { loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { openSeededShop } from '../server/seeded-shop.ts';
import { measureReview } from './measure-review.ts';
import { drawMove, drawScrollTable } from './scroll-table.ts';

test.each(['phone', 'desktop'] as const)(
  'the review of two thousand rows on a %s is scrolled, tapped and typed in',
  async (device) => {
    const shop = await openSeededShop({ orders: '10', skus: '10' });
    try {
      const measured = await measureReview(shop, device, (move) =>
        console.log(`${drawMove(move)} load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`),
      );
      const table = drawScrollTable(measured);
      console.log(`\n${table}\n`);
      expect(table).not.toContain('NaN');
    } finally {
      await shop.close();
    }
  },
);
