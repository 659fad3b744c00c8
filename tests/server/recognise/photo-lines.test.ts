import { describe, expect, test } from 'vitest';
import type { TextBox } from '../../../server/recognise/photo/boxes.ts';
import type { Models } from '../../../server/recognise/photo/models.ts';
import type { Pixels } from '../../../server/recognise/photo/pixels.ts';
import { readLines } from '../../../server/recognise/photo/read-line.ts';
import type { ReadSign } from '../../../server/recognise/photo/signs.ts';
import { withWordGaps } from '../../../server/recognise/photo/word-gaps.ts';

const textOf = (signs: readonly ReadSign[]) => signs.map(({ sign }) => sign).join('');

describe('spaces that were not read', () => {
  /** A line 40 pixels high; each letter is three bars, 10 wide, `.` is a gap of 2 pixels and `_` one of 10. */
  function drawn(pattern: string, background = 230, ink = 40): Pixels {
    const columns = Array.from(pattern).flatMap((one) =>
      Array.from({ length: one === '.' ? 2 : 10 }, () => (/[._]/.test(one) ? background : ink)),
    );
    const rows = Array.from({ length: 40 }, (_, y) =>
      [10, 11, 20, 21, 30, 31].includes(y) ? columns : columns.map(() => background),
    );
    return {
      data: Uint8Array.from(rows.flat().flatMap((value) => [value, value, value])),
      width: columns.length,
      height: 40,
    };
  }

  /** The signs of a text, each in the middle of its letter. */
  function placed(text: string, pattern: string): ReadSign[] {
    const line = drawn(pattern);
    let x = 0;
    const middles = Array.from(pattern).flatMap((one) => {
      const width = one === '.' ? 2 : 10;
      x += width;
      return /[._]/.test(one) ? [] : [(x - width / 2) / line.width];
    });
    return Array.from(text, (sign, at) => ({ sign, confidence: 0.9, at: middles[at] ?? 1 }));
  }

  test.each([
    ['teatable', 'a.a.a_a.a.a.a.a', 'tea table'],
    ['Led5W', 'a.a.a_a.a', 'Led 5W'],
    ['ITEM7B', 'a.a.a.a_a.a', 'ITEM7B'],
    ['tip', 'a_a_a', 'tip'],
    ['mytip', 'aa_aaa', 'my tip'],
    ['1392', 'a_a.a.a', '1392'],
    ['白色茶', 'a_a_a', '白色茶'],
  ])('%s with the gaps %s is %s', (read, pattern, text) => {
    expect(textOf(withWordGaps(placed(read, pattern), drawn(pattern)))).toBe(text);
  });

  test('are not looked for in bright letters on dark', () => {
    const pattern = 'a.a.a_a.a.a.a.a';
    const line = drawn(pattern, 60, 230);
    // A background is not of one colour: some of it is darker than most.
    const uneven = { ...line, data: line.data.map((value, at) => (value === 60 && at % 9 < 3 ? 20 : value)) };
    expect(textOf(withWordGaps(placed('teatable', pattern), uneven))).toBe('teatable');
  });
});

describe('texts of a page', () => {
  test('are read by width, several at once, and each gets its own signs', async () => {
    const sizes: [number, number][] = [];
    const models: Models = {
      find: () => Promise.reject(new Error('not asked')),
      async read(inputs, count, width) {
        sizes.push([count, width]);
        const one = inputs.length / count;
        // Of each line its first pixel, as one of ten signs.
        const scores = Array.from({ length: count }, (_, at) => {
          const shade = Math.round(((inputs[at * one] ?? 0) + 1) * 5);
          return Array.from({ length: 12 }, (__, sign) => (sign === shade ? 1 : 0));
        });
        return { scores: Float32Array.from(scores.flat()), steps: 1 };
      },
      signs: ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', ' '],
    };
    const boxes: TextBox[] = Array.from({ length: 5 }, (_, at) => ({
      x: at % 2 === 0 ? 600 : 60,
      y: 24 + at * 48,
      width: at % 2 === 0 ? 1200 : 120,
      height: 48,
      angle: 0,
    }));
    const data = new Uint8Array(1200 * 240 * 3);
    boxes.forEach((_, at) => data.fill(51 * (at + 1) - 20, 1200 * 48 * 3 * at, 1200 * 48 * 3 * (at + 1)));
    const page = { data, width: 1200, height: 240 };
    const read = await readLines(
      models,
      page,
      boxes.map((box) => ({ box })),
    );
    expect(read.map(textOf)).toEqual(['1', '3', '5', '7', '9']);
    expect(sizes).toEqual([
      [1, 1216],
      [1, 1216],
      [1, 1216],
      [2, 128],
    ]);
  });
});
