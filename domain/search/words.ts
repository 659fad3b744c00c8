import { uniteQuantities } from './units.ts';

/** A word of a name or of what somebody types. */
export interface Word {
  readonly text: string;
  /** A Chinese run is one word, whatever it says: where its words end is not written. */
  readonly isHan: boolean;
  readonly isThai: boolean;
  /** Whether it was written without a space behind the word before. */
  readonly joined: boolean;
}

/** Writes traditional Chinese as simplified. */
export type Simplify = (text: string) => string;
/** How a Chinese letter is said, without its tone. */
export type SoundOf = (letter: string) => string;

const ideograph = '[\\p{Script=Han}々]';
const thaiLetter = '[\\u0e00-\\u0e7f]';
const run = new RegExp(
  [
    `(?:[a-z](?=${ideograph})|${ideograph})+`,
    `${thaiLetter}+`,
    '\\d+\\.\\d+[a-z]*',
    `(?:(?!${ideograph}|${thaiLetter})[\\p{L}\\p{M}\\p{N}])+`,
  ].join('|'),
  'gu',
);
const han = new RegExp(ideograph, 'u');
const thai = new RegExp(thaiLetter, 'u');
const letterBeforeHan = new RegExp(`(?<![a-z0-9])([a-z]) (?=${ideograph})`, 'gu');
const hanBeforeLetter = new RegExp(`(${ideograph}) ([a-z])(?=${ideograph})`, 'gu');

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
/** Finding a Thai word's end takes longer than all else, and names repeat. */
const segmented = new Map<string, readonly string[]>();
const maxSegmented = 20_000;

/** The words of a text, folded: width, case, traditional letters, English plurals and units make no difference. */
export function wordsOf(text: string, simplify: Simplify, keepNumbers = false): Word[] {
  const folded = foldText(text, simplify, keepNumbers);
  let end = -1;
  return [...folded.matchAll(run)].flatMap(({ 0: found, index }): Word[] => {
    const joined = index === end || (index === end + 1 && /[-'’/]/.test(folded[end] ?? ''));
    end = index + found.length;
    if (han.test(found)) return [{ text: found, isHan: true, isThai: false, joined }];
    if (!thai.test(found)) return [{ text: singular(found), isHan: false, isThai: false, joined }];
    return segmentThai(found).map((word, at) => ({
      text: word,
      isHan: false,
      isThai: true,
      joined: joined || at > 0,
    }));
  });
}

function foldText(text: string, simplify: Simplify, keepNumbers: boolean): string {
  // NFKC takes Thai vowels apart.
  const plain = text.replaceAll(/[^\u0e00-\u0e7f]+/g, (part) => part.normalize('NFKC'));
  const lower = (han.test(plain) ? simplify(plain) : plain)
    .toLowerCase()
    .replaceAll('\u0e4d\u0e32', 'ำ')
    .replaceAll('×', 'x')
    .replaceAll(/\b(eu|us|uk)(?=\d)/g, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return uniteQuantities(lower, keepNumbers)
    .replaceAll(/(?<=\d) ?[x*] ?(?=\d)/g, ' ')
    .replaceAll(letterBeforeHan, '$1')
    .replaceAll(hanBeforeLetter, '$1$2');
}

/** The word without the ending of an English plural. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function segmentThai(text: string): readonly string[] {
  const known = segmented.get(text);
  if (known !== undefined) return known;
  const words = [...thaiWords.segment(text)]
    .map(({ segment }) => segment)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  if (segmented.size >= maxSegmented) segmented.clear();
  segmented.set(text, words);
  return words;
}
