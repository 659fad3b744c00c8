import { describe, expect, test } from 'vitest';
import { quantitiesIn, readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('a pasted table', () => {
  test.each([
    [
      'with numbers, prices, sums and a row of sums',
      'No.\tItem\tColour\tSize\tQty\tPrice\tTotal\n1\tVase\tnavy\t22\t8\t259\t2072\n2\tTowel\tsand\t35x75\t50\t100\t5000\n\tTotal\t\t\t58\t\t7072',
      ['add | vase navy 22 | 8', 'add | towel sand 35 75 | 50'],
    ],
    [
      'with quantities before the goods, and money in full',
      'Qty\tItem\tUnit price\tAmount\n8\tvase navy\t259.00\t2,072.00\n50\ttowel sand\t100.00\t5,000.00',
      ['add | vase navy | 8', 'add | towel sand | 50'],
    ],
    [
      'with a price between, and a unit',
      '商品\t单位\t单价\t数量\n杯子\t打\t100\t2\n毛巾\t条\t9\t30',
      ['add | 杯子 | 24', 'add | 毛巾 | 30'],
    ],
    [
      'with bars and a rule',
      '| Item | Qty |\n|---|---:|\n| vase navy | 8 |\n| towel sand | 50 |',
      ['add | vase navy | 8', 'add | towel sand | 50'],
    ],
    [
      'with single spaces and names of several words',
      'No. Description Qty Price Amount\n1 vase navy 8 259 2072\n2 towel sand 50 100 5000',
      ['add | vase navy | 8', 'add | towel sand | 50'],
    ],
    [
      'with sizes as heads',
      'Item\tColour\tM\tL\tTotal\npolo\tnavy\t3\t4\t7\npolo\twhite\t\t6\t6',
      ['add | polo navy m | 3', 'add | polo navy l | 4', 'add | polo white l | 6'],
    ],
    [
      'with rows of which nothing is ordered',
      'Item\tColour\tQty\nvase\tnavy\t8\ntowel\tsand\t\nmug\tblue\t0',
      ['add | vase navy | 8'],
    ],
    [
      'with a row that says what those below are',
      'Item\tSize\tQty\nTowel\t\t\nsand\t35x75\t8\npink\t35x75\t5',
      ['add | towel sand 35 75 | 8', 'add | towel pink 35 75 | 5'],
    ],
    [
      'in Thai',
      'ลำดับ\tสินค้า\tจำนวน\tราคา/หน่วย\tรวม\n1\tแก้ว\t16\t100\t1600\n2\tจาน\t๒๔\t100\t2400',
      ['add | แก้ว | 16', 'add | จาน | 24'],
    ],
    [
      'without a head, whose figures multiply',
      '1\tvase navy\t8\t259\t2072\n2\ttowel sand\t50\t100\t5000',
      ['add | vase navy | 8', 'add | towel sand | 50'],
    ],
    [
      'without a head, whose rows are numbered',
      '1\tvase navy\t8\n2\ttowel sand\t50',
      ['add | vase navy | 8', 'add | towel sand | 50'],
    ],
  ])('%s', (_, text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  test('whose two factors nothing tells apart is not sure', () => {
    const [either] = quantitiesIn('1\tvase navy\t8\t259\t2072\n2\ttowel\t50\t100\t5000');
    const [told] = quantitiesIn('1\tvase navy\t8\t259.00\t2072.00\n2\ttowel\t50\t100.00\t5000.00');
    expect(either?.isDoubtful).toBe(true);
    expect(told).toMatchObject({ pieces: 8, isDoubtful: false });
  });

  test('has its rows as they were typed for sources', () => {
    expect(readInBrief('Item\tQty\tNotes\nvase\t8\tgift wrap').remarks).toEqual(['gift wrap']);
  });
});

describe('lines that are no table', () => {
  test.each([
    ['vase navy 8\ntowel sand 50', ['add | vase navy | 8', 'add | towel sand | 50']],
    ['vase navy\t8\ntowel sand\t50', ['add | vase navy | 8', 'add | towel sand | 50']],
    ['lamp 55 3 pcs 165 baht', ['add | lamp 55 | 3']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});

test('a size before a dash leads to the quantity behind it', () => {
  expect(items('slippers charcoal 40-41 - 100 prs')).toEqual(['add | slipper charcoal 4041 | 100']);
  expect(quantitiesIn('20 - 25 mugs')[0]?.pieces).toBe(20);
});
