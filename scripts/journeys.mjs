// Runs the journeys, `--repeat N` times; other arguments go to vitest.
import { parseArgs } from 'node:util';
import { runVitest } from './vitest-run.mjs';

const { values, positionals } = parseArgs({
  options: { repeat: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const times = Number(values.repeat);

let green = 0;
for (let time = 1; time <= times; time += 1) {
  const { passed, failed } = await runVitest('journeys', positionals);
  if (failed === 0 && passed > 0) green += 1;
  console.log(`run ${time} of ${times}: ${passed} passed, ${failed} failed`);
}
console.log(`${green} of ${times} runs green`);
process.exitCode = green === times ? 0 : 1;
