import { describe, expect, test } from 'vitest';
import { readInDemo } from './read-order.ts';

const read = readInDemo();
const shown = async (text: string) =>
  (await read(text)).items.map(({ name, color, size, quantity }) => [quantity, name, color, size].join(' '));

describe('a name that says the size of its goods', () => {
  test.each([
    [
      '40 bath towels sand, 60 hand towels sand',
      ['40 Cotton towel Sand 70 × 140 cm', '60 Cotton towel Sand 35 × 75 cm'],
    ],
    ['粉色浴巾30条', ['30 Cotton towel Pink 70 × 140 cm']],
  ])('finds that size: %s', async (text, lines) => {
    expect(await shown(text)).toEqual(lines);
  });

  test('is asked about, also where a product comes in one size alone', async () => {
    for (const text of ['40 bath towels sand', '20 hand towels teal 70x140']) {
      const { items } = await read(text);
      expect(items.map(({ confidence }) => confidence < 0.8)).toEqual([true]);
    }
  });
});

describe('tall and low ones', () => {
  test.each([
    'Could I get 4 of the tall wooden stools in oak and 2 of the low ones in walnut',
    'wooden stools: 4 tall ones in oak, 2 low ones in walnut',
  ])('are sizes of what was named: %s', async (text) => {
    expect(await shown(text)).toEqual([
      '4 Round wooden stool Oak 65 cm',
      '2 Round wooden stool Walnut 45 cm',
    ]);
  });

  test('that are taken back leave the others', async () => {
    expect(await shown('圆木凳 橡木 高的4张 矮的6张\n抱枕黄色10\n凳子矮的不要了')).toEqual([
      '4 Round wooden stool Oak 65 cm',
      '10 Tasselled cushion Mustard 45 cm',
    ]);
  });
});

test('a name and a colour that were both typed by their sound are found', async () => {
  expect(await shown('小幽零童装 珊糊 120 8件')).toEqual(['8 Little ghost kids tee Coral 120 cm']);
});
