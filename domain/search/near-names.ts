import { atomsOf } from './lexicon.ts';
import type { Language } from './query.ts';
import { baseUnits } from './units.ts';
import { wordsOf, type Word } from './words.ts';

/** A product, and what it is called. */
export interface Called<Product> {
  readonly names: readonly string[];
  readonly product: Product;
}

/** A name taken apart, to be compared with what a letter or two of it may be misread in. */
interface NearName {
  /** Each with the marks above and below it. */
  readonly letters: readonly string[];
  readonly compact: string;
  readonly isHan: boolean;
  readonly quantities: readonly Quantity[];
  /** Single Latin letters and sizes of them. */
  readonly sizes: string;
  /** Words of colours and sizes. */
  readonly attributes: readonly string[];
}

interface Quantity {
  readonly number: string;
  /** Empty where it is none that is known. */
  readonly unit: string;
}

/** Names of fewer letters are too close to others. */
const fewestLetters = 4;
/** Letters of a name that may be misread, as a share of them; a Chinese one has fewer, which say more. */
const misreadShare = 0.2;
const misreadHanShare = 0.25;
const mostMisread = 3;
/** Letters of a colour or size that may be misread. */
const misreadAttributeShare = 1 / 3;
/** How much further off the next product has to be. */
const clearBy = 1;
/** What a letter with other marks counts. */
const otherMarks = 0.5;

const quantity = /(\d+(?:\.\d+)?)([a-z]*)|[๐-๙]+|[一二三四五六七八九十百千两男女左右]/gu;
const latinWord = /(?<![a-z\d.])(?:[a-z]|x+[sl])(?![a-z])/g;

/** A product whose name a text was nearly read as. */
interface Near<Product> {
  readonly product: Product;
  /** That name, without spaces. */
  readonly name: string;
  /** How many letters of it were misread, marks counted half. */
  readonly misread: number;
}

/**
 * The products of the one name that a text was nearly read as: numbers, colours and sizes are the same, only few letters are not, and no other
 * name is nearly as near. None where there is no such name.
 */
export function nearestProducts<Product>(
  read: string,
  called: readonly Called<Product>[],
  language: Language,
): readonly Product[] {
  const near = nearProducts(read, called, language);
  const least = near[0]?.misread ?? 0;
  const nearest = near.filter(({ misread }) => misread < least + clearBy);
  return new Set(nearest.map(({ name }) => name)).size === 1 ? nearest.map(({ product }) => product) : [];
}

/** The products whose names a text was nearly read as, the nearest first. */
export function nearProducts<Product>(
  read: string,
  called: readonly Called<Product>[],
  language: Language,
): readonly Near<Product>[] {
  const text = nearName(read, language);
  const near = called.flatMap(({ names, product }) => {
    const [best] = names
      .map((name) => nearName(name, language))
      .flatMap((name) => {
        const misread = misreadLetters(text, name);
        return misread === null ? [] : [{ product, name: name.compact, misread }];
      })
      .toSorted((one, other) => one.misread - other.misread);
    return best ?? [];
  });
  return near.toSorted((one, other) => one.misread - other.misread);
}

/** How many letters of a name of this kind may be misread. */
export function lettersMayBeMisread(letters: readonly string[], isHan: boolean): number {
  if (letters.length < fewestLetters) return 0;
  return Math.min(mostMisread, letters.length * (isHan ? misreadHanShare : misreadShare));
}

/** Letters with the marks above and below them. */
export function lettersOf(text: string): readonly string[] {
  return text.match(/\P{Mark}\p{Mark}*/gu) ?? [];
}

/** The words of colours and sizes among these. */
export function attributesAmong(words: readonly Word[], { lexicon }: Language): readonly string[] {
  const atoms = atomsOf(words);
  return atoms.flatMap((_, at) => {
    const { length, meanings } = lexicon.longestFrom(atoms, at);
    return meanings.some(({ kind }) => kind !== 'word') ? [atoms.slice(at, at + length).join('')] : [];
  });
}

/** Names are compared with several texts. */
const namesBy = new WeakMap<Language, Map<string, NearName>>();

function nearName(text: string, language: Language): NearName {
  const names = namesBy.get(language) ?? new Map<string, NearName>();
  namesBy.set(language, names);
  const known = names.get(text);
  if (known !== undefined) return known;
  const words = wordsOf(text, language.simplify);
  const spaced = words.map((word) => word.text).join(' ');
  const compact = spaced.replaceAll(' ', '');
  const name: NearName = {
    letters: lettersOf(compact),
    compact,
    isHan: words.some(({ isHan }) => isHan),
    quantities: [...spaced.matchAll(quantity)].map(([whole, number = whole, unit = '']) => ({
      number,
      unit: baseUnits.has(unit) ? unit : '',
    })),
    sizes: (spaced.match(latinWord) ?? []).join(' '),
    attributes: attributesAmong(words, language),
  };
  names.set(text, name);
  return name;
}

/** How many letters of a name were misread in a text, marks counted half; null where that are too many, or it is another name. */
function misreadLetters(text: NearName, name: NearName): number | null {
  const most = lettersMayBeMisread(name.letters, name.isHan);
  if (most === 0 || text.letters.length < fewestLetters || !saysTheSame(text, name)) return null;
  if (Math.abs(text.letters.length - name.letters.length) > most) return null;
  const misread = distance(text.letters, name.letters);
  const isOther = name.attributes.some((word) => lacks(text, name, word, misread));
  return misread <= most && !isOther ? misread : null;
}

/** Whether what tells products of one kind apart is the same. */
function saysTheSame(text: NearName, name: NearName): boolean {
  return (
    text.sizes === name.sizes &&
    text.quantities.length === name.quantities.length &&
    text.quantities.every(({ number, unit }, at) => {
      const other = name.quantities[at];
      return number === other?.number && (unit === other.unit || unit === '' || other.unit === '');
    }) &&
    text.attributes.every((word) => name.compact.includes(word))
  );
}

/** Whether a text has not even a misread word for the colour or size that a name has, or is nearer to the name without it. */
function lacks(text: NearName, name: NearName, word: string, misread: number): boolean {
  if (text.compact.includes(word)) return false;
  const letters = lettersOf(word);
  const inside = Math.min(...distances(letters, text.letters, () => 0));
  if (inside > letters.length * misreadAttributeShare) return true;
  return distance(text.letters, lettersOf(name.compact.replace(word, ''))) <= misread;
}

function distance(from: readonly string[], to: readonly string[]): number {
  return distances(from, to, (letters) => letters).at(-1) ?? 0;
}

/**
 * Letters to change, add or leave out (Levenshtein) to make a text of the beginnings of another one, the shortest first. `skipped` is
 * what the letters before the first one that is compared count.
 */
function distances(
  from: readonly string[],
  to: readonly string[],
  skipped: (letters: number) => number,
): readonly number[] {
  let costs = Array.from({ length: to.length + 1 }, (_, at) => skipped(at));
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const change = (costs[column] ?? 0) + costOf(letter, wanted);
      next.push(Math.min(change, (costs[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    costs = next;
  }
  return costs;
}

function costOf(letter: string, wanted: string): number {
  if (letter === wanted) return 0;
  return letter.codePointAt(0) === wanted.codePointAt(0) ? otherMarks : 1;
}
