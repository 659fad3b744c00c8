import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeDataFolder } from '../data-folder.ts';
import { control, databaseUrl } from '../test-postgres.ts';
import { startTalat } from '../tooling/talat-process.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let name: string;
let url: string;

beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());

beforeEach(async () => {
  name = `starting_${randomBytes(6).toString('hex')}`;
  url = databaseUrl(inject('journeysDatabase'), name);
  await control(inject('journeysDatabase'), `CREATE DATABASE ${name}`);
  return () => control(inject('journeysDatabase'), `DROP DATABASE ${name}`);
});

function start() {
  return startTalat({ DATABASE_URL: url, TALAT_DATA: folder.path });
}

async function ask(sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

describe('servers that start', () => {
  test('at once on an empty database lead to one set of tables and one of demo data, and all serve', async () => {
    const servers = [start(), start(), start()];
    const addresses = await Promise.all(servers.map(({ address }) => address));
    const ready = await Promise.all(
      addresses.map(async (address) => (await fetch(`${address}/readyz`)).status),
    );
    expect(ready).toEqual([200, 200, 200]);
    const { entries } = JSON.parse(await readFile('server/store/migrations/meta/_journal.json', 'utf8')) as {
      entries: unknown[];
    };
    expect(
      await ask(`SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations,
        (SELECT count(*)::int FROM merchants) AS merchants`),
    ).toEqual([{ migrations: entries.length, merchants: 2 }]);
    for (const { child } of servers) child.kill('SIGTERM');
    expect((await Promise.all(servers.map(({ end }) => end))).map(({ code }) => code)).toEqual([0, 0, 0]);
  });

  test('on a database that no migration fits are refused by one line, and leave it as it was', async () => {
    await ask('CREATE TABLE skus (of_another_program text)');
    const { code, complained } = await start().end;
    expect({ code, complained }).toEqual({
      code: 1,
      complained:
        'The database could not be brought up to date, and its tables are as they were: relation "skus" already exists\n',
    });
    expect(
      await ask("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"),
    ).toEqual([{ table_name: 'skus' }]);
  });
});
