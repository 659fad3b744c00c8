// Measures the built server over a large demo and prints a table; what it means is in docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({
  options: { orders: { type: 'string' }, skus: { type: 'string' }, data: { type: 'string' } },
});
for (const [option, value] of Object.entries(values))
  process.env[`TALAT_BENCH_${option.toUpperCase()}`] = value;
// One person calls here as often as a whole shop.
process.env['REQUESTS_PER_MINUTE'] = '99999999';
process.env['OPEN_ORDERS_PER_GROUP'] = '99999999';
const { passed, failed } = await runVitest('bench', ['tests/bench/server']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
