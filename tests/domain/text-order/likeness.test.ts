import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../domain/search/search-text.ts';
import { likeness } from '../../../domain/text-order/lines/likeness.ts';

const line = (text: string) => lineOf(text, (same) => same);
const like = (typed: string, name: string) =>
  likeness(
    { compact: typed, words: [typed], isHan: false, isThai: false },
    { names: [line(name)], color: line(''), size: line(''), style: line(''), all: line(name).compact },
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
