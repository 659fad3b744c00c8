import { describe, expect, test } from 'vitest';
import type { Grid, ReadRow } from '../../../server/recognise/recognised.ts';
import { readRows } from '../../../server/recognise/table/rows.ts';

/** A table whose cells are divided by `|`. */
function table(...lines: readonly string[]): Grid {
  return lines.map((line, row) =>
    line.split('|').map((text, column) => {
      const cell = `${String.fromCharCode(65 + column)}${row + 1}`;
      return text.trim() === '' ? null : { text: text.trim(), confidence: 1, source: { sheet: 'A', cell } };
    }),
  );
}

const noWords = { color: '', size: '', style: '', barcode: '', code: '', category: [] };

function row(name: string, amount: number | null, price: number | null, cell: string): ReadRow {
  return { ...noWords, name, amount, price, problem: null, confidence: 1, source: { sheet: 'A', cell } };
}

describe('a table with a head', () => {
  test.each([
    ['Item | Qty | Unit price | Total', 'English'],
    ['รายการสินค้า | จำนวน | ราคา/หน่วย | จำนวนเงิน', 'Thai'],
    ['品名 | 数量 | 单价 | 金额', 'Chinese'],
    ['品名 Product | 数量 Qty | 单价 (฿) | Amount', 'two languages'],
  ])('%s is read (%s)', (head) => {
    expect(
      readRows(table('Somchai Ceramics Co.', head, 'Cup | 12 | 45.00 | 540', 'Bowl | 6 | 60 | 360')),
    ).toEqual([row('Cup', 12, 4500, 'A3'), row('Bowl', 6, 6000, 'A4')]);
  });

  test('in another order, with a number, units, attributes and a barcode is read', () => {
    expect(
      readRows(
        table(
          'No | Barcode | สี | ขนาด | สินค้า | ราคา | หน่วย | จำนวน | หมวดหมู่',
          '1 | 8850041701839 | แดง | L | เสื้อ | ฿199.- | โหล | 2 | Clothes > Shirts',
        ),
      ),
    ).toEqual([
      {
        ...row('เสื้อ', 24, 19_900, 'E2'),
        color: 'แดง',
        size: 'L',
        barcode: '8850041701839',
        category: ['Clothes', 'Shirts'],
      },
    ]);
  });

  test('that comes again on the next page is no row, and may name other columns', () => {
    expect(
      readRows(table('Item | Qty | Price', 'Cup | 12 | 45', 'Item | Price | Qty', 'Bowl | 60 | 6')),
    ).toEqual([row('Cup', 12, 4500, 'A2'), row('Bowl', 6, 6000, 'A4')]);
  });

  test('of sums leaves no rows of them', () => {
    expect(
      readRows(
        table('Item | Qty | Price | Total', 'Cup | 12 | 45 | 540', 'VAT 7% | | | 37.80', '| | รวม | 577.80'),
      ),
    ).toEqual([row('Cup', 12, 4500, 'A2')]);
  });

  test.each([
    'Total | 18 | | 900',
    'Grand total: | | | 1,284.00',
    'รวมเป็นเงิน | | | 900',
    'ภาษีมูลค่าเพิ่ม 7% | | | 63',
    '合计： | 18 | | 900',
  ])('has no row of the sum "%s"', (line) => {
    expect(readRows(table('Item | Qty | Price | Total', line))).toEqual([]);
  });

  test.each(['Total repair shampoo', 'รวมมิตรกระป๋อง', 'Tax stamp holder', 'Total'])(
    'keeps the goods "%s"',
    (name) => {
      expect(readRows(table('Item | Qty | Price', `${name} | 12 | 45`))).toEqual([row(name, 12, 4500, 'A2')]);
    },
  );

  test('with headings puts the rows below each under it', () => {
    const read = readRows(table('Item | Qty | Price', 'Cups', 'Cup | 12 | 45', 'ถ้วย / ชาม', 'Bowl | 6 | 60'));
    expect(read.map(({ name, category }) => [name, category])).toEqual([
      ['Cup', ['Cups']],
      ['Bowl', ['ถ้วย', 'ชาม']],
    ]);
  });
});

describe('a row', () => {
  const head = 'Item | Qty | Price | Total';
  test.each([
    ['| 12 | 45 |', 'name_missing', 12, 4500],
    ['Cup | | 45 |', 'amount_missing', null, 4500],
    ['Cup | 0 | 45 |', 'amount_unreadable', null, 4500],
    ['Cup | a few | 45 |', 'amount_unreadable', null, 4500],
    ['Cup | 12 | |', 'price_missing', 12, null],
    ['Cup | 12 | $45 |', 'price_unreadable', 12, null],
    ['Cup | 12 | 45 | 500', 'unsure', 12, 4500],
    ['Cup | 2 กล่อง | 45 |', 'unsure', 2, 4500],
    ['Cup | 12 | | 540', null, 12, 4500],
    ['Cup | 12 | | 541', 'price_missing', 12, null],
  ])('%s has the problem %s', (line, problem, amount, price) => {
    expect(readRows(table(head, line)).map((one) => [one.problem, one.amount, one.price])).toEqual([
      [problem, amount, price],
    ]);
  });

  test('of which a cell was hardly read is unsure', () => {
    const [names, [name, ...others] = []] = table('Item | Qty | Price', 'Cup | 12 | 45');
    const blurred = [names ?? [], [{ ...name!, confidence: 0.4 }, ...others]];
    expect(readRows(blurred)).toEqual([
      { ...row('Cup', 12, 4500, 'A2'), problem: 'unsure', confidence: 0.4 },
    ]);
  });
});

describe('a table without a head', () => {
  test.each([
    ['whose amounts have units', ['Cup | 12 pcs | 45', 'Bowl | 6 pcs | 60', 'Dish | 3 pcs | 80']],
    ['whose prices are marked', ['Cup | ฿45 | 12', 'Bowl | ฿60 | 6', 'Dish | ฿80 | 3']],
    ['whose prices have satang', ['Cup | 45.00 | 12', 'Bowl | 60.00 | 6', 'Dish | 80.00 | 3']],
    ['with sums', ['Cup | 12 | 45 | 540', 'Bowl | 6 | 60 | 360', 'Dish | 3 | 80 | 240']],
    ['with numbers before it', ['1 | Cup | 12 | ฿45', '2 | Bowl | 6 | ฿60', '3 | Dish | 3 | ฿80']],
  ])('%s is read by its content', (_, lines) => {
    expect(readRows(table(...lines)).map(({ name, amount, price }) => [name, amount, price])).toEqual([
      ['Cup', 12, 4500],
      ['Bowl', 6, 6000],
      ['Dish', 3, 8000],
    ]);
  });

  test.each([[[]], [['12 | 45', '6 | 60']], [['A letter without goods', 'and more of it']]])(
    'and without names has no rows: %j',
    (lines) => {
      expect(readRows(table(...lines))).toEqual([]);
    },
  );
});
