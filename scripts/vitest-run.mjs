import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/**
 * Runs one project of vitest.config.ts, with its output visible.
 * @param {string} project
 * @param {readonly string[]} [args] for vitest
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} counts of tests; what failed outside any
 *   test counts as one
 */
export async function runVitest(project, args = []) {
  const report = join(root, '.build', 'reports', `${project}.json`);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawn(process.execPath, [vitest, 'run', '--project', project, ...reporters, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  const counts = await readCounts(report);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} report */
async function readCounts(report) {
  const text = await readFile(report, 'utf8').catch(() => '{}');
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number }} */
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = JSON.parse(text);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
