import { describe, expect, test } from 'vitest';
import { readInDemo } from './read-order.ts';

const read = readInDemo();
const sizes = async (text: string) =>
  (await read(text)).items.map(({ size, quantity }) => [size, quantity]).toSorted();

describe('so many of each size, of which none is named,', () => {
  test.each([
    ['24 kids ghost tee coral, 8 each size'],
    ['kids ghost tee coral 8 each size'],
    ['kids ghost tee coral 8 per size'],
    ['เสื้อเด็กลายผีสีส้ม ไซส์ละ 8'],
  ])('are a line of each size that there is, which is asked about: %s', async (text) => {
    expect(await sizes(text)).toEqual([
      ['100 cm', 8],
      ['110 cm', 8],
      ['120 cm', 8],
    ]);
    expect((await read(text)).items.every(({ confidence }) => confidence < 0.8)).toBe(true);
  });

  test('are those of another colour behind sizes of the first', async () => {
    const { items, unmatched } = await read('长袖条纹 黄M3 L3 XL3，蓝绿三个码各2件');
    const teal = items.filter(({ color }) => color === 'Teal');
    expect(teal.map(({ size, quantity }) => [size, quantity]).toSorted()).toEqual([
      ['L', 2],
      ['M', 2],
      ['XL', 2],
    ]);
    expect(unmatched).toEqual([]);
  });

  test('that do not come to what was said in all are one line of that, which is asked about', async () => {
    const { items } = await read('20 kids ghost tee coral, 8 each size');
    expect(items.map(({ quantity }) => quantity)).toEqual([20]);
    expect(items[0]?.confidence).toBeLessThan(0.8);
  });

  test('are of the sizes that are named, where some are', async () => {
    expect(await sizes('kids ghost tee coral 100 and 120, 8 each size')).toEqual([
      ['100 cm', 8],
      ['120 cm', 8],
    ]);
  });
});
