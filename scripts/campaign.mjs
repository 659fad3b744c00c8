// Runs longer than `npm test` may take: 1,000 random walks of every chart, 100,000 simulated sessions of people on several devices,
// 1,000 of them on the real server and database, 100 walks of 60 steps through what groups owe, 20 stocktakes of 500 products while 50 buyers order them, one of 300 on a phone that
// is killed five times, 1,000 payments confirmed at one server and rejected at another at once, and a browser killed 100 times in the middle of a day's work;
// and the files of which `npm test` leaves cases out, such as other languages, with all of them. The seed depends on the day; set TALAT_SEED to the printed one to reproduce a run.
import { dirname } from 'node:path';
import { filesWithMoreCases } from './all-cases-files.mjs';
import { runVitest } from './vitest-run.mjs';

process.env['TALAT_WALKS'] ??= '1000';
process.env['TALAT_MOMENTS'] ??= '5';
process.env['TALAT_SESSIONS'] ??= '100000';
process.env['TALAT_SERVER_SESSIONS'] ??= '1000';
process.env['TALAT_KILLS'] ??= '100';
process.env['TALAT_BALANCE_WALKS'] ??= '100';
process.env['TALAT_BALANCE_STEPS'] ??= '60';
process.env['TALAT_LEDGER_LINES'] ??= '500';
process.env['TALAT_LEDGER_ROUNDS'] ??= '20';
process.env['TALAT_COUNTED_LINES'] ??= '300';
process.env['TALAT_DUELS'] ??= '1000';
process.env['TALAT_ALL_CASES'] ??= '1';
process.env['TALAT_SEED'] ??= String(Math.floor(Date.now() / 86_400_000));
for (const name of ['TALAT_SEED', 'TALAT_WALKS', 'TALAT_SESSIONS', 'TALAT_SERVER_SESSIONS', 'TALAT_KILLS'])
  console.log(`${name}=${process.env[name]}`);
const walks = await runVitest('node', ['tests/machines']);
const sessions = await runVitest('node', ['tests/simulation']);
const onServer = await runVitest('server', ['tests/server/store/simulation.test.ts']);
const balance = await runVitest('server', ['tests/server/payments/group-balance.test.ts']);
const ledger = await runVitest('processes', ['tests/processes/stocktakes.test.ts']);
const duels = await runVitest('processes', ['tests/processes/confirmations.test.ts']);
const counted = await runVitest('journeys', ['tests/journeys/stocktake.test.ts']);
const kills = await runVitest('campaign');
const allCases = [];
for (const [project, files] of await filesWithMoreCases(dirname(import.meta.dirname)))
  allCases.push(await runVitest(project, files));
const isSound = [walks, sessions, onServer, balance, ledger, duels, counted, kills, ...allCases].every(
  ({ failed, passed }) => failed === 0 && passed > 0,
);
process.exitCode = isSound ? 0 : 1;
