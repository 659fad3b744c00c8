import { all, anyOf, but, isNothing, type Condition } from './condition.ts';
import { exact, keys, loose, misspelledConditions, parts, type MatchesOf } from './conditions.ts';
import type { Query, Term } from './query.ts';

/** Conditions that are met by what a query means in part: by all words but one, or by parts of words. The nearest ones first. */
export function partialConditions(query: Query, matchesOf: MatchesOf): Condition[] {
  const { terms } = query;
  const begun = all(terms.map((term) => loose(term, matchesOf)));
  const others = terms.map((_, left) => terms.filter((_term, at) => at !== left));
  const allButOne = anyOf(
    others.filter(hasWord).map((kept) => all(kept.map((term) => exact(term, matchesOf)))),
  );
  const broken = anyOf(
    terms.map((term, at) =>
      all([...(others[at] ?? []).map((other) => exact(other, matchesOf)), fragments(term)]),
    ),
  );
  const [first, ...more] = misspelledConditions(query, matchesOf);
  return [
    begun,
    ...(first === undefined ? [] : [but(first, [begun])]),
    but(allButOne, [begun]),
    ...more,
    broken,
    anyOf(terms.filter(({ kind }) => kind === 'word').map(fragments)),
  ].filter((condition) => !isNothing(condition));
}

function hasWord(terms: readonly Term[]): boolean {
  return terms.some(({ kind }) => kind === 'word');
}

/** Words, or Chinese letters, of what was typed. */
function fragments({ forms: [typed] }: Term): Condition {
  if (typed === undefined) return { any: [] };
  const letters = Array.from(typed.compact);
  if (typed.isHan) return anyOf(hanFragments(letters));
  if (!typed.isThai) return anyOf(typed.words.filter(isLong).map((word) => ({ key: keys.name + word })));
  return anyOf([
    ...typed.words.filter(isLong).map((word) => parts(keys.namePart, word)),
    ...(typed.words.length < 3 && letters.length > 5 ? halves(letters) : []),
  ]);
}

/** Letters may be left out: of a longer text two have to be there. */
function hanFragments(letters: readonly string[]): Condition[] {
  const one = (letter: string) => ({ key: keys.namePart + letter });
  if (letters.length < 3) return letters.map(one);
  const pairs = letters.slice(1).map((letter, at) => parts(keys.namePart, (letters[at] ?? '') + letter));
  if (letters.length > maxApart) return pairs;
  return letters.flatMap((first, at) =>
    letters.slice(at + 1).map((second) => all([one(first), one(second)])),
  );
}

/** Chinese letters of which any two are looked for. */
const maxApart = 6;

function isLong(word: string): boolean {
  return Array.from(word).length > 2;
}

function halves(letters: readonly string[]): Condition[] {
  const middle = Math.floor(letters.length / 2);
  return [letters.slice(0, middle), letters.slice(middle + 1)].map((half) =>
    parts(keys.namePart, half.join('')),
  );
}
