import { all, anyOf, but, isNothing, type Condition } from './condition.ts';
import {
  categoriesOf,
  inAttributes,
  inNames,
  isThaiPhrase,
  keys,
  misspelledConditions,
  parts,
  wholeAttribute,
  type MatchesOf,
} from './conditions.ts';
import { isQuantity, type Query, type Term } from './query.ts';

/**
 * Conditions that are met by what a query means in part: in a shade of its colour, in another colour or size, by the beginnings
 * of words, by all words but one, or by parts of words. The nearest ones first. They ask for names and categories alone, so that no long list of the
 * index is read for what hardly anything is called by.
 */
export function partialConditions(query: Query, matchesOf: MatchesOf): Condition[] {
  const words = query.terms.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return [];
  const attributesOf = (kind: Term['kind']) =>
    all(query.terms.filter((term) => term.kind === kind).map(attributeOf));
  const [coloured, sized] = [attributesOf('colour'), attributesOf('size')];
  // What is left out by a level is told by its attributes alone: the index reads what is to be left out, too.
  const nearestFirst = (condition: Condition): Condition[] => [
    ...(isNothing(coloured) || isNothing(sized) ? [] : [all([condition, coloured, sized])]),
    ...(isNothing(coloured) ? [] : [but(all([condition, coloured]), [sized])]),
    ...(isNothing(sized) ? [] : [but(all([condition, sized]), [coloured])]),
    but(condition, [coloured, sized]),
  ];
  const called = (terms: readonly Term[]) => all(terms.map((term) => calledBy(term, matchesOf)));
  const others = words.map((_, left) => words.filter((_term, at) => at !== left));
  const named = called(words);
  const begun = all(words.map((term) => begunBy(term, matchesOf)));
  const broken = anyOf(words.map((term, at) => all([called(others[at] ?? []), fragments(term)])));
  const [misspelled, ...alsoMisspelled] = misspelledConditions({ ...query, terms: words }, matchesOf);
  return [
    ...nearestFirst(named),
    ...nearestFirst(but(begun, [named])),
    ...(misspelled === undefined ? [] : nearestFirst(but(misspelled, [named]))),
    ...nearestFirst(anyOf(others.filter((kept) => kept.length > 0).map(called))),
    ...alsoMisspelled,
    ...nearestFirst(broken),
    ...(words.length > 1 ? nearestFirst(anyOf(words.map(fragments))) : []),
  ].filter((condition) => !isNothing(condition));
}

/** What a word means, as names and categories say it. */
function calledBy({ forms, splits }: Term, matchesOf: MatchesOf): Condition {
  return anyOf([
    ...forms.map(inNames),
    ...forms.filter(isThaiPhrase).map(({ compact }) => parts(keys.namePart, compact)),
    ...categoriesOf(forms, matchesOf, true),
    ...splits.map((terms) =>
      all(terms.map((term) => (term.kind === 'word' ? calledBy(term, matchesOf) : attributeOf(term)))),
    ),
  ]);
}

/** The same, and names in which a word begins so. */
function begunBy(term: Term, matchesOf: MatchesOf): Condition {
  const [typed] = term.forms;
  const isBegun = typed !== undefined && !typed.isHan && typed.words.length === 1 && typed.compact.length > 1;
  return anyOf([
    calledBy(term, matchesOf),
    ...(isBegun ? [{ prefix: keys.name + typed.compact }] : []),
    ...(typed?.isThai === true && typed.compact.length > 2 ? [parts(keys.namePart, typed.compact)] : []),
  ]);
}

/** A colour or one of its shades, or a size. */
function attributeOf({ forms, near }: Term): Condition {
  return anyOf([...[...forms, ...near].map(wholeAttribute), ...forms.filter(isQuantity).map(inAttributes)]);
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
