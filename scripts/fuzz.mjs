// Runs longer than `npm test` may take: 2,000 invalid requests for each operation, generated from the contract, against the real
// server and database. The seed depends on the day; set TALAT_SEED to the printed one to reproduce a run. A single operation: `npm run fuzz -- -t submitOrder`.
import { runVitest } from './vitest-run.mjs';

process.env['TALAT_FUZZ'] ??= '2000';
process.env['TALAT_SEED'] ??= String(Math.floor(Date.now() / 86_400_000));
for (const name of ['TALAT_SEED', 'TALAT_FUZZ']) console.log(`${name}=${process.env[name]}`);
const { failed, passed } = await runVitest('server', ['tests/server/fuzz', ...process.argv.slice(2)]);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
