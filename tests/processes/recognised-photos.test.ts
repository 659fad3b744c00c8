import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { createRecognitionPool } from '../../server/recognise/recognition-pool.ts';
import { RecognitionRefused } from '../../server/recognise/recognition-refused.ts';
import type { Recogniser } from '../../server/recognise/recogniser.ts';
import type { Goods } from '../bench/recognition/goods.ts';
import { scoreRows } from '../bench/recognition/score.ts';
import { scannedPage } from '../server/recognise/goods-files.ts';

const photos = join(import.meta.dirname, '../fixtures/recognition');
const goods = JSON.parse(readFileSync(join(photos, 'goods.json'), 'utf8')) as Readonly<
  Record<string, readonly Goods[]>
>;

let pool: Recogniser;
beforeAll(() => {
  pool = createRecognitionPool({
    program: '.build/server/recognition-process.js',
    // The machine may be busy with other tests.
    pageLimitMs: 100_000,
    fileLimitMs: 100_000,
    memoryMb: 512,
  });
});
afterAll(() => pool.close());

describe('a photo', () => {
  // The English delivery note is read as the page of a PDF below.
  test.each(
    casesAt(
      [
        ['delivery-note.zh.jpg', 6],
        ['delivery-note.en.jpg', 12],
        ['table.th.jpg', 10],
        ['turned-and-blurred.zh.jpg', 6],
        ['handwriting.en.jpg', 10],
        ['list.zh.jpg', 7],
        ['list.th.jpg', 6],
        ['long-delivery-note.th.jpg', 33],
        ['upright-table.th.jpg', 8],
      ] as const,
      0,
      2,
      3,
      4,
    ),
  )('%s gives at least %d rows', async (name, least) => {
    const { rows } = await pool.read(readFileSync(join(photos, name)), 'image/jpeg');
    const { rightRows } = scoreRows(goods[name] ?? [], rows);
    expect(rightRows).toBeGreaterThanOrEqual(least);
  });

  test('that is the page of a PDF gives its rows too, and its picture', async () => {
    const jpeg = readFileSync(join(photos, 'delivery-note.en.jpg'));
    const { width, height } = await sharp(jpeg).metadata();
    const pictures: (Uint8Array | undefined)[] = [];
    const { rows } = await pool.read(scannedPage(jpeg, width, height), 'application/pdf', {
      onPage: ({ picture }) => pictures.push(picture),
    });
    expect(scoreRows(goods['delivery-note.en.jpg'] ?? [], rows).rightRows).toBeGreaterThanOrEqual(12);
    const shown = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect(shown.map(({ format, width: across, height: down }) => [format, across / down])).toEqual([
      ['webp', expect.closeTo(width / height, 2)],
    ]);
  });

  test.each([
    ['that is cut off', async () => readFileSync(join(photos, 'table.th.jpg')).subarray(0, 20_000)],
    ['that is none', async () => Buffer.from('not a picture')],
    ['of 20,000 pixels a side', () => blank(20_000)],
  ])('%s is refused by name', async (_, make) => {
    const problem = await pool.read(await make(), 'image/png').catch((error: unknown) => error);
    expect(problem instanceof RecognitionRefused && problem.problem).toBe('file_damaged');
  });

  test('of nothing is refused by name', async () => {
    const problem = await pool.read(await blank(300), 'image/png').catch((error: unknown) => error);
    expect(problem instanceof RecognitionRefused && problem.problem).toBe('nothing_recognised');
  });
});

async function blank(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: 'white' } as const;
  return await sharp({ create, limitInputPixels: false }).png().toBuffer();
}
