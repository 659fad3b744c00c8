import { runVitest } from './vitest-run.mjs';

/** @import { VitestResult } from './vitest-run.mjs' */

/** Where tests wait for other processes, which a busy machine keeps from answering in time. */
const waitForOthers = new Set(['processes', 'browser', 'journeys']);

/** More failed files than this are no chance. */
const mostAgain = 3;

/**
 * Runs a part of the tests. Where they wait for other processes, a few files that failed run once more, alone: what passes then
 * is told as unsteady and counts as passed; what fails again is wrong.
 * @param {string} part a project of vitest.config.ts
 * @param {typeof runVitest} run
 * @returns {Promise<VitestResult & { unsteady: string[] }>} `unsteady`: the tests that failed beside others only
 */
export async function runPart(part, run = runVitest) {
  const first = await run(part);
  const { failedFiles, failures, passed, failed } = first;
  const isTriedAgain = waitForOthers.has(part) && failedFiles.length > 0 && failedFiles.length <= mostAgain;
  if (!isTriedAgain) return { ...first, unsteady: [] };
  console.log(`\n=== ${part}, once more: ${failedFiles.join(', ')}`);
  const again = await run(part, failedFiles, process.execPath, `${part}-again`);
  if (again.failed > 0) return { ...first, unsteady: [] };
  return { ...first, passed: passed + failed, failed: 0, failures: [], failedFiles: [], unsteady: failures };
}
