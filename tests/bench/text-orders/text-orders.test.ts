import { cpus, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import type { DataOf } from '../../../domain/operations.ts';
import { seedBulk } from '../../../server/demo/bulk-seed.ts';
import { createStore } from '../../../server/store/store.ts';
import { median } from '../ratio.ts';
import { addBenchProducts, withCopies } from '../search/bench-shop.ts';
import { openSeededShop } from '../server/seeded-shop.ts';
import { orderSets } from './fixtures.ts';
import { measureOrders, type OrderReading } from './measure-orders.ts';
import { drawOrderTable } from './order-table.ts';

const skus = Number(process.env['TALAT_BENCH_SKUS'] ?? '100000');
const pointReads = 100;

test('text orders are read in a small shop and amid many products', async () => {
  const shop = await openSeededShop({ orders: '1', skus: '1' });
  try {
    const products = await addBenchProducts(createStore(shop.pool).forMerchant('m-demo'));
    const customer = await shop.signIn('customer');
    const measure = async () => {
      const known = await withCopies(shop.pool, products);
      const read = async (text: string) =>
        (
          JSON.parse(await customer.call('/api/submit_order_by_text', { body: { text } })) as {
            data: DataOf<'submitOrderByText'>;
          }
        ).data;
      const times: number[] = [];
      for (let at = 0; at < pointReads; at += 1) {
        const asked = performance.now();
        await customer.call('/api/sku_detail?sku_id=silk-lantern-red-40-cm');
        times.push(performance.now() - asked);
      }
      const describe = (skuId: string) => known.get(skuId);
      const readings: OrderReading[] = [];
      for (const set of orderSets) readings.push(...(await measureOrders(set, read, describe)));
      const pointRead = median(times);
      return { table: drawOrderTable(readings, pointRead), pointRead, readings };
    };
    // Each connection plans the statements anew for its first few calls.
    await measure();
    const small = await measure();
    await seedBulk(shop.pool, { orders: 0, skus }, new Date(), () => undefined);
    await measure();
    const large = await measure();
    for (const [size, { table, pointRead }] of [
      [products.length, small],
      [skus + products.length, large],
    ] as const)
      console.log(
        `\n${size.toLocaleString('en')} products, a point read ${pointRead.toFixed(2)} ms\n\n${table}\n`,
      );
    if (process.env['TALAT_BENCH_MISSES'] !== undefined)
      console.log(large.readings.flatMap(({ misses }) => misses).join('\n'));
    console.log(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}; Node ${process.version}`,
    );
    expect(small.table + large.table).not.toContain('NaN');
  } finally {
    await shop.close();
  }
});
