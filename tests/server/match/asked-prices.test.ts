import { describe, expect, test } from 'vitest';
import { linesOf, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('a price that is asked about', () => {
  test.each([
    ['冰霸杯1.2L 粉色10。价格还是299对吧？', 'car-tumbler-with-straw-pink-12-l', 10],
    ['หมวกสานสีทราย 8 ใบ (215 ใช่ไหม)', 'wide-brim-straw-hat-sand-58-cm', 8],
  ])('is no quantity: %s', async (text, skuId, quantity) => {
    expect(linesOf(await read(text))).toEqual([[skuId, quantity]]);
  });
});
