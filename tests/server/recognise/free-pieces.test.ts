import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

function readingOf(...lines: readonly string[]) {
  return readGrids([table(...lines)], noHints);
}

function rowsOf(...lines: readonly string[]): string[] {
  return readingOf(...lines).rows.map(({ name, size, amount, likelyAmount, price, problem }) =>
    [name, size, amount, likelyAmount, price, problem].join('|'),
  );
}

describe('pieces that came for nothing', () => {
  test.each([
    ['Item | Qty | Free | Price | Amount', 'Cup | 24 | 2 | 45 | 1080', 'Bowl | 12 | | 60 | 720'],
    ['Item | Qty | F.O.C. | Price | Amount', 'Cup | 24 | 2 | 45 | 1080', 'Bowl | 12 | 0 | 60 | 720'],
    ['Item | Paid qty | FOC | Total pcs | Price | Amount', 'Cup|24|2|26|45|1080', 'Bowl|12|0|12|60|720'],
    ['品名 | 数量 | 赠送数量 | 单价 | 金额', 'Cup | 24 | 2个 | 45 | 1080', 'Bowl | 12 | 0 | 60 | 720'],
    ['สินค้า | จำนวน | ของแถม | ราคา | รวม', 'Cup | 24 | 2 ชิ้น | 45 | 1080', 'Bowl | 12 | - | 60 | 720'],
  ])('are stock too, at the price of the others, and the row says what its sum pays for: %s', (...lines) => {
    expect(rowsOf(...lines)).toEqual(['Cup||26|24|4500|unsure', 'Bowl||12||6000|']);
  });

  test.each([
    ['Item | Qty | Bonus qty | Price', 'Cup | 24 | 2 | 45'],
    ['品名 | 数量 | 赠品 | 单价', 'Cup | 24 | 2 | 45'],
    ['สินค้า | จำนวน | แถม | ราคา', 'Cup | 24 | 2 | 45'],
    ['Item | FOC | Total pcs | Price', 'Cup | 2 | 26 | 45'],
    ['Item | Paid qty | FOC | Total pcs | Price', 'Cup | 24 | 2 | 26 | 45'],
  ])('are counted once, and to be looked at where there is no sum: %s', (...lines) => {
    expect(rowsOf(...lines)).toEqual(['Cup||26||4500|unsure']);
  });

  test('are the amount of a row that has no other', () => {
    expect(
      rowsOf(
        'Code | Item | Qty | Free | Price | Amount',
        'C1 | Cup | 24 | | 45 | 1080',
        'C2 | Spoon | | 12 | |',
        'C3 | Fork | 0 | 6 | 0 | 0',
        '| | 24 | 18 | | 1080',
      ),
    ).toEqual(['Cup||24||4500|', 'Spoon||12|||price_missing', 'Fork||6|||price_missing']);
  });

  test('of a line with several sizes are of one of them, which has to be looked at', () => {
    expect(rowsOf('Item | S | M | Free | Price', 'Tee | 5 | 6 | 1 | 90', 'Polo | 5 | 6 | | 95')).toEqual([
      'Tee|S|5||9000|unsure',
      'Tee|M|6||9000|unsure',
      'Polo|S|5||9500|',
      'Polo|M|6||9500|',
    ]);
  });

  test('are counted by a column that is one of amounts', () => {
    expect(readingOf('Item | Qty | Free | Price', 'Cup | 24 | 2 | 45').columns[2]).toEqual({
      heading: 'Free',
      kind: 'amount',
    });
  });
});

test('a column that says whether something is free counts nothing', () => {
  expect(rowsOf('Item | Qty | Free | Price', 'Cup | 24 | yes | 45')).toEqual(['Cup||24||4500|']);
});
