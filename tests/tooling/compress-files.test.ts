import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '../../scripts/compress-files.mjs';

const long = 'body { color: red }\n'.repeat(200);

test('text files of a folder get a pressed copy of each kind beside them, short ones and pictures none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talat-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/look.css'), long);
  await writeFile(join(folder, 'short.js'), '1');
  await writeFile(join(folder, 'photo.webp'), long);
  await compressFiles(folder);
  const found = await readdir(folder, { recursive: true });
  expect(found.toSorted()).toEqual([
    'assets',
    'assets/look.css',
    'assets/look.css.br',
    'assets/look.css.gz',
    'photo.webp',
    'short.js',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/look.css.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(folder, 'assets/look.css.gz'))).toString()).toBe(long);
  await rm(folder, { recursive: true });
});
