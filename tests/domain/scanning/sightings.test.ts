import { describe, expect, test } from 'vitest';
import { printedCode, readBarcode } from '../../../domain/scanning/barcodes.ts';
import { outOfViewMs, seeCodes } from '../../../domain/scanning/sightings.ts';
import type { Sightings } from '../../../domain/scanning/sightings.ts';

/** What is counted of frames, each with the codes in view. */
function countedOf(frames: readonly (readonly [at: number, ...codes: string[]])[]): readonly string[] {
  let seen: Sightings = new Map();
  return frames.flatMap(([at, ...codes]) => {
    const sighted = seeCodes(seen, codes, at);
    seen = sighted.seen;
    return sighted.counted;
  });
}

describe('a code before the camera', () => {
  test('that stays in view counts once, however long', () => {
    const frames = Array.from({ length: 100 }, (_, at) => [at * 100, 'cup'] as const);
    expect(countedOf(frames)).toEqual(['cup']);
  });

  test('that a few frames miss counts once', () => {
    expect(countedOf([[0, 'cup'], [100], [500], [outOfViewMs - 1, 'cup']])).toEqual(['cup']);
  });

  test('that left the view and comes back counts again', () => {
    expect(countedOf([[0, 'cup'], [400], [600], [800], [outOfViewMs, 'cup']])).toEqual(['cup', 'cup']);
  });

  test('that stays in view counts once where each frame takes longer than the pause', () => {
    expect(
      countedOf([[0, 'cup'], [2 * outOfViewMs, 'cup'], [4 * outOfViewMs], [6 * outOfViewMs, 'cup']]),
    ).toEqual(['cup']);
  });

  test('counts beside others in view, each once', () => {
    expect(
      countedOf([
        [0, 'cup', 'lamp', 'cup'],
        [80, 'lamp', 'bag', 'cup'],
      ]),
    ).toEqual(['cup', 'lamp', 'bag']);
  });

  test('counts at once after another one, five in a second', () => {
    expect(
      countedOf([
        [0, 'a'],
        [200, 'b'],
        [400, 'c'],
        [600, 'd'],
        [800, 'e'],
      ]),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a barcode', () => {
  test.each([
    [' 8859034122078 ', '8859034122078'],
    ['\u001d0108859034122078\u001d', '0108859034122078'],
    ['   ', null],
    ['8'.repeat(64), '8'.repeat(64)],
    ['8'.repeat(65), null],
  ])('%j is read as %j', (text, code) => expect(readBarcode(text)).toBe(code));

  test.each([
    ['0036000291452', 'EAN13', '036000291452'],
    ['0036000291452', 'ean_13', '036000291452'],
    ['8859034122078', 'EAN13', '8859034122078'],
    ['0036000291452', 'Code128', '0036000291452'],
  ])('%s of the format %s is printed as %s', (text, format, printed) =>
    expect(printedCode(text, format)).toBe(printed),
  );
});
