// Longer than `npm test` may take: 2,000 bad requests for each operation of the contract, made from it, against the real server and
// database. They are drawn from a seed of the day: what it prints as TALAT_SEED, set again, draws the same ones. One operation
// alone: `npm run fuzz -- -t submitOrder`.
import { runVitest } from './vitest-run.mjs';

process.env['TALAT_FUZZ'] ??= '2000';
process.env['TALAT_SEED'] ??= String(Math.floor(Date.now() / 86_400_000));
for (const name of ['TALAT_SEED', 'TALAT_FUZZ']) console.log(`${name}=${process.env[name]}`);
const { failed, passed } = await runVitest('server', ['tests/server/fuzz', ...process.argv.slice(2)]);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
