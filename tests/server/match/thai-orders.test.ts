import { describe, expect, test } from 'vitest';
import { linesOf, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('a Thai order', () => {
  test.each([
    [
      'tall and short ones over several lines',
      'เก้าอี้ไม้กลม\nตัวสูง\nสีโอ๊ค 4\nวอลนัท 2\nอ๋อ ตัวเตี้ยโอ๊คอีก 6',
      [
        ['round-wooden-stool-oak-65-cm', 4],
        ['round-wooden-stool-walnut-65-cm', 2],
        ['round-wooden-stool-oak-45-cm', 6],
      ],
    ],
    [
      'halves of small ones',
      'ผ้าขนหนูผืนเล็กรวม 60 ผืน ครึ่งนึงชมพู ครึ่งนึงทราย',
      [
        ['cotton-towel-pink-35-x-75-cm', 30],
        ['cotton-towel-sand-35-x-75-cm', 30],
      ],
    ],
    [
      'a size and a quantity in words without spaces',
      'ชาไทยร้อยซองสีอำพันห้าถุง',
      [['thai-milk-tea-mix-amber-100-bags', 5]],
    ],
    [
      'a colour that a size changes to',
      'ผ้าขนหนูสีชมพู 35x75 5 ผืน 70x140 3 ผืน\n70x140 เอาสีทรายดีกว่าค่ะ',
      [
        ['cotton-towel-pink-35-x-75-cm', 5],
        ['cotton-towel-sand-70-x-140-cm', 3],
      ],
    ],
  ])('of %s has these lines', async (_, text, lines) => {
    expect(linesOf(await read(text))).toEqual(lines);
  });

  test('of big and small ones said before how many is not sure', async () => {
    const { items } = await read('เก้าอี้ไม้กลมสีโอ๊ค ตัวสูง 3 ตัวเตี้ย 2');
    expect(linesOf({ items, unmatched: [] })).toEqual([
      ['round-wooden-stool-oak-65-cm', 3],
      ['round-wooden-stool-oak-45-cm', 2],
    ]);
    expect(items.every(({ confidence }) => confidence < 0.8)).toBe(true);
  });
});

describe('English names in Thai letters', () => {
  test.each([
    ['บักเก็ตแฮทสีทราย 57 สองใบ', [['stitched-bucket-hat-sand-57-cm', 2]]],
    ['ลันช์บ็อกซ์สีเสจ 2 อัน', [['two-tier-lunch-box-sage-14-l', 2]]],
    ['แคมป์ปิ้งมัคสีเขียว 500 มล 3 ใบ', [['camping-enamel-mug-green-500-ml', 3]]],
  ])('are found as they are heard: %s', async (text, lines) => {
    expect(linesOf(await read(text))).toEqual(lines);
  });
});
