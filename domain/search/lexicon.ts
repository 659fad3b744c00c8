import { colours } from '../products/colours.ts';
import { englishWordsOf, shortWordsOf } from './colour-words.ts';
import { fillers, sizes } from './sizes.ts';
import { things } from './things.ts';
import { wordsOf, type Simplify, type Word } from './words.ts';

/** Words that mean the same. */
export interface Meaning {
  readonly kind: 'colour' | 'size' | 'word';
  readonly words: readonly string[];
  /** Words of what is of that kind too: the shades of a colour. */
  readonly near: readonly string[];
}

export interface Lexicon {
  /** The meanings of the longest phrase that begins at an atom, and how many atoms it has. */
  longestFrom(
    atoms: readonly string[],
    from: number,
  ): { readonly length: number; readonly meanings: readonly Meaning[] };
  isFiller(word: string): boolean;
  /** Sets Thai colours apart that are written with สี: between others their words are hard to tell. */
  setColoursApart(typed: string): string;
}

const shared: readonly Meaning[] = [
  ...colours.map(({ zh, en, th, ...colour }): Meaning => ({
    kind: 'colour',
    words: [
      ...englishWordsOf({ zh, en, th, ...colour }),
      ...zh,
      ...th,
      ...shortWordsOf({ zh, en, th, ...colour }),
    ],
    near: colours
      .filter(({ shadeOf }) => shadeOf.some((word) => en.includes(word)))
      .flatMap((shade) => [...shade.en, ...shade.zh, ...shade.th]),
  })),
  ...sizes.map((words): Meaning => ({ kind: 'size', words, near: [] })),
  ...things.map((words): Meaning => ({ kind: 'word', words, near: [] })),
];

const thaiColour = new RegExp(
  `สี(?:${colours
    .flatMap(({ th }) => th)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})`,
  'g',
);

/** A word of a colour as it is, and behind สี where it is Thai. */
function withColour(word: string): string[] {
  return /[\u0e00-\u0e7f]/.test(word) ? [word, `สี${word}`] : [word];
}

/** Smallest parts that a phrase is compared by: words, and letters of Chinese. */
export function atomsOf(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ text, isHan }) => (isHan ? Array.from(text) : [text]));
}

/** The words that everybody knows, and those of a merchant. */
export function createLexicon(own: readonly Meaning[], simplify: Simplify): Lexicon {
  const known = sharedPhrases(simplify);
  const phrases = own.length === 0 ? known : new Map(known);
  for (const [phrase, meanings] of phrasesOf(own, simplify))
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...meanings]);
  return {
    longestFrom(atoms, from) {
      for (let length = Math.min(maxAtoms, atoms.length - from); length > 0; length -= 1) {
        const meanings = phrases.get(atoms.slice(from, from + length).join(' '));
        if (meanings !== undefined) return { length, meanings };
      }
      return { length: 0, meanings: [] };
    },
    isFiller: (word) => fillers.has(word),
    setColoursApart: (typed) => typed.replaceAll(thaiColour, ' $& '),
  };
}

/** Atoms of the longest phrase that is looked for. */
const maxAtoms = 8;

const sharedBySimplify = new WeakMap<Simplify, Map<string, readonly Meaning[]>>();

function sharedPhrases(simplify: Simplify): Map<string, readonly Meaning[]> {
  const phrases = sharedBySimplify.get(simplify) ?? phrasesOf(shared, simplify);
  sharedBySimplify.set(simplify, phrases);
  return phrases;
}

function phrasesOf(meanings: readonly Meaning[], simplify: Simplify): Map<string, readonly Meaning[]> {
  const phrases = new Map<string, readonly Meaning[]>();
  for (const meaning of meanings)
    for (const word of meaning.kind === 'colour' ? meaning.words.flatMap(withColour) : meaning.words) {
      const phrase = atomsOf(wordsOf(word, simplify)).join(' ');
      if (phrase !== '') phrases.set(phrase, [...new Set([...(phrases.get(phrase) ?? []), meaning])]);
    }
  return phrases;
}
