// Benchmarks the journal in a real browser and prints a table, which docs/benchmarks.md explains.
import { findTestBrowser } from './test-browser.mjs';
import { runVitest } from './vitest-run.mjs';

if ((await findTestBrowser()) === undefined) {
  console.error('There is no browser to measure in: set TALAT_BROWSER to a Chromium.');
  process.exitCode = 1;
} else {
  const { passed, failed } = await runVitest('bench', ['tests/bench/journal.test.ts']);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
