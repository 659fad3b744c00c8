import { describe, expect, test } from 'vitest';
import { readInDemo } from './read-order.ts';

const read = readInDemo();

describe('low and high ones of one kind, each counted,', () => {
  test.each([
    'round wooden stool walnut low x4 high x2',
    'round wooden stools walnut low 4, high 2',
    '圆木凳 胡桃色 矮的4 高的2',
    '圆木凳 胡桃色 矮4个 高2个',
    'เก้าอี้ไม้กลมสีวอลนัท เตี้ย 4 สูง 2',
  ])('are two sizes of it: %s', async (text) => {
    const { items } = await read(text);
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['Round wooden stool']));
    const sizes = items.map(({ size }) => size);
    expect(new Set(sizes)).toEqual(new Set(['45 cm', '65 cm']));
    expect(items.every(({ confidence }) => confidence < 0.8)).toBe(true);
  });

  test('are still found by these words in what is said of them later', async () => {
    const { items } = await read('圆木凳 橡木 高的4张 矮的6张\n抱枕黄色10\n凳子矮的不要了');
    expect(items.filter(({ name }) => name === 'Round wooden stool').map(({ size }) => size)).toEqual([
      '65 cm',
    ]);
  });

  test('are named by one of them where only one is said', async () => {
    const { items } = await read('star high-top sneaker brick red 39 x2');
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([['Star high-top sneaker', 2]]);
  });
});

describe('boxes of so many', () => {
  test('are all that is in them, which is asked about', async () => {
    const { items } = await read('4 boxes of 6 heatproof glasses 280ml clear');
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([['Heat-proof water glass', 24]]);
    expect(items[0]?.confidence).toBeLessThan(0.8);
  });

  test('are boxes where what follows is a measure', async () => {
    const { items } = await read('3 boxes of 100 g jasmine green tea white');
    expect(items.map(({ quantity }) => quantity)).toEqual([3]);
  });
});
