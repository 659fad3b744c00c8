import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../server/recognise/recognised.ts';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const head = 'Item | Qty | Price | Total';

/** Tables on pages of their own, as one. */
function pages(...tables: readonly Grid[]): Grid {
  return tables.flatMap((grid, page) =>
    grid.map((row, line) =>
      row.map((cell, at) =>
        cell === null
          ? null
          : { ...cell, source: { page: page + 1, box: [at / 4, line / 20, 0.1, 0.02] as const } },
      ),
    ),
  );
}

function read(...tables: readonly Grid[]) {
  return readRows(pages(...tables)).map(({ name, problem }) => [name, problem]);
}

describe('a list on several pages', () => {
  test('has no rows of what stands above the head of a page', () => {
    const first = table('Sunrise Trading', head, 'Cup | 12 | 45 | 540');
    const next = table('Sunrise Trading', 'Tel 02-111 2222 | | Date 3 May', head, 'Bowl | 6 | 60 | 360');
    expect(read(first, next)).toEqual([
      ['Cup', null],
      ['Bowl', null],
    ]);
  });

  test.each(['page 1 / 2', 'Sunrise – Page 1', 'หน้า 1/2', '第 1 页 共 2 页', '1 of 2', '- 1 -'])(
    'has no rows of the numbers of pages: %s',
    (number) => {
      const next = table(head, 'Bowl | 6 | 60 | 360');
      expect(read(table(head, 'Cup | 12 | 45 | 540', number), next)).toEqual([
        ['Cup', null],
        ['Bowl', null],
      ]);
    },
  );

  test('has no rows of what is on several of them without a figure', () => {
    const page = (goods: string) => table(head, goods, 'Goods are not taken back after 7 days');
    expect(read(page('Cup | 12 | 45 | 540'), page('Bowl | 6 | 60 | 360'))).toEqual([
      ['Cup', null],
      ['Bowl', null],
    ]);
  });

  test('keeps goods of one name without an amount among others of their pages', () => {
    const page = table(head, 'Cup | 12 | 45 | 540', 'Tyre 205/55', 'Bowl | 6 | 60 | 360');
    expect(read(page, page).map(([name]) => name)).toEqual([
      'Cup',
      'Tyre 205/55',
      'Bowl',
      'Cup',
      'Tyre 205/55',
      'Bowl',
    ]);
    expect(read(table(head, 'Cup | 12 | 45 | 540', 'Tyre 205/55')).map(([name]) => name)).toEqual([
      'Cup',
      'Tyre 205/55',
    ]);
  });

  test('keeps goods without an amount, and goods that are on several of them', () => {
    const first = table(head, 'Cup | 12 | 45 | 540', 'Dish 24 cm');
    const next = table(head, 'Cup | 12 | 45 | 540', 'Jug 2 l | | 45', 'Bowl | 6 | 60 | 360');
    expect(read(first, next)).toEqual([
      ['Cup', null],
      ['Dish 24 cm', 'amount_missing'],
      ['Cup', null],
      ['Jug 2 l', 'amount_missing'],
      ['Bowl', null],
    ]);
  });
});
