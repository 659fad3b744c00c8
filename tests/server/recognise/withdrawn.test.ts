import { describe, expect, test } from 'vitest';
import { readGrids } from '../../../server/recognise/read-grids.ts';
import { noHints } from '../../../server/recognise/table/header-words.ts';
import { table } from './tables.ts';

const read = (...lines: readonly string[]) =>
  readGrids([table(...lines)], noHints).rows.map(({ name, problem }) => [name, problem]);
const cup = 'Cup | 12 | 45 |';

describe('goods that may have gone back are to be looked at', () => {
  test.each([
    'Returned goods',
    'Returns',
    'Goods return 12/5/2026',
    'รายการคืนสินค้า',
    'สินค้าส่งคืน',
    '退货',
    '退货商品',
  ])('below "%s" until the next heading', (heading) => {
    expect(
      read('Item | Qty | Price', cup, heading, 'Jug | 6 | 60', 'Pan | 5 | 10', 'Kitchen', 'Pot | 2 | 90'),
    ).toEqual([
      ['Cup', null],
      ['Jug', 'unsure'],
      ['Pan', 'unsure'],
      ['Pot', null],
    ]);
  });

  test.each([
    'CREDIT NOTE',
    'ABC Ltd. | | Credit note no. 12',
    'Goods Return Note',
    'ใบลดหนี้ / Credit Note',
    'ใบรับคืนสินค้า',
    'ใบส่งคืน เลขที่ 7',
    '退货单',
    '义乌百货退货清单',
  ])('in a list that is called "%s"', (title) => {
    expect(read(title, 'Item | Qty | Price', cup, 'Jug | 6 | 60')).toEqual([
      ['Cup', 'unsure'],
      ['Jug', 'unsure'],
    ]);
  });

  test('in a sheet that is called so, but not in the others', () => {
    const goods = table('Item | Qty | Price', cup);
    const named = table('Item | Qty | Price', 'Jug | 6 | 60').map((row) =>
      row.map((cell) => cell && { ...cell, source: { sheet: '退货单', cell: 'A1' } }),
    );
    expect(readGrids([goods, named], noHints).rows.map(({ name, problem }) => [name, problem])).toEqual([
      ['Cup', null],
      ['Jug', 'unsure'],
    ]);
  });

  test('on the pages behind the one that has the title', () => {
    const pages = [
      ['Item | Qty | Price', cup],
      ['CREDIT NOTE', 'Item | Qty | Price', 'Jug | 6 | 60'],
      ['Item | Qty | Price', 'Pan | 5 | 10'],
    ].map((lines, page) =>
      table(...lines).map((row) =>
        row.map((cell) => cell && { ...cell, source: { page, box: [0, 0, 1, 1] as const } }),
      ),
    );
    expect(readGrids(pages, noHints).rows.map(({ name, problem }) => [name, problem])).toEqual([
      ['Cup', null],
      ['Jug', 'unsure'],
      ['Pan', 'unsure'],
    ]);
  });

  test.each([
    'Return - Plate',
    'Cancelled: plate',
    '退货 盘子',
    '退货盘子',
    '退 盘子',
    'คืน จาน',
    'คืนจาน',
    'ยกเลิก จาน',
  ])('by a name: %s', (name) => {
    expect(read('Item | Qty | Price', cup, `${name} | 6 | 60`)).toEqual([
      ['Cup', null],
      [name, 'unsure'],
    ]);
  });

  test.each([
    'out of stock, next week',
    'Returned by customer',
    'ยกเลิกแล้วค่ะ',
    'คืน 2 ใบ',
    '缺货，下周发',
    '已退货两个',
    '部分退货',
  ])('by a remark: %s', (remark) => {
    expect(read('Item | Qty | Price | Remark', cup, `Jug | 6 | 60 | ${remark}`)).toEqual([
      ['Cup', null],
      ['Jug', 'unsure'],
    ]);
  });

  test('and a status of some of them is no more than that', () => {
    expect(read('Item | Qty | Price | Status', `${cup} OK`, 'Jug | 6 | 60 | Returned 2 pcs')).toEqual([
      ['Cup', null],
      ['Jug', 'unsure'],
    ]);
  });
});

test.each([
  'Returned to supplier',
  'Return',
  'Cancelled by buyer',
  'ยกเลิกแล้วค่ะ',
  'ส่งคืนโรงงาน',
  '已退货',
  '取消订单',
])('a row of which the status is "%s" is no goods', (status) => {
  expect(read('Item | Qty | Price | Status', `${cup} OK`, `Jug | 6 | 60 | ${status}`)).toEqual([
    ['Cup', null],
  ]);
});

test.each([
  ['Item | Qty | Price | Remark', 'Jug | 6 | 60 | no returns'],
  ['สินค้า | จำนวน | ราคา | หมายเหตุ', 'Jug | 6 | 60 | ไม่รับคืน'],
  ['品名 | 数量 | 单价 | 备注', '退热贴 | 6 | 60 | 不退不换'],
])('words of what can be done with goods doubt none: %s, %s', (head, line) => {
  expect(read(head, line).map(([, problem]) => problem)).toEqual([null]);
});
