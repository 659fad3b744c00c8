// Runs all checks and tests, continuing after failures, and prints `N passed, N failed` at the end. Without a browser the
// parts that need one are skipped; where `CI` is set each of them counts as a failure.
import { check } from './check.mjs';
import { runPart } from './run-part.mjs';
import { findTestBrowser } from './test-browser.mjs';
import { keepParts, tellMinutes } from './test-minutes.mjs';

const parts = ['check', 'node', 'server', 'processes', 'browser', 'journeys'];
const needBrowser = new Set(['browser', 'journeys']);

const isCi = Boolean(process.env['CI']);
const hasBrowser = (await findTestBrowser()) !== undefined;
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
/** @type {Parameters<typeof keepParts>[0][number][]} */
const timed = [];

for (const part of parts) {
  if (needBrowser.has(part) && !hasBrowser) {
    if (isCi) total.failed += 1;
    summary.push(
      `!!! ${part}: ${isCi ? 'FAILED' : 'SKIPPED'}, the carried browser runs on Linux x64 only: set TALAT_BROWSER to the path of a Chromium or Chrome`,
    );
    continue;
  }
  console.log(`\n=== ${part}`);
  const begun = performance.now();
  const { passed, failed, skipped, failures, unsteady, checks } =
    part === 'check'
      ? { ...(await check()), skipped: 0, failures: [], unsteady: [] }
      : { ...(await runPart(part)), checks: undefined };
  const seconds = (performance.now() - begun) / 1000;
  timed.push({ name: part, seconds, ...(checks && { checks }) });
  total.passed += passed;
  total.failed += failed;
  summary.push(`${part}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`);
  if (skipped) summary.push(`!!! ${part}: ${skipped} tests SKIPPED`);
  summary.push(...failures.map((failure) => `!!! ${failure}`));
  summary.push(...unsteady.map((failure) => `!!! UNSTEADY, passed when run again alone: ${failure}`));
}

await keepParts(timed);
console.log(`\n${await tellMinutes()}`);
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
