import { describe, expect, test } from 'vitest';
import { linesOf, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('another size instead of the one that was said', () => {
  test.each([
    ['抽绳短裤藏青M 3条，不要M换成L', 'drawstring-shorts-navy-l', 3],
    ['กางเกงขาสั้นเชือกรูดกรม M 3 ตัว เอา L แทน', 'drawstring-shorts-navy-l', 3],
    ['กางเกงขาสั้นเชือกรูดกรม L แทน M 3 ตัว', 'drawstring-shorts-navy-l', 3],
    ['drawstring shorts navy L instead of M, 3 pcs', 'drawstring-shorts-navy-l', 3],
    ['flask 500 navy 10 ... no wait flask 750', 'stainless-flask-navy-750-ml', 10],
  ])('takes its place, with its quantity: %s', async (text, skuId, quantity) => {
    expect(linesOf(await read(text))).toEqual([[skuId, quantity]]);
  });
});

describe('a size or colour that there is none of', () => {
  test('is no more of the one before, which is to be checked', async () => {
    const { items, unmatched } = await read('大象刺绣T恤米白M 20 L 20 XL 10');
    expect(items.map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
      ['elephant-embroidered-tee-off-white-m', 20],
      ['elephant-embroidered-tee-off-white-l', 20],
    ]);
    expect(unmatched).toEqual(['XL 10']);
  });
});
