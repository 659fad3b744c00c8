import { cpus, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { measurePages } from './measure-pages.ts';
import { drawPagesTable } from './pages-table.ts';

const { TALAT_BENCH_ROUNDS: rounds = '3', TALAT_BENCH_ONLY: only } = process.env;

test('pages are measured beside the least page of React and XState', async () => {
  const measured = await measurePages(Number(rounds), only?.split(',') ?? null, (what) =>
    console.log(`${what}, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`),
  );
  const table = drawPagesTable(measured);
  console.log(`\n${table}\n`);
  console.log(
    `Chromium ${measured.browser}; ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; Node ${process.version}`,
  );
  expect(table).not.toContain('NaN');
});
