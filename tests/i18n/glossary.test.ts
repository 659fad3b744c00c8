import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allWords, textsOf } from './all-words.ts';
import { glossaryLanguages, isLabel, readGlossary, says, without } from './glossary.ts';
import type { GlossaryLanguage, Term } from './glossary.ts';
import { saidIn } from './said-keys.ts';

const { terms, exceptions } = readGlossary();

/** What a language says by key; the forms of a count are one text. */
type Texts = ReadonlyMap<string, string>;

function textsByKey(language: GlossaryLanguage): Texts {
  const texts = new Map<string, string>();
  for (const { key, text } of textsOf(allWords(language)))
    texts.set(key, texts.has(key) ? `${texts.get(key)} / ${text}` : text);
  return texts;
}

const said = { zh: textsByKey('zh'), en: textsByKey('en'), th: textsByKey('th') };

const folder = new URL('../../src/', import.meta.url);
const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** What buttons say, however long it is. */
const captions = screens.flatMap((code) => [
  ...saidIn((code.match(/(?<=<Button\b)[^]*?<\/Button>|\baction=\{t\([^}]+\)/g) ?? []).join('\n')).spelled,
]);

const labels = [
  ...new Set([
    ...textsOf(allWords('en')).flatMap(({ key, text }) => (isLabel(text) ? [key] : [])),
    ...captions.filter((key) => said.en.has(key) && !/^(reason|permission)\./.test(key)),
  ]),
];

/** The languages in which a text does not name a thing. */
function silentIn({ words }: Term, texts: Readonly<Record<GlossaryLanguage, Texts>>, key: string) {
  return glossaryLanguages.filter(
    (language) => !words[language].some((word) => says(language, texts[language].get(key) ?? '', word)),
  );
}

/** Labels that name no thing of the glossary in all three languages, and are no exception. */
function unnamed(texts: Readonly<Record<GlossaryLanguage, Texts>>): readonly string[] {
  return labels.filter(
    (key) => !exceptions.has(key) && !terms.some((term) => silentIn(term, texts, key).length === 0),
  );
}

/** English words of the glossary, the longest first. */
const englishWords = [...new Set(terms.flatMap(({ words }) => words.en))].toSorted(
  (one, other) => other.length - one.length,
);

/** Things that labels say in English, but not in Chinese and Thai: `key says word`. */
function untranslated(texts: Readonly<Record<GlossaryLanguage, Texts>>): readonly string[] {
  return labels
    .filter((key) => !exceptions.has(key))
    .flatMap((key) => {
      let rest = texts.en.get(key) ?? '';
      return englishWords.flatMap((word) => {
        if (!says('en', rest, word)) return [];
        rest = without(rest, word);
        const meant = terms.filter(({ words }) => words.en.includes(word));
        const isSaid = meant.some((term) =>
          silentIn(term, texts, key).every((language) => language === 'en'),
        );
        return isSaid ? [] : [`${key} says ${word}`];
      });
    });
}

/** Texts that say a second word for something: `key says word`. */
function secondWords(language: GlossaryLanguage, texts: Texts): readonly string[] {
  const avoided = terms.flatMap(({ avoid }) => avoid[language]);
  return [...texts].flatMap(([key, text]) =>
    avoided.filter((word) => says(language, text, word)).map((word) => `${key} says ${word}`),
  );
}

describe('the glossary', () => {
  test('has a word for each thing in each language', () => {
    expect(terms.length).toBeGreaterThan(100);
    const wordless = terms.filter(({ words }) =>
      glossaryLanguages.some((language) => words[language].length === 0),
    );
    expect(wordless).toEqual([]);
  });

  test('has each thing once', () => {
    const things = terms.map(({ thing }) => thing);
    expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
  });

  test.each(terms.map((term) => [term.thing, term] as const))('says where its words stand: %s', (_, term) => {
    expect(silentIn(term, said, term.where)).toEqual([]);
  });

  test('does not forbid what it prescribes', () => {
    const clashes = glossaryLanguages.flatMap((language) => {
      const avoided = terms.flatMap(({ avoid }) => avoid[language]);
      return terms.flatMap(({ words }) =>
        words[language].filter((word) => avoided.some((second) => says(language, word, second))),
      );
    });
    expect(clashes).toEqual([]);
  });

  test('excepts only labels that need it, each with a reason', () => {
    const needless = [...exceptions].filter(
      ([key, reason]) =>
        reason === '' ||
        !labels.includes(key) ||
        terms.some((term) => silentIn(term, said, key).length === 0),
    );
    expect(needless).toEqual([]);
  });
});

describe('the words', () => {
  test('of every label are those of the glossary, or an exception', () => {
    expect(labels.length).toBeGreaterThan(250);
    expect(unnamed(said)).toEqual([]);
  });

  test('of every label say in each language the same things', () => {
    expect(untranslated(said)).toEqual([]);
  });

  test.each(glossaryLanguages)('of %s have no second word for anything', (language) => {
    expect(secondWords(language, said[language])).toEqual([]);
  });
});

describe('a planted second word', () => {
  test.each([
    ['zh', 'unsent.section.checking', '等待回音', '回音'],
    ['zh', 'my.group', '客户群', '客户群'],
    ['en', 'common.notNow', 'Never mind', 'never mind'],
    ['en', 'my.userId', 'User id', 'User id'],
    ['th', 'payment.receipt', 'โอน / ใบเสร็จ', 'ใบเสร็จ'],
    ['th', 'proof.refused', 'หลักฐานไม่ได้รับการยอมรับ', 'ไม่ได้รับการยอมรับ'],
  ] as const)('in %s at %s is found: %s', (language, key, text, word) => {
    expect(said[language].has(key)).toBe(true);
    expect(secondWords(language, new Map(said[language]).set(key, text))).toContain(`${key} says ${word}`);
  });

  test.each([
    ['zh', 'cart.title', '小车'],
    ['en', 'tab.orders', 'Jobs'],
    ['th', 'order.cancel', 'เลิก'],
  ] as const)(
    'that the glossary does not know, in %s at %s, leaves its label without a name',
    (language, key, text) => {
      expect(unnamed({ ...said, [language]: new Map(said[language]).set(key, text) })).toContain(key);
    },
  );

  test.each([
    ['zh', 'cart.clear', '清空订单'],
    ['th', 'orders.number', 'เลขที่การชำระเงิน'],
    ['en', 'photo.remove', 'Remove product'],
  ] as const)(
    'of another thing, in %s at %s, is a translation that says something else',
    (language, key, text) => {
      const planted = { ...said, [language]: new Map(said[language]).set(key, text) };
      expect(untranslated(planted).map((found) => found.split(' ')[0])).toContain(key);
    },
  );
});
