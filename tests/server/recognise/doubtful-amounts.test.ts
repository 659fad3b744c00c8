import { describe, expect, test } from 'vitest';
import { readRows } from '../../../server/recognise/table/rows.ts';
import { table } from './tables.ts';

const read = (...lines: readonly string[]) =>
  readRows(table(...lines)).map(({ amount, price, problem }) => [amount, price, problem]);

describe('an amount', () => {
  test.each([
    '2 box',
    '2 bx',
    '2 boxes',
    '2 bale',
    '2 drum',
    '2 รีม',
    '2 กระสอบ',
    '2 ลัง',
    '2箱',
    '2令',
    '2 kits',
  ])('of packs is to be looked at: %s', (text) => {
    expect(read('Item | Qty | Price', `Cup | ${text} | 45`)).toEqual([[2, 4500, 'unsure']]);
  });

  test.each(['2 widgets', '2 ฮวบ', '2 㐂'])('of a word that nobody knows is to be looked at: %s', (text) => {
    expect(read('Item | Qty | Price', `Cup | ${text} | 45`)).toEqual([[2, 4500, 'unsure']]);
  });

  test.each(['2 x', '2x', '2 pcs', '2 ฟอง', '2棵'])('of pieces is sure: %s', (text) => {
    expect(read('Item | Qty | Price', `Cup | ${text} | 45`)).toEqual([[2, 4500, null]]);
  });

  test.each(['kg', 'เมตร', '公斤', 'set', 'widget', 'pallets', '500 g'])(
    'is to be looked at beside a unit that is none of pieces: %s',
    (unit) => {
      expect(read('Item | Qty | Unit | Price', `Cup | 2 | ${unit} | 45`)).toEqual([[2, 4500, 'unsure']]);
    },
  );

  test.each(['pcs', 'Piece(s)', 'ชิ้น', '件/pcs', 'ea.', '-'])('is sure beside %s', (unit) => {
    expect(read('Item | Qty | Unit | Price', `Cup | 2 | ${unit} | 45`)).toEqual([[2, 4500, null]]);
  });

  test.each([
    'pack of 12',
    '12/box',
    '12 pcs/ctn',
    'ลังละ 12',
    '12 ชิ้น/กล่อง',
    '每箱12个',
    '12个/箱',
    'box x 12',
  ])('is as many pieces as its unit says are in one: %s', (unit) => {
    const head = 'Item | Qty | Unit | Price | Total';
    expect(read(head, `Cup | 2 | ${unit} | 45 | 1080`)).toEqual([[24, 4500, null]]);
    expect(read(head, `Cup | 2 | ${unit} | 240 | 480`)).toEqual([[24, 2000, null]]);
  });
});

describe('a price', () => {
  test.each([
    ['Item | Cartons | Pcs/ctn | Price', '2 | 24 | 240', 48, 24_000],
    ['สินค้า | จำนวนลัง | ชิ้น/ลัง | ราคา', '2 | 24 | 240', 48, 24_000],
    ['品名 | 箱数 | 装箱数 | 单价', '2 | 24 | 240', 48, 24_000],
    ['Item | Qty (dozen) | Unit price', '2 | 120', 24, 12_000],
    ['สินค้า | จำนวน (โหล) | ราคา/หน่วย', '๒ | 120', 24, 12_000],
    ['品名 | 数量 | 单价', '两打 | 120', 24, 12_000],
  ])('may be that of a pack, if nothing else is said: %s', (head, line, amount, price) => {
    expect(read(head, `Cup | ${line}`)).toEqual([[amount, price, 'unsure']]);
  });

  test.each([
    ['Item | Cartons | Pcs/ctn | Price/pc', '2 | 24 | 10', 48, 1000],
    ['Item | Cartons | Pcs/ctn | Price/ctn', '2 | 24 | 240', 48, 1000],
    ['Item | Qty (dozen) | Price | Total', '2 | 120 | 240', 24, 1000],
    ['สินค้า | จำนวน (โหล) | ราคาต่อชิ้น', '2 | 10', 24, 1000],
    ['สินค้า | จำนวน (โหล) | ราคา', '2 | 10/ชิ้น', 24, 1000],
    ['品名 | 数量(打) | 单价(元/双)', '2 | 10', 24, 1000],
    ['品名 | 数量(打) | 单价 | 金额', '2 | 10 | 240', 24, 1000],
  ])('is sure where its head or a sum says of what it is: %s', (head, line, amount, price) => {
    expect(read(head, `Cup | ${line}`)).toEqual([[amount, price, null]]);
  });

  test.each([
    ['Item | Qty | Price | Discount', '2 | 100 | 10%', 9000, null],
    ['สินค้า | จำนวน | ราคา | ส่วนลด', '2 | 100 | ๑๐%', 9000, null],
    ['品名 | 数量 | 单价 | 折扣', '2 | 100 | 9折', 9000, null],
    ['Item | Qty | Price | Discount', '2 | 100 | 10', 10_000, 'unsure'],
    ['สินค้า | จำนวน | ราคา | ส่วนลด', '2 | 100 | ๕', 10_000, 'unsure'],
    ['品名 | 数量 | 单价 | 折扣', '2 | 100 | 0.9', 10_000, 'unsure'],
    ['Item | Qty | Price | Discount', '2 | 100 | 0', 10_000, null],
    ['Item | Qty | Price | Discount | Total', '2 | 100 | 10 | 200', 10_000, null],
  ])('of which a discount may be taken off: %s, %s', (head, line, price, problem) => {
    expect(read(head, `Cup | ${line}`)).toEqual([[2, price, problem]]);
  });
});
