import { describe, expect, test } from 'vitest';
import { lantern, linesOf, readInDemo } from './read-order.ts';

const read = readInDemo();

test.each([
  ['床头灯鼠尾草绿一对', [['ceramic-bedside-lamp-sage-38-cm', 2]]],
  ['a pair of bedside lamps sage', [['ceramic-bedside-lamp-sage-38-cm', 2]]],
  ['โคมไฟข้างเตียงสีเสจ 2 คู่', [['ceramic-bedside-lamp-sage-38-cm', 4]]],
])('a pair of what is sold singly is two, never surely: %s', async (text, lines) => {
  const answer = await read(text);
  expect(linesOf(answer)).toEqual(lines);
  expect(answer.items.every(({ confidence }) => confidence < 0.8)).toBe(true);
});

test.each([
  ['黑色对杯一对', [['pair-of-tea-cups-black-80-ml', 1]]],
  ['凉鞋黑色38两对', [['two-strap-sandals-black-eu-38', 2]]],
  ['a pair of sandals black 38', [['two-strap-sandals-black-eu-38', 1]]],
  ['รองเท้าสานดำ 38 1 คู่', [['two-strap-sandals-black-eu-38', 1]]],
])('a pair of what is sold by the pair is one: %s', async (text, lines) => {
  expect(linesOf(await read(text))).toEqual(lines);
});

describe('a colour in front of a name', () => {
  test.each([
    [
      'is not that of what is named later',
      '红灯笼绸布的40cm 20个 30cm 10个 金色40cm 6个',
      [
        [lantern, 20],
        ['silk-lantern-red-30-cm', 10],
        ['silk-lantern-gold-40-cm', 6],
      ],
    ],
    [
      'nor of what follows what it is for',
      '红灯笼30公分8个 过年用的 金色40公分也来6个',
      [
        ['silk-lantern-red-30-cm', 8],
        ['silk-lantern-gold-40-cm', 6],
      ],
    ],
    [
      'nor so in English',
      'red silk lanterns 30cm 8, for new year, gold 40cm also 6',
      [
        ['silk-lantern-red-30-cm', 8],
        ['silk-lantern-gold-40-cm', 6],
      ],
    ],
  ])('%s', async (_, text, lines) => {
    expect(linesOf(await read(text))).toEqual(lines);
  });

  test('and of goods that are not known makes no line of others', async () => {
    const { items } = await read('红灯笼30公分8个 塑料椅 金色40公分6个');
    expect(items.map(({ sku_id }) => sku_id)).toEqual(['silk-lantern-red-30-cm']);
  });
});
