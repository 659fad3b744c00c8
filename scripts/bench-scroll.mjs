// Scrolls and taps long lists of the built app on a processor four times slower and prints a table, which docs/benchmarks.md
// explains.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data !== undefined) process.env['TALAT_BENCH_DATA'] = values.data;
// A single person reads thousands of records within a minute.
process.env['REQUESTS_PER_MINUTE'] = '99999999';
const { passed, failed } = await runVitest('bench', ['tests/bench/scroll']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
