import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.mjs';
import { restoreMark } from '../../server/startup/restore-mark.ts';
import { makeDataFolder } from '../data-folder.ts';
import { startTalat } from './talat-process.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let shop: string;
let backup: string;

beforeAll(async () => {
  await build(process.cwd());
  folder = await makeDataFolder();
  shop = join(folder.path, 'shop');
  backup = join(folder.path, 'backup');
  const talat = startTalat({ TALAT_DATA: shop });
  await talat.address;
  const { code, said } = await give(shop, 'backup', '--to', backup).end;
  if (code !== 0) throw new Error(said);
  talat.child.kill('SIGTERM');
  await talat.end;
}, 120_000);

afterAll(() => folder.remove());

interface End {
  readonly code: number | null;
  readonly said: string;
}

/** Gives a command to a process of its own. */
function give(dataFolder: string, ...words: readonly string[]): { child: ChildProcess; end: Promise<End> } {
  const child = spawn(process.execPath, ['.build/server/command.js', ...words], {
    env: { PATH: process.env['PATH'], TALAT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, end };
}

/** Kills a restore while it waits for a file of the backup that is a pipe, which nobody fills a second time. */
async function breakOff(dataFolder: string, signal: NodeJS.Signals): Promise<void> {
  const [name = ''] = await readdir(join(backup, 'files'));
  const file = join(backup, 'files', name);
  const bytes = await readFile(file);
  await rm(file);
  execFileSync('mkfifo', [file]);
  const { child, end } = give(dataFolder, 'restore', '--from', backup);
  await writeFile(file, bytes);
  while ((await restoreMark(dataFolder).read()) === null);
  const pipe = await open(file, 'w');
  child.kill(signal);
  await end;
  await pipe.close();
  await rm(file);
  await writeFile(file, bytes);
}

describe('a restore', { timeout: 120_000 }, () => {
  test.each(['SIGKILL', 'SIGINT'] as const)(
    'that %s breaks off leads to no start, and when it is given again to the whole shop',
    async (signal) => {
      const restored = join(folder.path, `restored-${signal}`);

      await breakOff(restored, signal);

      const { made } = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8')) as { made: string };
      expect(await startTalat({ TALAT_DATA: restored }).end).toEqual({
        code: 1,
        said: '',
        complained: `Restoring the backup of ${made} to ${restored} was broken off: give the same restore again, which goes on\n`,
      });
      const again = await give(restored, 'restore', '--from', backup).end;
      expect(again).toMatchObject({ code: 0 });
      expect(again.said).toContain(`What was broken off in ${restored} goes on.`);
      const list = async (dataFolder: string) => await give(dataFolder, 'merchant', 'list').end;
      expect(await list(restored)).toEqual(await list(shop));
      const stored = async (at: string) => (await readdir(join(at, 'files'), { recursive: true })).toSorted();
      expect(await stored(restored)).toEqual(await stored(shop));
    },
  );
});
