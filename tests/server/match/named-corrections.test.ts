import { describe, expect, test } from 'vitest';
import { sureFrom } from '../../../domain/orders/order-draft.ts';
import { linesOf, readInDemo, type Answer } from './read-order.ts';

const read = readInDemo();
const [red, teal, gold] = ['silk-lantern-red-30-cm', 'silk-lantern-teal-40-cm', 'silk-lantern-gold-40-cm'];
const [mug, tea] = ['wave-ceramic-mug-blue-350-ml', 'oolong-tea-tin-green-150-g'];

const areSure = ({ items }: Answer) => items.map(({ confidence }) => confidence >= sureFrom);

describe('a correction that names a colour', () => {
  test.each([
    'Silk lantern red 30cm 5, teal 40cm 2. make the red 7',
    'Silk lantern red 30cm 5, teal 40cm 2. change red to 7',
    'Silk lantern red 30cm 5, teal 40cm 2. actually make red 7',
    'Silk lantern red 30cm 5, teal 40cm 2. red 7 not 5',
    '红绸灯笼红30厘米5个，40厘米青色2个，红的改成7个',
    'โคมผ้าไหมแดง 30 ซม 5, เขียว 40 ซม 2 แก้สีแดงเป็น 7',
  ])('changes the line of that colour, which stands before another one: %s', async (text) => {
    const answer = await read(text);
    expect(linesOf(answer)).toEqual([
      [red, 7],
      [teal, 2],
    ]);
    expect(areSure(answer)[0]).toBe(true);
  });

  test.each([
    [
      'Wave mug blue 350ml 5, oolong tea tin 150g 3, make the blue 10',
      [
        [mug, 10],
        [tea, 3],
      ],
    ],
    [
      'เสื้อคอวี ฟ้า L 3 ตัว, กางเกงขาสั้น กรม XL 2 ตัว แก้ ฟ้า เป็น 6',
      [
        ['soft-modal-v-neck-tee-blue-l', 6],
        ['drawstring-shorts-navy-xl', 2],
      ],
    ],
  ])(
    'changes the line of that colour, which is of other goods than the last one: %s',
    async (text, lines) => {
      const answer = await read(text);
      expect(linesOf(answer)).toEqual(lines);
      expect(areSure(answer)).toEqual([true, true]);
    },
  );

  test('that several lines have asks which of them', async () => {
    const answer = await read('Silk lantern red 30cm 5, red 40cm 2. make the red 7');
    expect(areSure(answer)).toEqual([false, false]);
    for (const { candidates = [] } of answer.items)
      expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining([red, 'silk-lantern-red-40-cm']));
  });

  test('that no line has asks whether the last one is meant', async () => {
    const { items } = await read('Silk lantern red 30cm 5, teal 40cm 2. make the gold 7');
    const [first, last] = items;
    expect([first?.sku_id, first?.quantity]).toEqual([red, 5]);
    expect(last?.confidence).toBeLessThan(sureFrom);
    expect(last?.candidates?.map(({ id }) => id)).toEqual(expect.arrayContaining([gold, teal]));
  });
});

describe('a colour that is not wanted', () => {
  test.each([
    ['红绸灯笼红30厘米5个，40厘米青色2个，红的不要了', [[teal, 2]]],
    ['Wave mug blue 350ml 5, oolong tea tin 150g 3, cancel the blue', [[tea, 3]]],
  ])('takes out the line of that colour, wherever it stands: %s', async (text, lines) => {
    expect(linesOf(await read(text))).toEqual(lines);
  });

  test('that no line has is a remark', async () => {
    const answer = await read('Silk lantern gold 40cm 5, teal 40cm 2. cancel the red');
    expect(linesOf(answer)).toEqual([
      [gold, 5],
      [teal, 2],
    ]);
    expect(answer.remark).toBe('cancel the red');
  });
});

describe('a correction to a size that other goods have', () => {
  test('with as many as the last line has changes that line', async () => {
    const answer = await read('silk lantern red 40cm 4, rattan pendant lamp white 55cm 6. sorry 40cm 6');
    expect(linesOf(answer)).toEqual([
      ['silk-lantern-red-40-cm', 4],
      ['rattan-pendant-lamp-white-40-cm', 6],
    ]);
  });

  test('with another quantity than the last line asks', async () => {
    const answer = await read('silk lantern red 40cm 4, rattan pendant lamp white 55cm 6. sorry 40cm 7');
    expect(areSure(answer)).toEqual([false, true]);
  });
});

describe('a line of a text that is corrected', () => {
  test.each([
    'Silk lantern red 30cm x5, teal 40cm x2. sorry make the red 7\n1 1/2 dozen silk lantern gold 30cm',
    'Silk lantern red 30cm x5, teal 40cm x2. sorry make the red 7\n1\nsilk lantern gold 30cm 2',
    'Silk lantern red 30cm x5, teal 40cm x2. no, red 30cm',
    'Silk lantern red 30cm x5, teal 40cm x2. make the gold 7',
    'Silk lantern red 30cm x5, red 40cm x2. make the red 7',
    'Wave mug blue 350ml x5, oolong tea tin 150g x2. make the red 7',
  ])('does not become part of another one, and nothing that is said vanishes: %s', async (text) => {
    const { items, unmatched, remark = '' } = await read(text);
    const said = [...items.map(({ source_text }) => source_text), ...unmatched, remark].join(' ');
    for (const word of text.match(/[\d/]+(?:cm|ml|g)?|teal|red|gold|blue|tea/g) ?? [])
      expect(said).toContain(word);
    expect(items.length).toBe(/gold 30cm/.test(text) ? 3 : 2);
    expect(new Set(items.map(({ sku_id }) => sku_id)).size).toBe(items.length);
  });
});
