import { cpus, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { openSeededShop } from '../server/seeded-shop.ts';
import { measureScroll } from './measure-scroll.ts';
import { drawMove, drawScrollTable } from './scroll-table.ts';

test('a shelf of ten thousand products, the stock of a hundred thousand and a list of five thousand orders are scrolled and tapped', async () => {
  const { TALAT_BENCH_DATA: data } = process.env;
  const shop = await openSeededShop({
    orders: '5100',
    skus: '100000',
    ...(data === undefined ? {} : { data }),
  });
  try {
    const measured = await measureScroll(shop, (move) =>
      console.log(`${drawMove(move)} load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`),
    );
    const table = drawScrollTable(measured);
    console.log(`\n${table}\n`);
    console.log(
      `Chromium ${measured.browser}; ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; Node ${process.version}`,
    );
    expect(table).not.toContain('NaN');
  } finally {
    await shop.close();
  }
});
