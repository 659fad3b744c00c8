import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createRecognitionPool } from '../../server/recognise/recognition-pool.ts';
import { RecognitionRefused } from '../../server/recognise/recognition-refused.ts';
import type { Recogniser } from '../../server/recognise/recogniser.ts';
import { printedTables } from '../server/recognise/goods-files.ts';

let pool: Recogniser | undefined;
afterEach(async () => {
  await pool?.close();
});

/** A pool of processes that do what their file says. */
function obedientPool(pageLimitMs = 2000, fileLimitMs = Math.max(5000, pageLimitMs)): Recogniser {
  pool = createRecognitionPool({
    program: join(import.meta.dirname, 'reading-process.mjs'),
    pageLimitMs,
    fileLimitMs,
    memoryMb: 64,
  });
  return pool;
}

async function read(recogniser: Recogniser, word: string): Promise<unknown> {
  return await recogniser.read(Buffer.from(word), 'text/csv').then(
    ({ rows: [row] }) => row?.name.replace(/\d+$/, 'one'),
    (error: unknown) =>
      error instanceof RecognitionRefused ? { problem: error.problem, limit: error.limit } : String(error),
  );
}

describe('a pool of reading processes', () => {
  test('reads one file after the other in the same process', async () => {
    const recogniser = obedientPool();
    const first = await recogniser.read(Buffer.from('a'), 'text/csv');
    const second = await recogniser.read(Buffer.from('a'), 'text/csv');
    expect(second).toEqual(first);
  });

  test.each([
    ['that hangs', 'hang', 2000, { problem: 'took_too_long', limit: 2 }],
    ['that begins and hangs', 'stop', 2000, { problem: 'took_too_long', limit: 2 }],
    ['that takes too long', 'work', 2000, { problem: 'took_too_long', limit: 2 }],
    ['that a busy machine does not get on with', 'starve', 2000, { problem: 'overloaded', limit: undefined }],
    ['that takes too much memory', 'eat', 20_000, { problem: 'file_damaged', limit: undefined }],
    ['that ends its process', 'exit', 2000, { problem: 'file_damaged', limit: undefined }],
  ])('refuses a file %s, and reads the next', async (_, word, pageLimitMs, refusal) => {
    const recogniser = obedientPool(pageLimitMs);
    expect(await Promise.all([read(recogniser, word), read(recogniser, 'next')])).toEqual([
      refusal,
      'next by one',
    ]);
  });

  test('reads a page that a busy machine keeps waiting for longer than it may take', async () => {
    expect(await read(obedientPool(3000, 60_000), 'wait')).toBe('wait');
  });

  test('reads a file of several pages that together take longer than one may, and tells of each', async () => {
    const pages: unknown[] = [];
    const { rows } = await obedientPool().read(Buffer.from('slow pages'), 'text/csv', {
      onPage: (page) => pages.push(page),
    });
    expect({ rows, pages }).toEqual({
      rows: [{ name: 'slow pages' }],
      pages: [1, 2, 3].map((page) => ({ page, pages: 3 })),
    });
  });

  test('that is closed refuses no file that it reads, so that another server can', async () => {
    const recogniser = obedientPool();
    const answer = read(recogniser, 'hang');
    await recogniser.close();
    expect(await answer).toBe('Refusal: Server is busy, please try again later');
  });

  test('that is closed refuses what waits, and leaves no process', async () => {
    const recogniser = obedientPool();
    const answers = ['hang', 'hang', 'hang', 'hang'].map((word) => read(recogniser, word));
    await recogniser.close();
    expect(new Set(await Promise.all(answers)).has('Refusal: Server is busy, please try again later')).toBe(
      true,
    );
    expect(await read(recogniser, 'late')).toBe('Refusal: Server is busy, please try again later');
  });
});

describe('the built process', () => {
  test('reads a PDF', async () => {
    pool = createRecognitionPool({
      program: '.build/server/recognition-process.js',
      pageLimitMs: 20_000,
      fileLimitMs: 20_000,
      memoryMb: 512,
    });
    const file = printedTables(
      [
        [
          ['Item', 'Qty', 'Price'],
          ['Cup', 12, 45],
        ],
      ],
      [40, 250, 330],
    );
    expect((await pool.read(file, 'application/pdf')).rows.map(({ name, amount }) => [name, amount])).toEqual(
      [['Cup', 12]],
    );
  });
});
