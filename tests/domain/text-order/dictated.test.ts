import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

describe('an order that is dictated without a stop', () => {
  test.each([
    [
      'in Thai, with sizes by the names of their letters',
      'เอาเสื้อเชิ้ตสีดำไซส์แอลห้าตัวสีกรมไซส์เอ็กซ์แอลสองตัวกระโปรงสีแดงเอ็มสามตัว',
      ['add | เสื้อเชิ้ต สีดำ l | 5', 'add | เสื้อเชิ้ต สีกรม xl | 2', 'add | กระโปรง สีแดง m | 3'],
    ],
    [
      'in Thai, with sizes in words before how many there are',
      'รองเท้าแตะสีดำเบอร์สี่สิบเอ็ดสามคู่เบอร์สี่สิบสามสองคู่หมวกสองใบ',
      ['add | รองเท้าแตะ สีดำ 41 | 3', 'add | รองเท้าแตะ สีดำ 43 | 2', 'add | หมวก | 2'],
    ],
    [
      'in Chinese, with quantities before the first goods and behind the last',
      '五件黑色衬衫L码三件白色M码杯子两打',
      ['add | 黑色 衬衫 l | 5', 'add | 衬衫 白色 m | 3', 'add | 杯子 | 24'],
    ],
    [
      'in Chinese, with goods counted before a word that adds others',
      '五件黑色衬衫L码再来三件白色M码杯子两打',
      ['add | 黑色 衬衫 l | 5', 'add | 衬衫 白色 m | 3', 'add | 杯子 | 24'],
    ],
    [
      'in Chinese, where other goods begin with another colour, or follow right behind the name',
      '两打白色香皂毛巾十条',
      ['add | 白色 香皂 | 24', 'add | 毛巾 | 10'],
    ],
    [
      'in Chinese, with sizes in words',
      '六双拖鞋黄色四十码再来两双绿色四十二码三条毛巾三十五乘七十五的',
      ['add | 拖鞋 黄色 40 | 6', 'add | 拖鞋 绿色 42 | 2', 'add | 毛巾 35 75 | 3'],
    ],
    [
      'in English, with a size in words behind the last of what is counted before',
      'we would like six vases red forty centimetres four gold thirty and twenty cups thank you',
      ['add | vase red 400mm | 6', 'add | vase gold 30 | 4', 'add | cup | 20'],
    ],
    [
      'in English, with hundreds said short',
      'six flasks coral seven fifty and four navy five hundred also forty towels thirty by sixty',
      ['add | flask coral 750 | 6', 'add | flask navy 500 | 4', 'add | towel 30 60 | 40'],
    ],
  ])('%s', (_, text, items) => {
    expect(readInBrief(text)).toEqual({ items, remarks: [], others: [] });
  });

  test('more of the same behind goods that were counted before adds to them', () => {
    expect(readInBrief('五件黑色衬衫再来三件').items).toEqual(['add | 黑色 衬衫 | 5', 'more |  | 3']);
  });

  test('a hundred and a digit is short for tens', () => {
    expect(readInBrief('毛巾一百五条，杯子两百零五个').items).toEqual([
      'add | 毛巾 | 150',
      'add | 杯子 | 205',
    ]);
  });

  test('halves of two sizes are two lines', () => {
    expect(readInBrief('12 shirts red half M half L').items).toEqual([
      'add | shirt red m | 6',
      'add | shirt red l | 6',
    ]);
  });

  test('a colour in one letter before what everybody knows is a colour', () => {
    expect(readInBrief('十把红雨伞').items).toEqual(['add | 红 雨伞 | 10']);
  });
});
