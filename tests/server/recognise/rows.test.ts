import { describe, expect, test } from 'vitest';
import type { ReadRow } from '../../../server/recognise/recognised.ts';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const noWords = { color: '', size: '', style: '', barcode: '', code: '', category: [] };

function row(name: string, amount: number | null, price: number | null, cell: string): ReadRow {
  return { ...noWords, name, amount, price, problem: null, confidence: 1, source: { sheet: 'A', cell } };
}

test('a row that counts packs says so but for those whose content is said', () => {
  const rows = readRows(table('品名 | 数量 | 单价', 'Cup | 3箱 | 45', 'Bowl | 3箱(24) | 60', 'Mug | 3 | 60'));
  expect(rows.map(({ amount, problem, packs }) => [amount, problem, packs])).toEqual([
    [3, 'unsure', true],
    [72, 'unsure', undefined],
    [3, null, undefined],
  ]);
});

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

  test.each([
    ['in yuan by its head', ['品名 | 数量 | 单价(元)', 'Cup | 12 | 45', 'Bowl | 6 | 60'], ['CNY', 'CNY']],
    ['in yuan by its sum', ['品名 | 数量 | 单价', 'Cup | 12 | 45', '合计 | | ¥540'], ['CNY']],
    ['of which one is', ['品名 | 数量 | 单价', 'Cup | 12 | ¥45', 'Bowl | 6 | 60'], ['CNY', 'CNY']],
    [
      'in yuan but for one',
      ['品名 | 数量 | 单价(元)', 'Cup | 12 | 45', 'Bowl | 6 | 60泰铢'],
      ['CNY', undefined],
    ],
    ['in yuan and in baht', ['品名 | 数量 | 单价(元) | 单价(泰铢)', 'Cup | 12 | 8.5 | 41'], [undefined]],
    ['in yuan below an address', ['单位：元', '品名 | 数量 | 单价', 'Cup | 12 | 45'], ['CNY']],
    ['of a buyer called so', ['收货单位：曼谷元盛商行', '品名 | 数量 | 单价', 'Cup | 12 | 45'], [undefined]],
    ['and goods called so', ['品名 | 数量 | 单价', '元宝（总计一套） | 12 | 45'], [undefined]],
    ['in baht', ['品名 | 数量 | 单价(泰铢)', 'Cup | 12 | 45元'], ['CNY']],
    ['without any', ['品名 | 数量 | 单价(元)', 'Cup | 12 |'], [undefined]],
  ])('with prices %s says so', (_, lines, currencies) => {
    expect(readRows(table(...lines)).map(({ currency }) => currency)).toEqual(currencies);
  });

  test.each(['单价(美元)', 'Price (USD)'])('with prices under %s has none that can be read', (head) => {
    const [row] = readRows(table(`品名 | 数量 | ${head}`, 'Cup | 12 | 45'));
    expect([row?.price, row?.problem, row?.currency]).toEqual([null, 'price_unreadable', undefined]);
  });

  test.each(['合计：¥540.00', '合计 540元', '合计人民币 | | 540', '合计(大写) | | 伍佰肆拾元整'])(
    'has no row of its sum %s',
    (line) => {
      const read = readRows(table('品名 | 数量 | 单价', 'Cup | 12 | 45', line));
      expect(read.map(({ name, currency }) => [name, currency])).toEqual([['Cup', 'CNY']]);
    },
  );

  test('in two tables is in yuan if one says so', () => {
    const tables = [
      table('品名 | 数量 | 单价', 'Cup | 12 | 45'),
      table('品名 | 数量 | 单价', 'Jug | 2 | 9', '合计 ¥18'),
    ];
    expect(readGrids(tables, noHints).rows.map(({ currency }) => currency)).toEqual(['CNY', 'CNY']);
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
        problem: 'unsure',
      },
    ]);
  });

  test('with prices of dozens has those of pieces, as the sums say', () => {
    expect(
      readRows(
        table(
          'รายการ | จำนวน | หน่วย | @ | เป็นเงิน',
          'ชาม | 3 | โหล | 420 | 1,260',
          'ช้อน | 2 | โหล | 100 | 200',
          'หม้อ | 6 | ใบ | 185 | 1,110',
          'จาน | 2.5 | โหล | 540 | 1,350',
          'ผู้ส่งของ | | | |',
          ' | ผู้รับของ ........ | | |',
        ),
      ),
    ).toEqual([
      row('ชาม', 36, 3500, 'A2'),
      row('ช้อน', 24, 833, 'A3'),
      row('หม้อ', 6, 18_500, 'A4'),
      row('จาน', 30, 4500, 'A5'),
    ]);
  });

  test('that comes again on the next page is no row, and may name other columns', () => {
    expect(
      readRows(table('Item | Qty | Price', 'Cup | 12 | 45', 'Item | Price | Qty', 'Bowl | 60 | 6')),
    ).toEqual([row('Cup', 12, 4500, 'A2'), row('Bowl', 6, 6000, 'A4')]);
  });

  test('with codes leaves no row of a product of which there is none, and keeps one without a code', () => {
    expect(
      readRows(
        table(
          'sku_id | name | amount | price',
          'cup-1 | Cup | 0 | 45',
          'bowl-1 | Bowl | 6 | 60',
          '| Jug | 0 | 80',
        ),
      ),
    ).toEqual([
      { ...row('Bowl', 6, 6000, 'B3'), code: 'bowl-1' },
      { ...row('Jug', 0, 8000, 'B4'), amount: null, problem: 'amount_unreadable', confidence: 0.5 },
    ]);
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

  test.each(['Total repair shampoo', 'รวมมิตรกระป๋อง', 'Tax stamp holder'])('keeps the goods "%s"', (name) => {
    expect(readRows(table('Item | Qty | Price', `${name} | 12 | 45`))).toEqual([row(name, 12, 4500, 'A2')]);
  });

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
    ['Cup | 12 | 0 |', 'price_zero', 12, null],
    ['Cup | 12 | ฿0.00 | 0', 'price_zero', 12, null],
    ['Cup | 12 | ๐ บาท |', 'price_zero', 12, null],
    ['Cup | 12 | 0 o |', 'price_unreadable', 12, null],
    ['Cup | 12 | 45 | 500', 'unsure', 12, 4500],
    ['Cup | 2 กล่อง | 45 |', 'unsure', 2, 4500],
    ['Cup | 12 | | 540', null, 12, 4500],
    ['Cup | 12 | | 541', 'price_missing', 12, null],
  ])('%s has the problem %s', (line, problem, amount, price) => {
    expect(readRows(table(head, line)).map((one) => [one.problem, one.amount, one.price])).toEqual([
      [problem, amount, price],
    ]);
  });

  test.each([
    ['Cup | 60 | 38.50 | 1,925', 60, 50],
    ['Cup | l2 | 45 | 540', null, 12],
    ['Cup | 12 | 45 | 540', 12, undefined],
    ['Cup | 12 | 45 | 541', 12, undefined],
  ])('%s has the amount %s, and by its sum %s', (line, amount, likely) => {
    expect(readRows(table(head, line)).map((one) => [one.amount, one.likelyAmount])).toEqual([
      [amount, likely],
    ]);
  });

  test('without an amount has that of its sum, and is unsure', () => {
    const [one] = readRows(table(head, 'Cup | | 45 | 540'));
    expect([one?.amount, one?.likelyAmount, one?.problem, one?.confidence]).toEqual([
      12,
      undefined,
      'unsure',
      0.5,
    ]);
  });

  test.each(['Cup | some | 45 | 540', 'Cup | 12 | as agreed | '])(
    '%s, of which a figure cannot be read, is no certain one',
    (line) => {
      expect(readRows(table(head, line)).map(({ confidence }) => confidence)).toEqual([0.5]);
    },
  );

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
