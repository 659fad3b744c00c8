// Opens streams of events at two built servers, changes records, and prints what telling of them costs, which docs/benchmarks.md explains.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({ options: { listeners: { type: 'string' } } });
if (values.listeners !== undefined) process.env['TALAT_BENCH_LISTENERS'] = values.listeners;
const { passed, failed } = await runVitest('bench', ['tests/bench/events']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
