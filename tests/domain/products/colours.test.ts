import { describe, expect, test } from 'vitest';
import { colourIn, colours } from '../../../domain/products/colours.ts';

describe('a colour', () => {
  test.each([
    ['zh', 'Brick red', '砖红'],
    ['zh', 'red', '红色'],
    ['th', 'Red', 'แดง'],
    ['th', '白色', 'ขาว'],
    ['en', 'สีแดง', 'Red'],
    ['en', '青花', 'Blue and white'],
    ['zh', '大红', '大红'],
    ['en', 'Burgundy', 'Burgundy'],
    ['zh', 'Sunset No. 5', 'Sunset No. 5'],
    ['zh', '', ''],
  ])('in %s: %s is %s', (language, typed, shown) => {
    expect(colourIn(language, typed)).toBe(shown);
  });

  test('has a word in each language, and each word is of one colour', () => {
    const words = colours.flatMap(({ zh, en, th }) =>
      [...zh, ...en, ...th].map((word) => word.toLowerCase()),
    );
    expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([]);
    expect(colours.filter(({ zh, en, th }) => [zh, en, th].some((own) => own.length === 0))).toEqual([]);
  });

  test('is a shade of colours that are known', () => {
    const names = new Set(colours.flatMap(({ en }) => en));
    expect(colours.flatMap(({ shadeOf }) => shadeOf).filter((name) => !names.has(name))).toEqual([]);
  });
});
