import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

function rowsOf(...lines: readonly string[]): string[] {
  return readGrids([table(...lines)], noHints).rows.map(({ name, color, size, amount, price, problem }) =>
    [name, color, size, amount, price, problem].join('|'),
  );
}

describe('sizes or colours that are columns', () => {
  test.each([
    [
      'sizes in the head',
      ['สินค้า|สี|S|M|2XL|รวม|ราคา', 'เสื้อพละ|ขาว|12|-|6|18|88', 'กางเกง|ดำ|0|10||10|105'],
      ['เสื้อพละ|ขาว|S|12|8800|', 'เสื้อพละ|ขาว|2XL|6|8800|', 'กางเกง|ดำ|M|10|10500|'],
    ],
    [
      'sizes below one word, beside the sums in pieces and money',
      [
        '货号|品名|颜色|尺码/数量|||合计(件)|单价|金额',
        '|||S|M|L||||',
        'A1|衬衫|白色|10|20|20|50|85|4250',
        'A2|长裤|黑色|8|16|16|40|128|5120',
        '|合计||18|36|36|90||9370',
      ],
      [
        '衬衫|白色|S|10|8500|',
        '衬衫|白色|M|20|8500|',
        '衬衫|白色|L|20|8500|',
        '长裤|黑色|S|8|12800|',
        '长裤|黑色|M|16|12800|',
        '长裤|黑色|L|16|12800|',
      ],
    ],
    [
      'sizes of shoes',
      ['Item|Colour|36|37|38|Pairs|Price', 'Sneaker|White|2|4|4|10|145', 'Sandal|Tan||3|3|6|99'],
      [
        'Sneaker|White|36|2|14500|',
        'Sneaker|White|37|4|14500|',
        'Sneaker|White|38|4|14500|',
        'Sandal|Tan|37|3|9900|',
        'Sandal|Tan|38|3|9900|',
      ],
    ],
    [
      'colours, with one that nobody knows among them',
      ['Product|Size|Price|Red|Sunset haze|Black', 'Tote|M|42|5||6', 'Pouch|S|12|1|2|3'],
      [
        'Tote|Red|M|5|4200|',
        'Tote|Black|M|6|4200|',
        'Pouch|Red|S|1|1200|',
        'Pouch|Sunset haze|S|2|1200|',
        'Pouch|Black|S|3|1200|',
      ],
    ],
    [
      'sizes, and a product that has none',
      ['สินค้า|S|M|รวม|ราคา', 'เสื้อ|5|5|10|90', 'กางเกง|2|2|4|90', 'หมวก|||30|25'],
      ['เสื้อ||S|5|9000|', 'เสื้อ||M|5|9000|', 'กางเกง||S|2|9000|', 'กางเกง||M|2|9000|', 'หมวก|||30|2500|'],
    ],
  ])('%s are a row for each amount', (_, lines, rows) => {
    expect(rowsOf(...lines)).toEqual(rows);
  });

  test('whose amounts do not come to the sum beside them are to be looked at', () => {
    expect(
      rowsOf(
        'Item|S|M|Pieces|Price',
        'Tee|5|5|10|90',
        'Polo|2|2|4|95',
        'Vest|3|3|9|70',
        'Sock|1|1|2|8',
        'Cap|4|4|8|60',
      ),
    ).toEqual([
      'Tee||S|5|9000|',
      'Tee||M|5|9000|',
      'Polo||S|2|9500|',
      'Polo||M|2|9500|',
      'Vest||S|3|7000|unsure',
      'Vest||M|3|7000|unsure',
      'Sock||S|1|800|',
      'Sock||M|1|800|',
      'Cap||S|4|6000|',
      'Cap||M|4|6000|',
    ]);
  });

  test('beside an amount that says something else are to be looked at, and are not multiplied by it', () => {
    expect(rowsOf('Product|Qty|S|M|L|Price', 'Shirt|6|1|2|3|100', 'Skirt|7|2|2|2|100')).toEqual([
      'Shirt||S|1|10000|',
      'Shirt||M|2|10000|',
      'Shirt||L|3|10000|',
      'Skirt||S|2|10000|unsure',
      'Skirt||M|2|10000|unsure',
      'Skirt||L|2|10000|unsure',
    ]);
  });

  test('keep those of which the amount cannot be read, to be asked for', () => {
    expect(
      rowsOf(
        'Product|S|M|L|Price',
        'Skirt|5|7|หมด|100',
        'Skort|-1|2||100',
        'Shirt|4|4|4|90',
        'Vest|3|3|3|80',
      ),
    ).toEqual([
      'Skirt||S|5|10000|',
      'Skirt||M|7|10000|',
      'Skirt||L||10000|amount_unreadable',
      'Skort||M|2|10000|',
      ...['S', 'M', 'L'].map((size) => `Shirt||${size}|4|9000|`),
      ...['S', 'M', 'L'].map((size) => `Vest||${size}|3|8000|`),
    ]);
  });

  test('end at the head of another table', () => {
    expect(
      rowsOf('Product|S|M|Price', 'Tee|5|6|90', 'Polo|5|6|95', 'Product|Code|Qty|Price', 'Mug|1001|4|10'),
    ).toEqual(['Tee||S|5|9000|', 'Tee||M|6|9000|', 'Polo||S|5|9500|', 'Polo||M|6|9500|', 'Mug|||4|1000|']);
  });

  test('share the money of their line where no price is said', () => {
    expect(rowsOf('Product|S|M|L|Total|Amount', 'Shirt|1|2|3|6|600', 'Skirt|1|1|1|3|100')).toEqual([
      'Shirt||S|1|10000|',
      'Shirt||M|2|10000|',
      'Shirt||L|3|10000|',
      'Skirt||S|1||price_missing',
      'Skirt||M|1||price_missing',
      'Skirt||L|1||price_missing',
    ]);
  });

  test('beside money that is not their price times their pieces are to be looked at', () => {
    expect(
      rowsOf(
        'สินค้า|S|M|ราคา|เป็นเงิน',
        'เสื้อ|1|2|100|300',
        'กางเกง|1|1|100|150',
        'หมวก|2|2|10|40',
        'ถุง|1|1|5|10',
        'ร่ม|1|1|50|100',
      ),
    ).toEqual([
      'เสื้อ||S|1|10000|',
      'เสื้อ||M|2|10000|',
      'กางเกง||S|1|10000|unsure',
      'กางเกง||M|1|10000|unsure',
      'หมวก||S|2|1000|',
      'หมวก||M|2|1000|',
      'ถุง||S|1|500|',
      'ถุง||M|1|500|',
      'ร่ม||S|1|5000|',
      'ร่ม||M|1|5000|',
    ]);
  });

  test('beside money that may be called an amount, which comes to their price times their pieces, are sure', () => {
    expect(rowsOf('Item|S|M|Price|Amount', 'Tee|1|2|100|300', 'Polo|1|1|90|180')).toEqual([
      'Tee||S|1|10000|',
      'Tee||M|2|10000|',
      'Polo||S|1|9000|',
      'Polo||M|1|9000|',
    ]);
  });

  test('of more rows than may be entered at once are refused', () => {
    const line = `Tee|${Array.from({ length: 40 }, () => '1').join('|')}|90`;
    const head = `Item|${Array.from({ length: 40 }, (_, at) => 30 + at).join('|')}|Price`;
    expect(() => rowsOf(head, ...Array.from({ length: 200 }, () => line))).toThrow('too_many_rows');
  });

  test('are read anew in a second table below the first', () => {
    expect(rowsOf('Item|S|M|Price', 'Tee|5|6|90', '|||', 'Item|Red|Blue|Price', 'Mug|7|8|30')).toEqual([
      'Tee||S|5|9000|',
      'Tee||M|6|9000|',
      'Mug|Red||7|3000|',
      'Mug|Blue||8|3000|',
    ]);
  });
});

describe('a table of goods that has sizes or colours in its cells', () => {
  test('is no matrix', () => {
    expect(rowsOf('Item|Colour|Size|Qty|Price', 'Tee|Red|S|5|90', 'Tee|Blue|M|6|90')).toEqual([
      'Tee|Red|S|5|9000|',
      'Tee|Blue|M|6|9000|',
    ]);
  });

  test('and prices of so many pieces is no matrix', () => {
    expect(rowsOf('Item|Qty|50|100|200|Price', 'Cup|70|10|9|8|10')).toEqual(['Cup|||70|1000|']);
  });

  test('and a product that is called as a head may be is no matrix', () => {
    expect(
      rowsOf('Item|Qty|Price|Total', 'Style|10|20|200', 'Plate|12|30|360').map((row) => row.split('|')[0]),
    ).toEqual(['Style', 'Plate']);
  });

  test('and figures like sizes without a head is no matrix', () => {
    expect(rowsOf('Tee|36|37|38', 'Cap|12|90|1080', 'Sock|24|10|240')).toHaveLength(3);
  });
});
