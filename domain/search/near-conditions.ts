import { all, anyOf, isNothing, partsIn, type Condition } from './condition.ts';
import { keys, parts } from './conditions.ts';
import { attributesAmong, lettersMayBeMisread, lettersOf } from './near-names.ts';
import type { Step } from './partial-conditions.ts';
import type { Language } from './query.ts';
import { wordsOf } from './words.ts';

/** A part of a name, which is left out where it may be misread. */
interface Chunk {
  readonly texts: readonly string[];
  /** Whether it goes on with the one before. */
  readonly joined: boolean;
}

/** Chunks of a name: of more, more ways to leave some out are evaluated. */
const usualChunks = 6;
/** Of a name of more words several make a chunk. */
const mostChunks = 8;
/** Pairs of letters, Chinese letters, numbers and attributes that tell enough together. */
const fewestKeys = 2;
/** Texts that are looked for together: each takes the database a hundredth of a second amid 100,000 products. */
const mostTexts = 200;
/** Keys and prefixes in the conditions of texts that are looked for together: more than 200 usual names have. */
const mostParts = 100_000;

/** The conditions of those texts that have any. Past a limit the other texts have none. */
export function nearConditionsOf(
  texts: readonly string[],
  language: Language,
): ReadonlyMap<string, readonly Step[]> {
  const found = new Map<string, readonly Step[]>();
  let left = mostParts;
  for (const text of [...new Set(texts)].slice(0, mostTexts)) {
    const steps = nearConditions(text, language);
    left -= steps.reduce((sum, { condition }) => sum + partsIn(condition), 0);
    if (left < 0) break;
    if (steps.length > 0) found.set(text, steps);
  }
  return found;
}

/**
 * Conditions that are met by products of whose names a text may be a misreading: they have all of it but one or a few chunks, and its
 * numbers, colours and sizes in the name or beside it. The nearest ones first; none for a text that is too short.
 */
export function nearConditions(read: string, language: Language): Step[] {
  const words = wordsOf(read, language.simplify);
  const letters = lettersOf(words.map(({ text }) => text).join(''));
  const most = Math.ceil(
    lettersMayBeMisread(
      letters,
      words.some(({ isHan }) => isHan),
    ),
  );
  if (most === 0) return [];
  const attributes = attributesAmong(words, language);
  const numbers = words.flatMap(({ text }) => /^\d+(?:\.\d+)?/.exec(text)?.[0] ?? []);
  const telling = [...[...new Set(attributes)].map(attribute), ...[...new Set(numbers)].map(number)];
  const rest = attributes
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (text, word) => text.replaceAll(word, ' '),
      words.map(({ text }) => (/^\d/.test(text) ? ' ' : text)).join(''),
    );
  const chunks = chunksOf(rest);
  return [...new Set([1, most])]
    .map((left) =>
      anyOf(
        leavingOut(chunks, left)
          .map((kept) => [...new Set(textsOf(kept))].flatMap(keysOf))
          .filter((found) => found.length > 0 && found.length + telling.length >= fewestKeys)
          .map((found) => all([...found, ...telling])),
      ),
    )
    .filter((condition) => !isNothing(condition))
    .map((condition) => ({ condition, isLast: false }));
}

function attribute(word: string): Condition {
  const inParts = [keys.namePart, keys.attributePart].map((kind) => parts(kind, word));
  return anyOf([{ key: keys.name + word }, { key: keys.attribute + word }, ...inParts]);
}

function number(digits: string): Condition {
  return anyOf([{ prefix: keys.name + digits }, { prefix: keys.attribute + digits }]);
}

function chunksOf(text: string): Chunk[] {
  const runs = text.split(' ').map(lettersOf);
  const size = Math.max(1, Math.ceil(runs.flat().length / usualChunks));
  const chunks = runs.flatMap((run) =>
    inParts(run, size).map((letters, at) => ({ texts: [letters.join('')], joined: at > 0 })),
  );
  return inParts(chunks, Math.ceil(chunks.length / mostChunks)).map((together) => ({
    texts: textsOf(together),
    joined: together[0]?.joined === true,
  }));
}

function inParts<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return items.length === 0 ? [] : [items.slice(0, size), ...inParts(items.slice(size), size)];
}

/** All ways to leave so many chunks out; what was parted by one that is left out is joined no more. */
function leavingOut(chunks: readonly Chunk[], count: number): (readonly Chunk[])[] {
  const [first, ...others] = chunks;
  if (count === 0) return [chunks];
  if (first === undefined) return [];
  const [second, ...behind] = others;
  const parted = second === undefined ? [] : [{ ...second, joined: false }, ...behind];
  return [...leavingOut(parted, count - 1), ...leavingOut(others, count).map((kept) => [first, ...kept])];
}

/** Chunks that stand behind each other, as one text. */
function textsOf(chunks: readonly Chunk[]): string[] {
  const texts: string[] = [];
  for (const {
    texts: [first = '', ...others],
    joined,
  } of chunks) {
    const before = joined ? texts.pop() : undefined;
    texts.push((before ?? '') + first, ...others);
  }
  return texts;
}

/** Pairs of letters; of letters that stand alone the index has Chinese ones only. */
function keysOf(text: string): Condition[] {
  if (Array.from(text).length === 1 && !/\p{Script=Han}/u.test(text)) return [];
  const found = parts(keys.namePart, text);
  return 'all' in found ? [...found.all] : [found];
}
