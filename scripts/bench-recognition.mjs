// Reads goods in files and simulated photos, and prints how much of them is right, which docs/benchmarks.md explains.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'string' } } });
if (values.only !== undefined) process.env['TALAT_BENCH_ONLY'] = values.only;
if (values.keep !== undefined) process.env['TALAT_BENCH_KEEP'] = values.keep;
const { passed, failed } = await runVitest('bench', ['tests/bench/recognition']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
