import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findTestBrowser } from '../../scripts/test-browser.mjs';
import { makeDataFolder } from '../data-folder.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let installed: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  installed = join(folder.path, 'chromium');
  await writeFile(installed, '#!/bin/sh\n');
  await chmod(installed, 0o755);
});
afterAll(() => folder.remove());
afterEach(() => vi.unstubAllEnvs());

describe('the browser for tests', () => {
  test('is none that happens to be installed', async () => {
    vi.stubEnv('TALAT_BROWSER', '');
    vi.stubEnv('PATH', `${folder.path}:${process.env['PATH']}`);
    expect((await findTestBrowser())?.executablePath).not.toBe(installed);
  });

  test('is the one that TALAT_BROWSER names', async () => {
    vi.stubEnv('TALAT_BROWSER', installed);
    expect((await findTestBrowser())?.executablePath).toBe(installed);
  });

  test('is not to be had where TALAT_BROWSER names no file', async () => {
    vi.stubEnv('TALAT_BROWSER', join(folder.path, 'missing'));
    await expect(findTestBrowser()).rejects.toThrow('TALAT_BROWSER names no file');
  });
});
