// Reads the text orders of tests/fixtures in a small shop and amid many products, and prints a table, which docs/benchmarks.md explains. `--misses`
// prints what was misread.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({
  options: { skus: { type: 'string' }, misses: { type: 'boolean' } },
});
if (values.skus !== undefined) process.env['TALAT_BENCH_SKUS'] = values.skus;
if (values.misses === true) process.env['TALAT_BENCH_MISSES'] = '1';
// A single user sends all requests of the benchmark.
process.env['REQUESTS_PER_MINUTE'] = '99999999';
const { passed, failed } = await runVitest('bench', ['tests/bench/text-orders']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
