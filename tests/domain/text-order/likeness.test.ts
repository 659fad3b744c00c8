import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../domain/search/search-text.ts';
import { soundOf } from '../../../server/search/sound-of.ts';
import { likeness } from '../../../domain/text-order/lines/likeness.ts';

const line = (text: string) => lineOf(text, (same) => same);
const like = (typed: string, name: string) =>
  likeness(
    { compact: typed, words: [typed], isHan: /\p{Script=Han}/u.test(typed), isThai: false },
    { names: [line(name)], color: line(''), size: line(''), style: line(''), all: line(name).compact },
    soundOf,
  );

describe('a word that is spelled as it is heard', () => {
  test.each([
    ['bambu', 'Bamboo toothbrush'],
    ['elefant', 'Elephant plush toy'],
    ['kotton', 'Cotton tote bag'],
  ])('%s is like a word of %s', (typed, name) => {
    expect(like(typed, name)).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['bambi', 'Bamboo toothbrush'],
    ['root', 'Rattan mirror'],
    ['celery', 'Seal stamp'],
  ])('%s is like none of %s', (typed, name) => {
    expect(like(typed, name)).toBe(0);
  });
});

describe('a Chinese word of letters that sound alike', () => {
  test.each([
    ['速甘', '速干运动T恤'],
    ['条文', '条纹长袖T恤'],
    ['小幽零', '小幽灵童装T恤'],
    ['莫待尔', '莫代尔V领T恤'],
  ])('%s is like the name %s', (typed, name) => {
    expect(like(typed, name)).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['浴帽', '车缝渔夫帽'],
    ['肃杆', '速干运动T恤'],
    ['白碗', '圆点饭碗'],
  ])('%s is not like %s', (typed, name) => {
    expect(like(typed, name)).toBe(0);
  });
});
