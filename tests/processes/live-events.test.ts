import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/database/embedded-postgres.ts';
import { makeDataFolder } from '../data-folder.ts';
import { listenAt, type Ear } from '../server/live/listen.ts';
import { startTalat, type TalatProcess } from '../tooling/talat-process.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let files: Awaited<ReturnType<typeof makeDataFolder>>;
let postgres: EmbeddedPostgres;
let servers: TalatProcess[];
let ears: Ear[];
let skuId: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  postgres = await startEmbeddedPostgres({ dataFolder: folder.path });
  files = await makeDataFolder();
  const start = () => startTalat({ DATABASE_URL: postgres.url, TALAT_DATA: files.path });
  servers = [start(), start()];
  const addresses = await Promise.all(servers.map(({ address }) => address));
  const { data } = (await (
    await fetch(`${addresses[0]}/api/auth/line`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ line_id: 'x', line_access_token: 'demo:customer' }),
    })
  ).json()) as { data: { token: string } };
  ears = await Promise.all(addresses.map((address) => listenAt(address, data.token)));
  const [sku] = (await query('SELECT min(sku_id) AS sku_id FROM skus')) as [{ sku_id: string }];
  skuId = sku.sku_id;
}, 120_000);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ end }) => end));
  await postgres.stop();
  await Promise.all([folder.remove(), files.remove()]);
});

/** Asks the database as soon as it answers. */
async function query(text: string, values: readonly string[] = []): Promise<unknown[]> {
  for (;;) {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return rows;
    } catch (error) {
      const { code } = error as { readonly code?: string };
      // It shuts down, or starts.
      if (code === undefined || !['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(code)) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function signalDatabase(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const pidFile = join(folder.path, 'postgres/cluster/postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  process.kill(pid, signal);
  const isNew = async () => {
    const text = await readFile(pidFile, 'utf8').catch(() => '');
    return text !== '' && Number(text.split('\n')[0]) !== pid;
  };
  await expect.poll(isNew, { timeout: 60_000 }).toBe(true);
}

const change = () => query('UPDATE skus SET version = version + 1 WHERE sku_id = $1', [skuId]);
const hear = () => Promise.all(ears.map((ear) => ear.hear()));

describe('two servers whose database', () => {
  test('is restarted tell on the same streams what is changed before and after', async () => {
    await change();
    expect(await hear()).toEqual([`product ${skuId}`, `product ${skuId}`]);
    await signalDatabase('SIGINT');
    await change();
    expect(await hear()).toEqual([`product ${skuId}`, `product ${skuId}`]);
  });

  test('crashed tell of a reset, since what they were to tell is gone', async () => {
    await signalDatabase('SIGQUIT');
    await query('SELECT 1');
    expect(await hear()).toEqual(['reset', 'reset']);
    await change();
    expect(await hear()).toEqual([`product ${skuId}`, `product ${skuId}`]);
  });

  test('are stopped end their streams at once', async () => {
    const ends = hear();
    for (const { child } of servers) child.kill('SIGTERM');
    expect([await ends, (await Promise.all(servers.map(({ end }) => end))).map(({ code }) => code)]).toEqual([
      [null, null],
      [0, 0],
    ]);
  });
});
