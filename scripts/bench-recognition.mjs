// Reads goods in files and simulated photos, and prints how much of them is right, which docs/benchmarks.md explains.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({ options: { only: text, keep: text, seed: text } });
if (values.only !== undefined) process.env['TALAT_BENCH_ONLY'] = values.only;
if (values.seed !== undefined) process.env['TALAT_BENCH_SEED'] = values.seed;
if (values.keep !== undefined) process.env['TALAT_BENCH_KEEP'] = values.keep;
const { passed, failed } = await runVitest('bench', ['tests/bench/recognition']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
