import { describe, expect, test } from 'vitest';
import { partsIn, type Condition } from '../../../domain/search/condition.ts';
import { createLexicon } from '../../../domain/search/lexicon.ts';
import { nearConditions, nearConditionsOf } from '../../../domain/search/near-conditions.ts';
import { lettersOf } from '../../../domain/search/near-names.ts';
import { findableText, simplify } from '../../../server/search/findable-text.ts';

const language = { lexicon: createLexicon([], simplify), simplify };

/** As the function `search_keys` of the database makes them: words, pairs of letters, and Chinese letters. */
function keysOf(product: { readonly name: string; readonly color?: string; readonly size?: string }) {
  const lines = findableText(product).split('\n');
  return lines.flatMap((line, at) => {
    const letters = Array.from(line.replaceAll(' ', ''));
    const [word, part] = at < 3 ? ['n', 'o'] : ['a', 'b'];
    const single = letters.filter((letter) => /\p{Script=Han}/u.test(letter));
    const pairs = letters.slice(1).map((letter, before) => (letters[before] ?? '') + letter);
    return [
      ...line.split(' ').map((text) => word + text),
      ...[...single, ...pairs].map((text) => part + text),
    ];
  });
}

function meets(condition: Condition, keys: readonly string[]): boolean {
  if ('key' in condition) return keys.includes(condition.key);
  if ('prefix' in condition) return keys.some((key) => key.startsWith(condition.prefix));
  if ('all' in condition) return condition.all.every((part) => meets(part, keys));
  if ('any' in condition) return condition.any.some((part) => meets(part, keys));
  return meets(condition.first, keys) && !meets(condition.without, keys);
}

function finds(read: string, product: Parameters<typeof keysOf>[0]): boolean {
  return nearConditions(read, language).some(({ condition }) => meets(condition, keysOf(product)));
}

describe('the product that a text is a misreading of', () => {
  test.each([
    ['Stoneware teapot', 'q'],
    ['Whitening toothpaste', 'q'],
    ['粗陶茶壶套装', '龘'],
    ['象山咖啡豆', '龘'],
    ['ยาสีฟันสมุนไพร', 'ฬ'],
    ['สมุดมีเส้น', 'ฬ'],
  ])('%s is found whichever letter is wrong, left out or added', (name, strange) => {
    const letters = lettersOf(name.replaceAll(' ', ''));
    const misread = letters.flatMap((letter, at) =>
      [strange, '', letter + strange].map((wrong) => letters.with(at, wrong).join('')),
    );
    expect(misread.filter((read) => !finds(read, { name }))).toEqual([]);
  });

  test.each([
    ['with two letters wrong', 'Whitaning toothqaste', { name: 'Whitening toothpaste' }],
    ['with a number', 'Lemom soap 300 ml', { name: 'Lemon soap', size: '300 ml' }],
    ['with a colour and a size', 'Oxfond shirt white M', { name: 'Oxford shirt', color: 'White', size: 'M' }],
    [
      'with two letters wrong amid many words',
      'Big fet dog and cat bad for car or van im a box',
      { name: 'Big pet dog and cat bed for car or van in a box' },
    ],
    ['with a colour in the name', '白色牛津纺衬彩', { name: '白色牛津纺衬衫' }],
  ])('is found %s', (_, read, product) => {
    expect(finds(read, product)).toBe(true);
  });
});

describe('a product', () => {
  test.each([
    ['of another number', 'Lemom soap 500 ml', { name: 'Lemon soap', size: '300 ml' }],
    ['of another colour', 'Oxfond shirt white', { name: 'Oxford shirt', color: 'Navy' }],
    ['of other goods', 'Stoneware teapot', { name: 'Rattan wall mirror' }],
  ])('%s is not found', (_, read, product) => {
    expect(finds(read, product)).toBe(false);
  });
});

test.each(['', '500 ml', 'Cup', '杯', 'white'])('nothing is looked for by the text “%s”', (read) => {
  expect(nearConditions(read, language)).toEqual([]);
});

describe('of a name of many words and figures', () => {
  const pairs = Array.from({ length: 40 }, (_, at) => `${'abcdefgh'[at % 8]}${'klmno'[at % 5]}`);
  const hostile = [
    pairs.map((word, at) => `${word} ${at % 10}`).join(' '),
    pairs.map((word, at) => `${word}${at % 10}`).join(''),
    Array.from({ length: 100 }, (_, at) => 'abcdefgh'[at % 8]).join(' '),
    Array.from({ length: 100 }, (_, at) => '茶杯碗盘'[at % 4]).join('1'),
  ].map((name) => name.slice(0, 200));

  test.each(hostile)('there are few conditions: %s', (name) => {
    const alternatives = nearConditions(name, language).map(({ condition }) =>
      'any' in condition ? condition.any.length : 1,
    );
    expect(alternatives.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(8 + 56);
  });

  test('there are no more of many names than of many usual ones', () => {
    const names = Array.from({ length: 200 }, (_, at) => `${hostile[0]?.slice(0, 190)} ${at}`);
    const parts = [...nearConditionsOf(names, language).values()]
      .flat()
      .map(({ condition }) => partsIn(condition));
    expect(parts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100_000);
    const usual = Array.from({ length: 200 }, (_, at) => `Whitening toothpaste for all ${at}`);
    expect(nearConditionsOf(usual, language).size).toBe(200);
  });
});
