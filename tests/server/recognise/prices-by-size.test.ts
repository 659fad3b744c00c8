import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

function rowsOf(...lines: readonly string[]): string[] {
  return readGrids([table(...lines)], noHints).rows.map(({ name, color, size, amount, price, problem }) =>
    [name, color, size, amount, price, problem].join('|'),
  );
}

const shirts = [
  'Shirt|White|S|10|8500|',
  'Shirt|White|M|20|9000|',
  'Shirt|White|L|5|9500|',
  'Skirt|Black|S|6|7000|',
  'Skirt|Black|L|4|7500|',
];

describe('prices by size', () => {
  test.each([
    [
      'in a column beside each amount',
      [
        'Item|Colour|S qty|S price|M qty|M price|L qty|L price|Total pcs|Amount',
        'Shirt|White|10|85|20|90|5|95|35|3125',
        'Skirt|Black|6|70|||4|75|10|720',
      ],
    ],
    [
      'in a column behind each size',
      ['สินค้า|สี|S|ราคา S|M|ราคา M|L|ราคา L', 'Shirt|White|10|85|20|90|5|95', 'Skirt|Black|6|70|-||4|75'],
    ],
    [
      'in pairs of columns below each size',
      [
        '品名|颜色|S||M||L||金额',
        '||数量|单价|数量|单价|数量|单价|',
        'Shirt|White|10|85|20|90|5|95|3125',
        'Skirt|Black|6|70|||4|75|720',
      ],
    ],
    [
      'in a block of columns behind that of the amounts',
      [
        '品名|颜色|数量|||单价|||金额',
        '||S|M|L|S|M|L|',
        'Shirt|White|10|20|5|85|90|95|3125',
        'Skirt|Black|6||4|70||75|720',
      ],
    ],
    [
      'in a block of columns before that of the amounts',
      [
        'Item|Colour|Price|||Qty|||Total pcs',
        '||S|M|L|S|M|L|',
        'Shirt|White|85|90|95|10|20|5|35',
        'Skirt|Black|70||75|6||4|10',
      ],
    ],
    [
      'in a row below each that counts',
      [
        '品名|颜色||S|M|L|合计',
        'Shirt|White|数量|10|20|5|35',
        '||单价|85|90|95|',
        'Skirt|Black|数量|6||4|10',
        '||单价|70||75|',
        '合计|||16|20|9|45',
      ],
    ],
    [
      'in a row below each that counts, with the sums in a third one',
      [
        'สินค้า|สี|รายละเอียด|S|M|L',
        'Shirt|White|จำนวน|10|20|5',
        'Shirt|White|ราคา|85|90|95',
        'Shirt|White|รวมเงิน|850|1800|475',
        'Skirt|Black|จำนวน|6||4',
        'Skirt|Black|ราคา|70||75',
        'Skirt|Black|รวมเงิน|420||300',
      ],
    ],
    [
      'in a row below each that counts, as the name of which it stands',
      ['Item|Colour|S|M|L', 'Shirt|White|10|20|5', 'Price||85|90|95', 'Skirt|Black|6||4', 'Price||70||75'],
    ],
  ])('%s are those of its amounts', (_, lines) => {
    expect(rowsOf(...lines)).toEqual(shirts);
  });

  test.each([
    ['above', ['Item|S|M|L', 'Unit price|85|90|95', 'Shirt|10|20|5', 'Skirt|6||4']],
    ['below', ['Item|S|M|L', 'Shirt|10|20|5', 'Skirt|6||4', 'Unit price|85|90|95']],
  ])('in one row %s all that count are those of all of them', (_, lines) => {
    expect(rowsOf(...lines)).toEqual([
      'Shirt||S|10|8500|',
      'Shirt||M|20|9000|',
      'Shirt||L|5|9500|',
      'Skirt||S|6|8500|',
      'Skirt||L|4|9500|',
    ]);
  });

  test('of shoes and by colour are those of their amounts', () => {
    expect(rowsOf('品名|36数量|36单价|37数量|37单价', 'Sneaker|4|120|6|125')).toEqual([
      'Sneaker||36|4|12000|',
      'Sneaker||37|6|12500|',
    ]);
    expect(rowsOf('Item|Red (qty)|Red (price)|Blue (qty)|Blue (price)', 'Mug|4|30|6|35')).toEqual([
      'Mug|Red||4|3000|',
      'Mug|Blue||6|3500|',
    ]);
  });

  test('that do not come to the money of their line are to be looked at', () => {
    expect(
      rowsOf(
        'Item|S qty|S price|M qty|M price|Amount',
        'Tee|1|10|2|20|50',
        'Polo|1|10|2|20|50',
        'Vest|1|10|2|20|50',
        'Cap|1|10|2|20|50',
        'Sock|1|10|2|20|60',
      ).map((row) => row.split('|').at(-1)),
    ).toEqual(['', '', '', '', '', '', '', '', 'unsure', 'unsure']);
  });

  test('of which one is missing leave the price of the line', () => {
    expect(rowsOf('Item|S qty|S price|M qty|M price|Price', 'Tee|1|10|2||20', 'Polo|1|10|2|12|')).toEqual([
      'Tee||S|1|1000|',
      'Tee||M|2|2000|',
      'Polo||S|1|1000|',
      'Polo||M|2|1200|',
    ]);
  });
});
