import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type Words = { readonly [key: string]: string | Words };
type Language = 'zh' | 'en' | 'th';

const source = new URL('../../src/', import.meta.url);

/** The features that say something. */
export const speakingFeatures = readdirSync(new URL('features/', source)).filter((feature) =>
  existsSync(new URL(`features/${feature}/words`, source)),
);

/** Where words are kept: the shell's (`start`), those that features share (`shared`), and each feature's. */
export const wordPlaces = ['start', 'shared', ...speakingFeatures];

/** All that the interface says in a language. */
export function allWords(language: Language): Words {
  return wordPlaces.map((place) => wordsIn(place, language)).reduce(merge);
}

/** What one place says. */
export function wordsIn(place: string, language: Language): Words {
  const folder =
    place === 'start' ? 'i18n/start' : place === 'shared' ? 'i18n/words' : `features/${place}/words`;
  return JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, source), 'utf8')) as Words;
}

interface Text {
  /** Dotted, without its plural ending. */
  readonly key: string;
  /** Null where it depends on no count. */
  readonly plural: 'one' | 'other' | null;
  readonly text: string;
}

export function textsOf(words: Words, path = ''): readonly Text[] {
  return Object.entries(words).flatMap(([name, value]) => {
    if (typeof value !== 'string') return textsOf(value, `${path}${name}.`);
    const [, key = name, plural = null] = /^(.+)_(one|other)$/.exec(name) ?? [];
    return [{ key: path + key, plural: plural as Text['plural'], text: value }];
  });
}

/** The keys of words, each once; of one kind of plural alone, if it is named. */
export function keysOf(words: Words, plural?: Text['plural']): readonly string[] {
  const texts = textsOf(words).filter((text) => plural === undefined || text.plural === plural);
  return [...new Set(texts.map(({ key }) => key))].toSorted();
}

function merge(one: Words, other: Words): Words {
  const merged: Record<string, string | Words> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = typeof known === 'object' && typeof value === 'object' ? merge(known, value) : value;
  }
  return merged;
}
