import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shellFiles } from '../../scripts/shell-files.mjs';
import { makeDataFolder } from '../data-folder.ts';

const page = '<!doctype html><title>Talat</title>';
const digest = createHash('sha384').update(page).digest('base64');

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  folder = await makeDataFolder();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'assets/index-Ab12Cd34.js'), 'start()');
  await writeFile(join(folder.path, 'assets/stock-graph-Ef56Gh78.js'), 'draw()');
  await writeFile(join(folder.path, 'assets/zxing_reader-Ij90Kl12.wasm'), '');
  await writeFile(join(folder.path, 'index.html'), page);
  await writeFile(join(folder.path, 'service-worker.js'), 'keep()');
});
afterAll(() => folder.remove());

describe('the files that a device keeps', () => {
  test('are those of the build, each to be had as it is now, and not the worker, nor what is large and rarely needed', async () => {
    expect(await shellFiles(folder.path)).toEqual([
      { url: '/assets/index-Ab12Cd34.js', revision: null },
      { url: '/index.html', revision: digest, integrity: `sha384-${digest}` },
    ]);
  });
});
