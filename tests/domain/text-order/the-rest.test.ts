import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

const items = (text: string) => readInBrief(text).items;

describe('the rest of so many', () => {
  test.each([
    [
      '24 silk lanterns 30cm, 8 red and the rest gold',
      ['silk lantern 300mm red | 8', 'silk lantern 300mm gold | 16'],
    ],
    [
      '24 silk lanterns 30cm: 8 red, rest gold',
      ['silk lantern 300mm red | 8', 'silk lantern 300mm gold | 16'],
    ],
    [
      '30 polo shirts white, 10 M, 12 L, rest XL',
      ['polo shirt white m | 10', 'polo shirt white l | 12', 'polo shirt white xl | 8'],
    ],
    ['绸灯笼30公分24个 红的8个 其余金色', ['绸灯笼 300mm 红 | 8', '绸灯笼 300mm 金色 | 16']],
    ['绸灯笼30公分24个，8个红的，剩下的都要金色', ['绸灯笼 300mm 红 | 8', '绸灯笼 300mm 金色 | 16']],
    ['纸灯笼一共120个 白的一半 剩下的粉和黄平分', ['纸灯笼 白 | 60', '纸灯笼 粉 | 30', '纸灯笼 黄 | 30']],
    ['โคมผ้าไหม 30 ซม. 24 ลูก แดง 8 ที่เหลือทอง', ['โคมผ้าไหม 300mm แดง | 8', 'โคมผ้าไหม 300mm ทอง | 16']],
    ['8 silk lanterns, 8 red, the rest gold', ['silk lantern | 8', 'silk lantern red | 8', 'rest gold | -']],
    [
      '40 paper lanterns 35cm, half in white and half in pink',
      ['paper lantern 350mm white | 20', 'paper lantern 350mm pink | 20'],
    ],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected.map((line) => `add | ${line}`));
  });
});

describe('shares of so many', () => {
  test.each([
    ['购物袋一共100个,米白六成,靛蓝四成', ['购物袋 米白 | 60', '购物袋 靛蓝 | 40']],
    [
      '40 plain shoppers 35x38, 60% off white 40% indigo',
      ['plain shopper 35 38 offwhite | 24', 'plain shopper 35 38 indigo | 16'],
    ],
    [
      'หมวกบักเกตสีคราม 30 ใบ เอา 57 กับ 59 อย่างละครึ่งนะ',
      ['หมวก บักเกต สีคราม 57 | 15', 'หมวก บักเกต สีคราม 59 | 15'],
    ],
    ['5 plain shoppers, 30% indigo', ['plain shopper 30 indigo | 5']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected.map((line) => `add | ${line}`));
  });
});

describe('so many of each', () => {
  test.each([
    [
      'soaps, a dozen each of white, sage and lavender',
      ['soap white | 12', 'soap sage | 12', 'soap lavender | 12'],
    ],
    [
      '10 each of wave mugs, tea cups and dotted bowls 5in',
      ['wave mug | 10', 'tea cup | 10', 'dotted bowl 5in | 10'],
    ],
    ['soap, 10 of every colour please (white, sage)', ['soap | 10']],
    [
      'tee navy M 6 L 6, off white same sizes 4 each',
      ['tee navy m | 6', 'tee navy l | 6', 'tee offwhite m | 4', 'tee offwhite l | 4'],
    ],
    [
      'polo衫 红色 M10 L20\n藏青 同上',
      ['polo 衫 红色 m | 10', 'polo 衫 红色 l | 20', 'polo 衫 m 藏青 | 10', 'polo 衫 l 藏青 | 20'],
    ],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected.map((line) => `add | ${line}`));
  });
});
