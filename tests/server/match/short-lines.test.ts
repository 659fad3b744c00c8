import { describe, expect, test } from 'vitest';
import { lantern, linesOf, mug, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('a line that says little', () => {
  test.each([
    [
      'a size in figures where the next one has the colour',
      'rattan pendant 55 white one piece',
      [['rattan-pendant-lamp-white-55-cm', 1]],
    ],
    [
      'a size in figures of the colours behind it',
      'กระบอกน้ำสแตนเลส 750 ขาว 4 กรม 4',
      [
        ['stainless-flask-white-750-ml', 4],
        ['stainless-flask-navy-750-ml', 4],
      ],
    ],
    [
      'a size in figures where others are counted before',
      '2 office mugs charcoal and the rattan pendant white 55',
      [
        ['plain-office-mug-charcoal-350-ml', 2],
        ['rattan-pendant-lamp-white-55-cm', 1],
      ],
    ],
    [
      'a sort of what was named before',
      '乌龙茶罐150克10罐；炭焙的黑色也要6罐',
      [
        ['oolong-tea-tin-green-150-g', 10],
        ['roasted-oolong-tin-black-150-g', 6],
      ],
    ],
    [
      'another colour of it',
      'wave mug blue 350ml x4, same in sage x6',
      [
        [mug, 4],
        ['wave-ceramic-mug-sage-350-ml', 6],
      ],
    ],
    [
      'a colour whose line is corrected, and not the last one',
      '红灯笼40公分3个 金的2个 红的改成5个',
      [
        [lantern, 5],
        ['silk-lantern-gold-40-cm', 2],
      ],
    ],
    [
      'what is ordered instead of what is not wanted any more, and not the line before',
      '红灯笼40公分3个\n海浪杯350毫升蓝色2个\n算了海浪杯不要了 换成金色灯笼40公分4个',
      [
        [lantern, 3],
        ['silk-lantern-gold-40-cm', 4],
      ],
    ],
    [
      'a colour that is not wanted of what was named before the last',
      '红灯笼40公分3个 金的2个 海浪杯350毫升蓝色8个。刚才金的不要了',
      [
        [lantern, 3],
        [mug, 8],
      ],
    ],
    [
      'a correction of another line behind what is not wanted any more',
      'red silk lantern 40cm 3, blue wave mug 350ml 2, no mugs, make the lanterns 5',
      [[lantern, 5]],
    ],
    [
      'other colours of what was named before, though other goods are called so',
      'silk lanterns 40cm 3 red, 2 gold',
      [
        [lantern, 3],
        ['silk-lantern-gold-40-cm', 2],
      ],
    ],
    [
      'a correction of what was not ordered',
      '红灯笼40公分3个，金的减到2个',
      [
        [lantern, 3],
        ['silk-lantern-gold-40-cm', 2],
      ],
    ],
  ])('is %s', async (_, text, expected) => {
    expect(linesOf(await read(text))).toEqual(expected);
  });

  test('as many of another size of each colour are so of each colour too, and not sure', async () => {
    const { items } = await read('elephant embroidered tee, size L, 5 of each colour. and the same in M');
    const others = items.filter(({ sku_id }) => sku_id.endsWith('-m'));
    expect(others.map(({ quantity, confidence }) => [quantity, confidence < 0.8])).toEqual([
      [5, true],
      [5, true],
      [5, true],
    ]);
  });

  test('a figure that is a size of the product too is never surely how many', async () => {
    const { items } = await read('oak stools 45');
    expect(items.map(({ quantity, confidence }) => [quantity, confidence >= 0.8])).toEqual([[45, false]]);
  });

  test('a product named twice may be a correction, and is not sure', async () => {
    const { items } = await read('red silk lantern 40cm 5, blue wave mug 350ml 2, red silk lantern 40cm 3');
    expect(items.map(({ sku_id, quantity, confidence }) => [sku_id, quantity, confidence >= 0.8])).toEqual([
      [lantern, 8, false],
      [mug, 2, true],
    ]);
  });

  test.each([
    [
      'colour and size of what was counted before',
      '一条皮带不用，帮我加 2 个折叠台灯，白色12',
      [['folding-study-lamp-white-12-w', 2]],
    ],
    ['the smaller one by its measure', '毛巾沙色小号3条', [['cotton-towel-sand-35-x-75-cm', 3]]],
    ['a large one instead', 'basket green เล็ก 5 不对 ใหญ่ 5', [['woven-market-basket-green-36-cm', 5]]],
    [
      'not what is denied behind it',
      'office mug charcoal x 12 (not 300!)',
      [['plain-office-mug-charcoal-350-ml', 12]],
    ],
  ])('%s is meant', async (_, text, expected) => {
    expect(linesOf(await read(text))).toEqual(expected);
  });

  test.each([['ได้ แล้วนะคะ'], ['lanterns:'], ['4个就行了，别的不用']])('%s orders nothing', async (text) => {
    expect((await read(text)).items).toEqual([]);
  });
});
