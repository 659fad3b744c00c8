import { cpus, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import type { SearchCategory } from '../../../domain/contract.ts';
import { seedBulk } from '../../../server/demo/bulk-seed.ts';
import { createStore } from '../../../server/store/store.ts';
import { openSeededShop } from '../server/seeded-shop.ts';
import { addBenchProducts, withCopies } from './bench-shop.ts';
import { drawFindingTable, drawMisses } from './finding-table.ts';
import { measureFinding } from './measure-finding.ts';

const skus = Number(process.env['TALAT_BENCH_SKUS'] ?? '100000');

test('what is meant is first in a small shop and amid many products', async () => {
  const shop = await openSeededShop({ orders: '1', skus: '1' });
  try {
    const products = await addBenchProducts(createStore(shop.pool).forMerchant('m-demo'));
    const customer = await shop.signIn('customer');
    const measure = async () => {
      const known = await withCopies(shop.pool, products);
      return measureFinding(
        async (typed) => {
          const path = `/api/search_sku_by_name?name=${encodeURIComponent(typed)}`;
          return (JSON.parse(await customer.call(path)) as { data: SearchCategory[] }).data;
        },
        (skuId) => known.get(skuId),
      );
    };
    const small = await measure();
    await seedBulk(shop.pool, { orders: 0, skus }, new Date(), () => undefined);
    // Each connection plans the statement anew for its first few calls.
    await measure();
    const large = await measure();
    const sizes = [products.length, skus + products.length];
    const table = drawFindingTable(small, large, sizes);
    console.log(`\n${table}\n\n${[small, large].map(drawMisses).join('\n')}\n`);
    console.log(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}; Node ${process.version}`,
    );
    expect(table).not.toContain('NaN');
  } finally {
    await shop.close();
  }
});
