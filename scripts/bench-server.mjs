// Benchmarks the built server on a large demo database and prints a table, which docs/benchmarks.md explains.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({
  options: { orders: { type: 'string' }, skus: { type: 'string' }, data: { type: 'string' } },
});
for (const [option, value] of Object.entries(values))
  process.env[`TALAT_BENCH_${option.toUpperCase()}`] = value;
// A single user sends all requests of the benchmark.
process.env['REQUESTS_PER_MINUTE'] = '99999999';
process.env['OPEN_ORDERS_PER_GROUP'] = '99999999';
const { passed, failed } = await runVitest('bench', ['tests/bench/server']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
