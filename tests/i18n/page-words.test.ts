import { describe, expect, test } from 'vitest';
import { pageWords } from '../../src/public-pages/page-words.ts';

/** Every text of the public pages by its place. */
function textsOf(node: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  return typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([name, value]) => textsOf(value, `${path}.${name}`));
}

const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).join();

describe.each(['zh', 'en', 'th'] as const)('the public pages in %s', (language) => {
  const texts = textsOf(pageWords[language]);

  test('say as much as the English ones, place by place, and let the same values in', () => {
    const shape = (all: typeof texts) => all.map(([path, text]) => [path, holesOf(text)]);
    expect(shape(texts)).toEqual(shape(textsOf(pageWords.en)));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have six features, three examples of what shops might say, and a hero of two lines', () => {
    const { features, quotes, heading } = pageWords[language].landing;
    expect([features.length, quotes.length, heading.length]).toEqual([6, 3, 2]);
  });
});

describe('the Chinese and Thai public pages', () => {
  test('with an English sentence among them are found', () => {
    const latinSentence = /[A-Za-z]+ [a-z]+ [a-z]+/;
    const texts = [...textsOf(pageWords.zh), ...textsOf(pageWords.th)];
    expect(texts.filter(([, text]) => latinSentence.test(text))).toEqual([]);
  });

  test('put a space between Chinese and figures or Latin', () => {
    const glued = /[\u4e00-\u9fff][\dA-Za-z]|[\dA-Za-z][\u4e00-\u9fff]/;
    expect(textsOf(pageWords.zh).filter(([, text]) => glued.test(text))).toEqual([]);
  });
});
