import { describe, expect, test } from 'vitest';
import { lantern, linesOf, mug, readInDemo } from './read-order.ts';

const read = readInDemo();

describe('goods with a quantity amid talk', () => {
  test.each([
    [
      'whom they are for, in Chinese',
      '10个红灯笼 40公分的 给隔壁阿姨挂门口',
      [[lantern, 10]],
      ['给隔壁阿姨挂门口'],
    ],
    [
      'whom they are for, in Thai',
      'โคมไฟผ้าไหมแดง 40 ซม คุณยายข้างบ้านฝาก 10 อัน',
      [[lantern, 10]],
      ['คุณยายข้างบ้านฝาก'],
    ],
    [
      'whom they are for, in English',
      'red silk lantern 40 cm for our terrace 10 pcs',
      [[lantern, 10]],
      ['our terrace'],
    ],
    ['a greeting that is not known', '隔壁老王呀～我要红灯笼40公分的10个', [[lantern, 10]], ['隔壁老王']],
    [
      'what they are like, and another colour of them',
      '海浪杯要好看的那种，350毫升蓝色4个 鼠尾草绿6个',
      [
        [mug, 4],
        ['wave-ceramic-mug-sage-350-ml', 6],
      ],
      ['要好看的'],
    ],
  ])('%s', async (_, text, lines, unmatched) => {
    const answer = await read(text);
    expect(linesOf(answer)).toEqual(lines);
    expect(answer.unmatched).toEqual(unmatched);
  });

  test('is no line where nothing of it is a product', async () => {
    const answer = await read('hun just a quick one');
    expect(answer.items).toEqual([]);
  });
});

describe('another colour of goods', () => {
  test.each([
    [
      'of each so many',
      '海浪杯350毫升每色5个',
      [
        [mug, 5],
        ['wave-ceramic-mug-brick-red-350-ml', 5],
        ['wave-ceramic-mug-sage-350-ml', 5],
      ],
    ],
    [
      'as many as before',
      '4 wave mugs blue 350 ml please and the same in sage',
      [
        [mug, 4],
        ['wave-ceramic-mug-sage-350-ml', 4],
      ],
    ],
    [
      'each of them corrected at once',
      'wave mug 350 ml blue 5 sage 5\nsorry, blue 4 sage 6',
      [
        [mug, 4],
        ['wave-ceramic-mug-sage-350-ml', 6],
      ],
    ],
    ['in the size that was said', '红灯笼40公分6个\n灯笼改成金色的', [['silk-lantern-gold-40-cm', 6]]],
  ])('%s', async (_, text, lines) => {
    expect(linesOf(await read(text)).toSorted()).toEqual(lines.toSorted());
  });
});
