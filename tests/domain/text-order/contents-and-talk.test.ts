import { describe, expect, test } from 'vitest';
import { quantitiesIn, readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('contents of cartons said behind', () => {
  test.each([
    ['橙汁3箱（一箱24瓶）', 72],
    ['橙汁两箱一箱30包', 60],
    ['橙汁3箱，24瓶/箱', 72],
    ['橙汁3箱x24瓶', 72],
    ['2 ctns of juice 1L (12 per ctn)', 24],
    ['juice, 3 cartons, 24 in each carton', 72],
    ['2 cases of 12 juice', 24],
    ['น้ำส้ม 2 ลัง (ลังละ 24)', 48],
    ['น้ำส้ม 2 ลัง (24 ขวด/ลัง)', 48],
  ])('%s', (text, pieces) => {
    expect(quantitiesIn(text)).toEqual([
      expect.objectContaining({ pieces, isCarton: false, isDoubtful: true }),
    ]);
  });

  test('with the sum are sure', () => {
    expect(quantitiesIn('橙汁2箱 每箱12瓶 共24瓶')).toEqual([
      expect.objectContaining({ pieces: 24, isCarton: false, isDoubtful: false }),
    ]);
  });

  test('that are not said leave cartons as they are', () => {
    const isCarton = true;
    expect(quantitiesIn('juice 250ml 2 cartons, noodles 400g 3 cartons')).toEqual([
      expect.objectContaining({ pieces: 2, isCarton }),
      expect.objectContaining({ pieces: 3, isCarton }),
    ]);
  });
});

test('a pack of so many is a size', () => {
  expect(items('socks white, pack of ten – 30 packs')).toEqual(['add | sock white 10pc | 30']);
});

describe('for whom goods are, said before them', () => {
  test.each([
    ['三(2)班 书包 12个\n301班 书包 3个', ['add | 书包 | 12', 'add | 书包 | 3'], ['三(2)班', '301班']],
    ['ป.1/2 แก้ว 6\nป.1/3 จาน 4', ['add | แก้ว | 6', 'add | จาน | 4'], ['ป.1/2', 'ป.1/3']],
    [
      'Thonglor branch: 6 mugs, 4 vases\nAri branch: 3 mugs',
      ['add | mug | 6', 'add | vase | 4', 'add | mug | 3'],
      ['Thonglor branch', 'Ari branch'],
    ],
    ['Room 204 - 4 mugs\nClass 3B: 2 mugs', ['add | mug | 4', 'add | mug | 2'], ['Room 204', 'Class 3B']],
    ['สาขาทองหล่อ แก้ว 6', ['add | แก้ว | 6'], ['สาขาทองหล่อ']],
    ['总店：杯子 4个', ['add | 杯子 | 4'], ['总店']],
  ])('%s', (text, expected, remarks) => {
    expect(readInBrief(text)).toMatchObject({ items: expected, remarks });
  });

  test.each([
    ['bird house: 3 red', ['add | birdhouse red | 3']],
    ['walnut table 80: 2', ['add | walnut table 80 | 2']],
    ['班台 2张', ['add | 班台 | 2']],
  ])('%s is no such thing', (text, expected) => {
    expect(items(text).map((item) => item.replaceAll('bird house', 'birdhouse'))).toEqual(expected);
  });
});

describe('figures in talk', () => {
  test.each([
    ['Just paid 4,350 by PromptPay, 3 mugs please', ['add | mug | 3']],
    ['transferred 2,500 yesterday. 3 mugs', ['add | mug | 3']],
    ['balance is 12,400. 3 mugs', ['add | mug | 3']],
    ['钱昨晚转你了 3,680', []],
    ['尾款2400已付。杯子 6个', ['add | 杯子 | 6']],
    ['โอนให้แล้ว 3,250 นะคะ เอาแก้ว 4', ['add | แก้ว | 4']],
    ['杯子一个没碎', []],
    ['上次买的花瓶碎了两个', []],
    ['one was broken. Please send 2 mugs', ['add | mug | 2']],
    ['we have 120 guests, 120 mugs', ['add | mug | 120']],
    ['oh one more thing for the order, add 6 mugs', ['add | mug | 6']],
    ['还有一件事，再加3个杯子', ['add | 杯子 | 3']],
    ['can you also throw in two of the mugs', ['add | mug | 2']],
    ['throw in teal 2', ['add | throw teal | 2']],
  ])('%s', (text, expected) => {
    expect(items(text).filter((item) => !item.endsWith('-'))).toEqual(expected);
  });

  test.each([
    'how much for the trolley, 29 inch, if I take 20?',
    "what's the price if I order 50 mugs?",
    '杯子拿50个什么价？',
    'ราคาส่งเท่าไหร่ถ้าเอา 50 ใบ',
  ])('%s asks for a price and orders nothing', (text) => {
    expect(items(text).filter((item) => !item.startsWith('name'))).toEqual([]);
  });

  test('an amount on a condition that is no price is ordered', () => {
    expect(items('if you have them 20 mugs')).toEqual(['add | mug | 20']);
  });
});
