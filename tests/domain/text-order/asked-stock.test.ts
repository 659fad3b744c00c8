import { describe, expect, test } from 'vitest';
import { readInBrief } from './reading.ts';

describe('goods of which it is asked how many there are, or in which colours', () => {
  test.each([
    ['保温杯还剩多少？蓝色的来8个', 'add | 保温杯 蓝色 | 8'],
    ['保温杯还有几个？蓝色的来8个', 'add | 保温杯 蓝色 | 8'],
    ['丝绸灯笼有什么颜色？红的要3个', 'add | 丝绸灯笼 红 | 3'],
    ['how many flasks are left? 8 of the navy', 'add | flask navy | 8'],
    ["how many wide flasks do you have left? i'll take 8 in navy", 'add | wide flask navy | 8'],
    ['what colours does the silk lantern come in? 3 red please', 'add | silk lantern red | 3'],
    ['กระติกน้ำเหลือกี่ใบคะ เอาสีกรม 8 ใบ', 'add | กระติกน้ำ สีกรม | 8'],
    ['กระติกน้ำเหลือเท่าไหร่คะ เอาสีกรม 8 ใบ', 'add | กระติกน้ำ สีกรม | 8'],
    ['กระติกน้ำมีสีอะไรบ้าง เอาสีกรม 8 ใบ', 'add | กระติกน้ำ สีกรม | 8'],
  ])('are what is ordered behind it: %s', (text, item) => {
    expect(readInBrief(text)).toEqual({ items: [item], remarks: [], others: [] });
  });

  test.each(['保温杯还有几个', 'how many flasks are left?', 'กระติกน้ำเหลือกี่ใบคะ'])(
    'are no order where nothing is: %s',
    (text) => {
      expect(readInBrief(text).others.join('')).toContain(text.replace('คะ', ''));
    },
  );

  test('how many are in a pack is no question after goods', () => {
    expect(readInBrief('5 red umbrellas, how many in a box?').items[0]).toBe('add | red umbrella | 5');
  });
});
