import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

const read = (...lines: readonly string[]) =>
  readGrids([table(...lines)], noHints).rows.map(({ name, color, amount, price, problem }) =>
    [name, color, amount, price, problem].join(' '),
  );

describe('a mark that says that a cell is as the one above', () => {
  test.each(['同上', '〃', '"', '”', "''", 'ditto', 'do.', '- do -', '-"-', '" "', 'เหมือนข้างบน'])(
    '%s in place of a name repeats it, also over several rows',
    (mark) => {
      expect(
        read(
          'Item | Colour | Qty | Price',
          'Cup | red | 4 | 20',
          `${mark} | blue | 6 | 20`,
          `${mark} | white | 9 | 25`,
        ),
      ).toEqual(['Cup red 4 2000 ', 'Cup blue 6 2000 ', 'Cup white 9 2500 ']);
    },
  );

  test('below amounts and prices repeats these', () => {
    expect(read('Item | Qty | Price', 'Cup | 4 | 20', 'Bowl | 〃 | 〃')).toEqual([
      'Cup  4 2000 ',
      'Bowl  4 2000 ',
    ]);
  });

  test('below the name of a group repeats the goods above it', () => {
    expect(read('Item | Colour | Qty | Price', 'Cup | red | 4 | 20', 'New', '〃 | blue | 6 | 20')).toEqual([
      'Cup red 4 2000 ',
      'Cup blue 6 2000 ',
    ]);
  });

  test('before another end of a name keeps its beginning, and the row is to be looked at', () => {
    expect(read('สินค้า | จำนวน | ราคา', 'ยางมัดผม สีดำ | 4 | 20', '〃 สีน้ำตาล | 6 | 20')).toEqual([
      'ยางมัดผม สีดำ  4 2000 ',
      'ยางมัดผม สีน้ำตาล  6 2000 unsure',
    ]);
  });

  test('below a head repeats nothing, and the row is to be looked at', () => {
    expect(read('Item | Colour | Qty | Price', '〃 | red | 4 | 20', 'Cup | blue | 6 | 20')).toEqual([
      '〃 red 4 2000 unsure',
      'Cup blue 6 2000 ',
    ]);
  });

  test('below the head of the next page repeats what stands before it', () => {
    const head = 'Item | Colour | Qty | Price';
    expect(read(head, 'Cup | red | 4 | 20', head, '〃 | blue | 6 | 20')).toEqual([
      'Cup red 4 2000 ',
      'Cup blue 6 2000 ',
    ]);
  });
});
