// Longer than `npm test` may take: every chart walked a thousand times from a seed of the day, the journeys 20 times.
import { runJourneys } from './journeys.mjs';
import { runVitest } from './vitest-run.mjs';

process.env['TALAT_WALKS'] = '1000';
process.env['TALAT_SEED'] = String(Math.floor(Date.now() / 86_400_000));
console.log(`TALAT_WALKS=${process.env['TALAT_WALKS']} TALAT_SEED=${process.env['TALAT_SEED']}`);
const walks = await runVitest('node', ['tests/machines']);
const areGreen = await runJourneys(20);
process.exitCode = walks.failed === 0 && areGreen ? 0 : 1;
