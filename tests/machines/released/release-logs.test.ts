import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../../machines/proofs.ts';
import { releaseLogs } from './release-logs.ts';

const all = testedWorkflows.filter(({ journalled }) => journalled).map(({ name }) => `${name}.json`);
/** Few and small ones: that each chart's log can be written and opened is what `every-chart.test.ts` shows of every walk. */
const lacking = ['payment-rejection.json', 'print.json', 'product-cover.json'];
const there = all.filter((file) => !lacking.includes(file));

describe('releasing logs', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'talat-release-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('writes those of every journalled chart that has none, and leaves what is there as it is', async () => {
    for (const file of there) await writeFile(join(folder, file), 'what an earlier build wrote');
    const written = await releaseLogs(folder);
    expect([written.map((file) => basename(file)).toSorted(), await releaseLogs(folder)]).toEqual([
      lacking,
      [],
    ]);
    for (const file of there)
      expect(await readFile(join(folder, file), 'utf8')).toBe('what an earlier build wrote');
    expect((await readdir(folder)).toSorted()).toEqual(all.toSorted());
  });
});
