import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { startTalat } from '../../tooling/talat-process.ts';
import { median, middle, ratio } from '../ratio.ts';
import { createCaller } from '../server/caller.ts';
import { measureCommits } from './commits.ts';
import { openListeners } from './listeners.ts';
import { tokensOfMany } from './many-people.ts';

const listeners = Number(process.env['TALAT_BENCH_LISTENERS'] ?? 2000);
const secret = 'a secret of the benchmark, with 0123456789';
const rounds = 3;
const writesOfRound = 40;
/** A shop in which something is written five times a second. */
const betweenWritesMs = 200;

/** Resident memory of a process, in KB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

test('writes, arrivals and memory are measured with and without people who listen', async () => {
  const [database, files] = [await makeDataFolder(), await makeDataFolder()];
  const postgres = await startEmbeddedPostgres({ dataFolder: database.path });
  const environment = {
    DATABASE_URL: postgres.url,
    TALAT_DATA: files.path,
    SESSION_SECRET: secret,
    REQUESTS_PER_MINUTE: '9999999',
  };
  const first = startTalat(environment);
  const servers = [first, startTalat(environment)];
  const pool = new pg.Pool({ connectionString: postgres.url, max: 16 });
  try {
    const addresses = await Promise.all(servers.map(({ address }) => address));
    const tokens = await tokensOfMany(pool, listeners, secret);
    const signIn = createCaller(addresses[0] ?? '');
    const { data } = JSON.parse(
      await signIn.call('/api/auth/line', { body: { line_id: 'x', line_access_token: 'demo:storekeeper' } }),
    ) as { data: { token: string } };
    const writer = createCaller(addresses[0] ?? '', data.token);
    const { rows } = await pool.query<{ sku_id: string }>(
      `SELECT sku_id FROM skus WHERE merchant_id = 'm-demo' ORDER BY sku_id LIMIT 1`,
    );
    const [sku] = rows;
    if (sku === undefined) throw new Error('There is no product');

    /** Adds a piece of the product. Answers how long that took, and when it was answered. */
    async function write(): Promise<{ readonly ms: number; readonly at: number }> {
      const start = performance.now();
      await writer.call('/api/wash_stock', {
        body: {
          product_id: sku?.sku_id,
          operation_type: 'entry',
          operation_subtype: 'purchase',
          amount: 1,
          price: 1,
        },
        key: crypto.randomUUID(),
      });
      const at = performance.now();
      return { ms: at - start, at };
    }

    const times: Record<'alone' | 'heard', number[]> = { alone: [], heard: [] };
    const [delays, lasts, memories]: [number[], number[], number[]] = [[], [], []];
    for (let warm = 0; warm < 20; warm += 1) await write();
    for (let round = 0; round < rounds; round += 1) {
      const alone: number[] = [];
      for (let at = 0; at < writesOfRound; at += 1) {
        alone.push((await write()).ms);
        await wait(betweenWritesMs);
      }
      times.alone.push(median(alone));

      const before = await memoryOf(first.child.pid ?? NaN);
      const open = await openListeners(addresses, tokens);
      memories.push(((await memoryOf(first.child.pid ?? NaN)) - before) / (open.size / servers.length));
      const heard: number[] = [];
      for (let at = 0; at < writesOfRound; at += 1) {
        const told = open.toldOf(sku.sku_id);
        const { ms, at: answeredAt } = await write();
        heard.push(ms);
        const arrivals = (await told).map((toldAt) => toldAt - answeredAt);
        delays.push(middle(arrivals));
        lasts.push(Math.max(...arrivals));
        await wait(betweenWritesMs);
      }
      times.heard.push(median(heard));
      open.leave();
      await wait(1000);
      console.log(`round ${round + 1}, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`);
    }
    const commits = await measureCommits(pool, 5);

    const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
    const p95 = (values: readonly number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? NaN;
    const table = [
      '| Measure | Figure |',
      '|---|---|',
      `| A write with ${listeners} listening: times as long as with none | ${ratio(times, 'heard', 'alone').toFixed(2)} |`,
      `| A write with none listening, ms | ${median(times.alone).toFixed(1)} |`,
      `| From a write's answer until half of them are told, ms: the median, and of 95 in 100 writes | ${middle(delays).toFixed(0)} · ${p95(delays).toFixed(0)} |`,
      `| Until the last of them is, ms | ${middle(lasts).toFixed(0)} · ${p95(lasts).toFixed(0)} |`,
      `| Memory of the server for one who listens, KB | ${Math.max(...memories).toFixed(0)} |`,
      `| Commits at once that note what changed: times as long as without | ${ratio(commits, 'noted', 'none').toFixed(2)} |`,
      `| The same with \`NOTIFY\`, as it is | ${ratio(commits, 'notified', 'none').toFixed(2)} |`,
    ].join('\n');
    console.log(`\n${table}\n`);
    console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; Node ${process.version}`);
    expect(table).not.toContain('NaN');
    for (const { close } of [writer, signIn]) close();
  } finally {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ end }) => end));
    await pool.end();
    await postgres.stop();
    await Promise.all([database.remove(), files.remove()]);
  }
});
