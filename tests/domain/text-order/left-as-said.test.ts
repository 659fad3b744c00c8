import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

/** What stands beside goods and looks like a total, a share, a size that is said behind, or a remark, and is none. */
describe('is left as it was said:', () => {
  test.each([
    ['trainers 12 size 40, 10 size 41', ['trainer 40 | 12', 'trainer 41 | 10']],
    ['gloves 10 size 7, 20 size 8', ['glove 7 | 10', 'glove 8 | 20']],
    ['杯子30个,白色12个,其余黑色18个', ['杯子 | 30', '杯子 白色 | 12', '其余 黑色 | 18']],
    ['ผ้า 500 ผืน ขาว 200 ที่เหลือดำ 300', ['ผ้า | 500', 'ผ้า ขาว | 200', 'ที่เหลือ ดำ | 300']],
    ['trainers size 42, 5 white, the rest black', ['trainer 42 white | 5', 'rest black | -']],
    ['运动鞋42码 白5 剩下黑', ['运动鞋 42 白 | 5', '剩下 黑 | -']],
    ['mugs 50 baht, 10 white, the rest black', ['mug white | 10', 'rest black | -']],
    ['iphone 15 cases, 5 black, the rest white', ['iphone | 15', 'iphone black | 5', 'rest white | -']],
    ['毛巾30条,10条白色,另外黑色帽子5顶', ['毛巾 | 30', '毛巾 白色 | 10', '黑色 帽子 | 5']],
    ['30 towels, 10 white, other black hats 5', ['towel | 30', 'towel white | 10', 'other black hat | 5']],
    ['要(红色)毛巾10条', ['红色 毛巾 | 10']],
    ['add (blue) mugs 10', ['blue mug | 10']],
    ['苹果一箱 10个橙子', ['苹果 | 1', '橙子 | 10']],
    ['put 5 white mugs on the order', ['white mug | 5']],
    ['gps tracking device 5', ['gps tracking device | 5']],
    ['刷卡机2台', ['刷卡机 | 2']],
    ['快递单号贴纸10卷', ['快递单号贴纸 | 10']],
    ['ground floor lamp 5', ['ground floor lamp | 5']],
    ['可不可以微信付款 毛巾10条', ['微信付款 毛巾 | 10']],
    ['tom kha 5 packs', ['tom kha | 5']],
    ['5 red mugs, 5 cups same colour as last time', ['red mug | 5', 'cup | 5']],
    ['shirts short M 5, long L 3', ['shirt short m | 5', 'long l | 3']],
    ['杯子100个九成新的', ['杯子 | 100', '九成新 | -']],
    ['higher quality mugs 10', ['higher quality mug | 10']],
  ])('%s', (text, lines) => {
    expect(readInBrief(text).items).toEqual(lines.map((line) => `add | ${line}`));
  });

  test.each([
    ['取消(毛巾)', ['drop | 毛巾 | -']],
    ['remove (the mugs), add 5 cups', ['drop | mug | -', 'add | cup | 5']],
    [
      '10 red towels, 5 mugs, not the same colour',
      ['add | red towel | 10', 'add | mug | 5', 'drop | colour | -'],
    ],
  ])('%s', (text, items) => {
    expect(readInBrief(text).items).toEqual(items);
  });
});
