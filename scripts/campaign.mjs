// Longer than `npm test` may take: every chart walked a thousand times by lot, and a browser killed 100 times in the middle of a
// day's work. The lots are drawn from a seed of the day: what it prints as TALAT_SEED, set again, draws the same ones.
import { runVitest } from './vitest-run.mjs';

process.env['TALAT_WALKS'] ??= '1000';
process.env['TALAT_KILLS'] ??= '100';
process.env['TALAT_SEED'] ??= String(Math.floor(Date.now() / 86_400_000));
for (const name of ['TALAT_SEED', 'TALAT_WALKS', 'TALAT_KILLS']) console.log(`${name}=${process.env[name]}`);
const walks = await runVitest('node', ['tests/machines']);
const kills = await runVitest('campaign');
process.exitCode = walks.failed === 0 && kills.failed === 0 && kills.passed > 0 ? 0 : 1;
