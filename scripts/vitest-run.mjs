import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const root = dirname(import.meta.dirname);

/**
 * @typedef {object} VitestResult Counts of tests; what failed outside any test counts as one.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures each failed test by file and name, with the first line of what was wrong
 * @property {string[]} failedFiles from the project's folder
 */

/**
 * Runs one project of vitest.config.ts, with its output visible.
 * @param {string} project
 * @param {readonly string[]} [args] for vitest
 * @param {string} [node] the Node that runs it
 * @param {string} [name] of the report it leaves
 * @returns {Promise<VitestResult>}
 */
export async function runVitest(project, args = [], node = process.execPath, name = project) {
  const report = join(root, '.build', 'reports', `${name}.json`);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawn(node, [vitest, 'run', '--project', project, ...reporters, ...args], {
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
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number, testResults?: { name: string, message: string, status: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} */
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = JSON.parse(text);
  const failedResults = testResults.filter(({ status }) => status === 'failed');
  const failures = failedResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages: [first = ''] }) => `${file} > ${fullName}: ${firstLine(first)}`,
    );
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures,
    failedFiles: failedResults.map(({ name }) => relative(root, name)),
  };
}

/** @param {string} text */
function firstLine(text) {
  return text.trim().split('\n', 1)[0];
}
