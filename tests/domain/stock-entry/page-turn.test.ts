import { describe, expect, test } from 'vitest';
import { turnedBox } from '../../../domain/photos/picture-box.ts';
import { turnsOfPage } from '../../../domain/stock-entry/page-turn.ts';

/** Lines of an upright page, the last one short, on which two goods stand beside each other. */
const upright = [
  { x: 0.1, y: 0.2, width: 0.8, height: 0.04 },
  { x: 0.1, y: 0.25, width: 0.8, height: 0.04 },
  { x: 0.1, y: 0.249, width: 0.8, height: 0.04 },
  { x: 0.1, y: 0.3, width: 0.3, height: 0.04 },
];

/** The rows as they stand in a picture that has to be turned by quarters to be upright; those of the end come first. */
function rowsOf(quarters: number, boxes = upright, page = 1) {
  return boxes
    .map((box, at) => {
      const { x, y, width, height } = turnedBox(box, 4 - quarters);
      return { id: `row-${at + 1}`, source: { page, box: [x, y, width, height] } };
    })
    .reverse();
}

describe('a page', () => {
  test.each([0, 1, 2, 3])(
    'that was taken so that %i quarters turn it upright is turned by them',
    (quarters) => {
      expect(turnsOfPage(rowsOf(quarters), 1)).toBe(quarters);
    },
  );

  test('of which nothing says how it stands stays as it is', () => {
    expect(turnsOfPage(rowsOf(3, upright.slice(0, 1)), 1)).toBe(0);
    expect(turnsOfPage(rowsOf(3), 2)).toBe(0);
    const typed = { id: 'a', source: null };
    const inSheet = { id: 'row-1', source: { sheet: 'A', cell: 'B7' } };
    expect(turnsOfPage([typed, inSheet], 1)).toBe(0);
  });

  test('is turned by its own rows, whatever another page says', () => {
    const rows = [...rowsOf(1, upright, 2), ...rowsOf(3)];
    expect([1, 2].map((page) => turnsOfPage(rows, page))).toEqual([3, 1]);
  });
});
