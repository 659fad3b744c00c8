import { readFileSync } from 'node:fs';
import { expect, test, describe } from 'vitest';
import { parse } from 'yaml';
import { maxUploadBytes } from '../../domain/limits.ts';
import { allWords, keysOf, textsOf, wordPlaces, wordsIn } from './all-words.ts';
import type { Words } from './all-words.ts';

const [zh, en, th] = [allWords('zh'), allWords('en'), allWords('th')];

/** What a text lets in: values in braces, without their format, and tags; each named once. */
function holesOf(text: string): readonly string[] {
  const holes = text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? [];
  return [...new Set(holes.map((hole) => hole.replace(/,.*\}\}$/, '}}')))].toSorted();
}

function holesByKey(words: Words): ReadonlyMap<string, readonly string[]> {
  return new Map(textsOf(words).map(({ key, text }) => [key, holesOf(text)]));
}

const languages: readonly (readonly ['zh' | 'en' | 'th', Words])[] = [
  ['zh', zh],
  ['en', en],
  ['th', th],
];

describe.each(languages)('the words of %s', (language, words) => {
  test.each(wordPlaces)('compared with the English ones have the same keys: %s', (place) => {
    expect(keysOf(wordsIn(place, language))).toEqual(keysOf(wordsIn(place, 'en')));
  });

  test('are all there', () => {
    expect(textsOf(words).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('that depend on a count have the plurals of the language', () => {
    const kinds = language === 'en' ? ['one', 'other'] : ['other'];
    const counted = keysOf(en, 'other');
    expect((['one', 'other'] as const).map((plural) => keysOf(words, plural))).toEqual(
      (['one', 'other'] as const).map((plural) => (kinds.includes(plural) ? counted : [])),
    );
  });

  test('compared with the English ones let the same values in', () => {
    const english = holesByKey(en);
    const differing = textsOf(words).filter(
      ({ key, text }) => holesOf(text).join() !== english.get(key)?.join(),
    );
    // A count of one may be said without its figure.
    expect(differing.filter(({ plural }) => plural !== 'one')).toEqual([]);
  });

  test('of a file that is too large say how large it may be', () => {
    const text = textsOf(words).find(({ key }) => key === 'reason.file_too_large')?.text;
    expect(text).toContain(` ${maxUploadBytes / 1024 / 1024} MB`);
  });

  test('know every reason of the contract, and no other', () => {
    const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
      components: { schemas: { Reason: { enum: readonly string[] } } };
    };
    const said = keysOf(words).filter((key) => key.startsWith('reason.'));
    // `_by` words the same reason where it is known who caused it, `_cancelled` where that ended it,
    // `_counted` where something was counted, `_named` of a product, `_now` of the status that it has.
    const known = [...new Set(said.map((key) => key.replace(/_(by|cancelled|counted|named|now)$/, '')))];
    expect(known).toEqual(contract.components.schemas.Reason.enum.map((word) => `reason.${word}`).toSorted());
  });
});

describe('a key', () => {
  test('is defined in one place', () => {
    const keys = wordPlaces.flatMap((place) => keysOf(wordsIn(place, 'en')));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the Chinese and Thai words', () => {
  test('with an English sentence among them are found', () => {
    const latinSentence = /[A-Za-z]+ [a-z]+ [a-z]+/;
    expect(textsOf(zh).filter(({ text }) => latinSentence.test(text))).toEqual([]);
    expect(textsOf(th).filter(({ text }) => latinSentence.test(text))).toEqual([]);
  });

  test('put a space between Chinese and figures', () => {
    const glued = /[\u4e00-\u9fff](\d|\{\{)|(\d|\}\})[\u4e00-\u9fff]/;
    const spaced = textsOf(zh).filter(({ text }) => glued.test(text));
    expect(spaced).toEqual([]);
  });
});
