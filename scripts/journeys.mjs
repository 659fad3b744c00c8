// Runs the journeys, `--repeat N` times; other arguments go to vitest.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

/**
 * @param {number} times
 * @param {readonly string[]} [args] for vitest
 * @returns {Promise<boolean>} whether every run was green
 */
export async function runJourneys(times, args = []) {
  let green = 0;
  for (let time = 1; time <= times; time += 1) {
    const { passed, failed } = await runVitest('journeys', args);
    if (failed === 0 && passed > 0) green += 1;
    console.log(`run ${time} of ${times}: ${passed} passed, ${failed} failed`);
  }
  console.log(`${green} of ${times} runs green`);
  return green === times;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { repeat: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  process.exitCode = (await runJourneys(Number(values.repeat), positionals)) ? 0 : 1;
}
