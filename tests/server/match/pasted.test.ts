import { describe, expect, test } from 'vitest';
import { lantern, linesOf, mug, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('a pasted table', () => {
  test('leads to surely so many of each row, with what was typed as sources', async () => {
    const table =
      'No.\tItem\tColour\tSize\tQty\tPrice\tTotal\n1\tSilk lantern\tRed\t40\t12\t100\t1200\n2\tWave mug\tBlue\t350 ml\t24\t89\t2136\n\tTotal\t\t\t36\t\t3336';
    const answer = await read(table);
    expect(linesOf(answer)).toEqual([
      [lantern, 12],
      [mug, 24],
    ]);
    expect(answer.items.every(({ confidence }) => confidence >= 0.8)).toBe(true);
    for (const { source_text } of answer.items) expect(table).toContain(source_text);
    expect(answer.unmatched).toEqual([]);
  });

  test('of which figures may be prices leads to lines that are not sure', async () => {
    const table = '1\tSilk lantern Red 40 cm\t12\t100\t1200\n2\tWave mug Blue 350 ml\t24\t89\t2136';
    const answer = await read(table);
    expect(linesOf(answer)).toEqual([
      [lantern, 12],
      [mug, 24],
    ]);
    expect(answer.items.every(({ confidence }) => confidence < 0.8)).toBe(true);
  });
});

test('goods of several branches add up', async () => {
  const answer = await read('Ari branch: 6 wave mugs blue 350 ml\nThonglor branch: 3 wave mugs blue 350 ml');
  expect(linesOf(answer)).toEqual([[mug, 9]]);
  expect(answer.remark).toBe('Ari branch\nThonglor branch');
});
