import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../scripts/content-hash.mjs';
import { unlessStamped } from '../../scripts/stamp.mjs';
import { makeDataFolder } from '../data-folder.ts';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: root, remove } = await makeDataFolder());
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/a.ts'), 'a');
  await writeFile(join(root, 'lock'), 'l');
});

afterEach(async () => {
  await remove();
});

describe('the hash of contents', () => {
  const hash = () => contentHash(root, ['src', 'lock', 'missing']);

  test('another time of the same content leads to the same hash', async () => {
    const before = await hash();
    await utimes(join(root, 'src/deep/a.ts'), 0, 0);
    expect(await hash()).toBe(before);
  });

  test.each([
    ['a changed file', () => writeFile(join(root, 'src/deep/a.ts'), 'b')],
    ['an added file', () => writeFile(join(root, 'src/b.ts'), '')],
    ['a removed file', () => rm(join(root, 'lock'))],
    ['a path that was missing', () => writeFile(join(root, 'missing'), '')],
  ])('%s leads to another hash', async (_what, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });
});

describe('a stamp', () => {
  test('the same hash again leads to no work, another hash to work', async () => {
    const stamp = join(root, 'kept/stamp');
    const done: string[] = [];
    for (const hash of ['one', 'one', 'two']) {
      await unlessStamped(stamp, hash, async () => void done.push(hash));
    }
    expect({ done, stamped: await readFile(stamp, 'utf8') }).toEqual({
      done: ['one', 'two'],
      stamped: 'two',
    });
  });

  test('work that fails leads to work again, also for the hash before', async () => {
    const stamp = join(root, 'stamp');
    const done: string[] = [];
    await unlessStamped(stamp, 'one', async () => void done.push('first'));
    const failing = unlessStamped(stamp, 'two', () => Promise.reject(new Error('cut off')));
    await expect(failing).rejects.toThrow('cut off');
    await unlessStamped(stamp, 'one', async () => void done.push('again'));
    expect(done).toEqual(['first', 'again']);
  });
});
