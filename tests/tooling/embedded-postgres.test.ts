import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  connectEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/database/embedded-postgres.ts';
import { makeDataFolder } from '../data-folder.ts';

const undo: (() => Promise<unknown>)[] = [];
/** The folder of a database that was there before; one test after another starts it. */
let used: Awaited<ReturnType<typeof makeDataFolder>>;

beforeAll(async () => {
  used = await makeDataFolder();
  await (await startEmbeddedPostgres({ dataFolder: used.path })).stop();
}, 60_000);

afterAll(() => used.remove());

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function newFolder(): Promise<string> {
  const folder = await makeDataFolder();
  undo.push(folder.remove);
  return folder.path;
}

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  undo.push(postgres.stop);
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(dataFolder: string): Promise<number> {
  return Number((await readFile(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A process of its own that brings up the folder's database, as `npm start` does. */
async function startInProcess(dataFolder: string): Promise<{ holder: ChildProcess; url: string }> {
  const holder = spawn(process.execPath, ['tests/tooling/hold-data-folder.mjs', dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(holder.stdout), 'line')) as [string];
  return { holder, url };
}

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('first start in an empty folder leads to a UTF-8 database on loopback that asks for a password', async () => {
    const { url } = await start(await newFolder());

    expect(
      await query(
        url,
        `SELECT current_setting('listen_addresses') AS listens, datctype AS letters,
           current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync
         FROM pg_database WHERE datname = current_database()`,
      ),
    ).toEqual([{ listens: '127.0.0.1', letters: 'C.UTF-8', encoding: 'UTF8', fsync: 'on' }]);
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  test('two starts on different folders lead to two databases side by side', async () => {
    const [left, right] = await Promise.all([start(await newFolder()), start(await newFolder())]);

    await query(left.url, 'CREATE TABLE only_left ()');

    expect(await query(right.url, `SELECT to_regclass('only_left') AS found`)).toEqual([{ found: null }]);
  });

  test('two first starts on the same folder at once lead to one server and one refusal in one line', async () => {
    const folder = await newFolder();

    const ends = await Promise.allSettled([start(folder), start(folder)]);

    expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      name: 'StartupError',
      message: `The data folder ${folder} is in use by another Talat: stop it, or set TALAT_DATA`,
    });
  });

  test('SIGKILL of the parent leads to adoption of the same server with what was committed', async () => {
    const folder = used.path;
    const { holder, url } = await startInProcess(folder);
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const before = await postmasterPid(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');

    const adopted = await start(folder);

    expect(await query(adopted.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    expect(await postmasterPid(folder)).toBe(before);
  });

  test('SIGKILL of parent and server leads to a recovered server with what was committed', async () => {
    const folder = used.path;
    const { holder, url } = await startInProcess(folder);
    await query(url, 'CREATE TABLE recovered AS SELECT 7 AS seven');
    holder.kill('SIGKILL');
    process.kill(await postmasterPid(folder), 'SIGKILL');

    const { url: recovered } = await start(folder);

    expect(await query(recovered, 'SELECT seven FROM recovered')).toEqual([{ seven: 7 }]);
  });

  test('SIGKILL of the server alone leads to a new one on the same port', async () => {
    const folder = used.path;
    const { url } = await start(folder);
    const before = await postmasterPid(folder);
    process.kill(before, 'SIGKILL');

    await expect
      .poll(() => query(url, 'SELECT 1 AS answers').catch(() => 'not yet'), { timeout: 20_000 })
      .toEqual([{ answers: 1 }]);

    expect(await postmasterPid(folder)).not.toBe(before);
  });

  test('crash of a server as soon as it answers again leads to a new one each time', async () => {
    const folder = used.path;
    const { url } = await start(folder);
    const pids = [await postmasterPid(folder)];

    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGQUIT'] as const) {
      process.kill(pids.at(-1) ?? 0, signal);
      await expect
        .poll(() => query(url, 'SELECT 1 AS answers').catch(() => 'not yet'), {
          interval: 1,
          timeout: 20_000,
        })
        .toEqual([{ answers: 1 }]);
      pids.push(await postmasterPid(folder));
    }

    expect(new Set(pids).size).toBe(pids.length);
  });

  test('joining beside a start leads to the same server, which leaving lets run', async () => {
    const folder = used.path;
    const { url } = await start(folder);

    const joined = await connectEmbeddedPostgres({ dataFolder: folder });
    await joined.stop();

    expect(joined.url).toBe(url);
    expect(await query(url, 'SELECT 1 AS answers')).toEqual([{ answers: 1 }]);
  });

  test('joining where nothing runs leads to a server for a while, and to a free folder after it', async () => {
    const folder = used.path;

    const joined = await connectEmbeddedPostgres({ dataFolder: folder });
    await query(joined.url, 'CREATE TABLE joined AS SELECT 7 AS seven');
    await joined.stop();

    await expect(query(joined.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    expect(await query((await start(folder)).url, 'SELECT seven FROM joined')).toEqual([{ seven: 7 }]);
  });

  test('joining what a killed parent left behind leads to its adoption, and to a stop', async () => {
    const folder = used.path;
    const { holder, url } = await startInProcess(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');

    const joined = await connectEmbeddedPostgres({ dataFolder: folder });

    expect(joined.url).toBe(url);
    await joined.stop();
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('a server that cannot start leads to what it says, at once', async () => {
    const folder = await newFolder();
    await (await startEmbeddedPostgres({ dataFolder: folder })).stop();
    const [engine = ''] = (await readdir(folder)).filter((name) => name.startsWith('engine-'));
    const program = join(folder, engine, 'bin/postgres');
    await rm(program);
    await writeFile(program, '#!/bin/sh\necho "libicu.so: cannot open shared object file"\nexit 127\n', {
      mode: 0o755,
    });

    await expect(start(folder)).rejects.toThrow(/^PostgreSQL in .* did not start: \S/);
  });

  test('a file in place of the folder leads to one line that says so', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');

    await expect(start(file)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^The data folder .* cannot be used: ENOTDIR.*$/) as string,
    });
  });

  test.runIf(existsSync('/proc/self'))(
    'a place where no folder can be made leads to one line, and not to an endless loop',
    async () => {
      await expect(start('/proc/talat/data')).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringMatching(/^The data folder \/proc\/talat\/data cannot be used: .*$/) as string,
      });
    },
  );

  test.runIf(process.getuid?.() === 0)(
    'root and a closed parent folder lead to one line that says so',
    async () => {
      const parent = join(await newFolder(), 'closed');
      await mkdir(parent, { mode: 0o700 });

      await expect(start(join(parent, 'data'))).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringMatching(/^The user nobody, .* cannot enter the data folder .*$/) as string,
      });
    },
  );
});
