// Measures how the app's pages load, beside the least page that React and XState can make, and prints a table, which
// docs/benchmarks.md explains.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, only: { type: 'string', multiple: true } },
});
if (values.rounds !== undefined) process.env['TALAT_BENCH_ROUNDS'] = values.rounds;
if (values.only !== undefined) process.env['TALAT_BENCH_ONLY'] = values.only.join();
const { passed, failed } = await runVitest('bench', ['tests/bench/pages']);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
