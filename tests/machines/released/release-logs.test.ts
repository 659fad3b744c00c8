import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../../machines/proofs.ts';
import { releaseLogs } from './release-logs.ts';

const all = testedWorkflows.filter(({ journalled }) => journalled).map(({ name }) => `${name}.json`);

describe('releasing logs', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'talat-release-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('writes those of every journalled chart that has none, and leaves what is there as it is', async () => {
    await writeFile(join(folder, 'cart.json'), 'what an earlier build wrote');
    const written = await releaseLogs(folder);
    expect([written.map((file) => basename(file)), await releaseLogs(folder)]).toEqual([
      all.filter((file) => file !== 'cart.json'),
      [],
    ]);
    expect(await readFile(join(folder, 'cart.json'), 'utf8')).toBe('what an earlier build wrote');
  }, 120_000);
});
