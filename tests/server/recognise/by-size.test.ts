import { describe, expect, test } from 'vitest';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const read = (size: string, amount: string, price = '100') =>
  readRows(table('Item | Size | Qty | Price', `Shirt | ${size} | ${amount} | ${price}`)).map((row) =>
    [row.size, row.amount, row.price, row.problem ?? 'sure'].join(' '),
  );

describe('a cell that says how many there are of each of several sizes', () => {
  test.each([
    ['S-XL 10 each', ['S', 'M', 'L', 'XL']],
    ['S-XL各10件', ['S', 'M', 'L', 'XL']],
    ['S - XL ไซซ์ละ 10', ['S', 'M', 'L', 'XL']],
    ['M-2XL (10 pcs each)', ['M', 'L', 'XL', '2XL']],
    ['L-3XL 10/size', ['L', 'XL', '2XL', '3XL']],
    ['S, M, L, XL 10 each', ['S', 'M', 'L', 'XL']],
    ['S、M、L、XL各10', ['S', 'M', 'L', 'XL']],
    ['M/L/XL/XXL x 10', ['M', 'L', 'XL', 'XXL']],
    ['38/39/40/41 x10', ['38', '39', '40', '41']],
  ])('%s, with as many in all, is a row for each of them', (size, sizes) => {
    expect(read(size, '40')).toEqual(sizes.map((one) => `${one} 10 10000 sure`));
  });

  test.each([
    ['白 S/M/L 各5', '15', ['白 S 5', '白 M 5', '白 L 5']],
    ['Black M-XL 5 each', '15', ['Black M 5', 'Black L 5', 'Black XL 5']],
    ['蓝 27-30码 各3', '12', ['蓝 27 3', '蓝 28 3', '蓝 29 3', '蓝 30 3']],
  ])('%s, behind a colour, is a row for each of them too', (color, amount, rows) => {
    const read = readRows(table('Item | Colour | Qty | Price', `Shirt | ${color} | ${amount} | 100`));
    expect(read.map((row) => `${row.color} ${row.size} ${row.amount}`)).toEqual(rows);
  });

  test('that are not known stays one row, which is to be looked at', () => {
    expect(read('各色各5', '40')).toEqual(['各色各5 40 10000 unsure']);
    expect(read('XL-S 10 each', '60')).toEqual(['XL-S 10 each 60 10000 unsure']);
  });

  test('without an amount is a row for each of them too', () => {
    expect(read('S-L 10 each', '')).toEqual(['S 10 10000 sure', 'M 10 10000 sure', 'L 10 10000 sure']);
    expect(read('M, L 5 each', '', '')).toEqual(['M 5  price_missing', 'L 5  price_missing']);
  });

  test('with another amount stays one row, which is to be looked at', () => {
    expect(read('S-XL 10 each', '30')).toEqual(['S-XL 10 each 30 10000 unsure']);
  });
});

describe('a size that looks as if there were several', () => {
  test.each(['S-XL', '30 x 40', '110-140', 'L x 10', 'A/B x 6', '5 x 12'])('%s stays one', (size) => {
    expect(read(size, '60')).toEqual([`${size} 60 10000 sure`]);
  });
});
