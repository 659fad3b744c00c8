import { cpus, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { measureCpu } from './measure-cpu.ts';
import { measureServer } from './measure-server.ts';
import { openSeededShop } from './seeded-shop.ts';
import { drawServerTable } from './server-table.ts';

const {
  TALAT_BENCH_ORDERS: orders = '20000',
  TALAT_BENCH_SKUS: skus = '10000',
  TALAT_BENCH_DATA: data,
} = process.env;

test('the server is measured beside a bare one, and its calls beside each other', async () => {
  const shop = await openSeededShop({ orders, skus, ...(data ? { data } : {}) });
  try {
    const measured = await measureServer(shop, (what) =>
      console.log(`${what}, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`),
    );
    const table = [drawServerTable(measured), '', await measureCpu(shop)].join('\n');
    const { rows } = await shop.pool.query<{ orders: string; skus: string; version: string }>(
      "SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM skus) AS skus, current_setting('server_version') AS version",
    );
    const [size] = rows;
    console.log(`\n${table}\n`);
    console.log(
      `${size?.orders ?? 0} orders, ${size?.skus ?? 0} products; PostgreSQL ${size?.version ?? 'unknown'}`,
    );
    console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; Node ${process.version}`);
    expect(table).not.toContain('NaN');
  } finally {
    await shop.close();
  }
});
