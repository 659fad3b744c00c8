import type { CategoryMatches } from './categories.ts';
import { all, anyOf, but, isNothing, type Condition } from './condition.ts';
import { mayBeMistaken } from './quality.ts';
import { beginningsHeard, mayBeHeard } from './thai-sounds.ts';
import { isQuantity, type Form, type Query, type Term } from './query.ts';

/**
 * Keys of a product in the index; the function `search_keys` of the database makes them from its search text. `name` and
 * `attribute` are words of the names, and of colour, size and style; their parts are letters and pairs of letters.
 */
export const keys = {
  category: 'k',
  name: 'n',
  firstLetter: 'i',
  nameHead: 'h',
  namePart: 'o',
  attribute: 'a',
  attributePart: 'b',
  wholeAttribute: 'f',
};

export type MatchesOf = (form: Form) => CategoryMatches;

/** Conditions for a query, of which each one leaves out what the ones before it find. The best hits are found by the first ones. */
export function conditionsOf(query: Query, matchesOf: MatchesOf): Condition[] {
  const { called, sorted, best } = closeParts(query, matchesOf);
  const met = metBy(query, matchesOf);
  const begun = all(query.terms.map((term) => loose(term, matchesOf)));
  return possible([
    called,
    but(sorted, [called]),
    but(best, [called, sorted]),
    but(met, [called, sorted, best]),
    but(begun, [called, sorted, met]),
  ]);
}

/** Those of them that names in whole words meet, with colours and sizes as they are. */
export function closeConditions(query: Query, matchesOf: MatchesOf): Condition[] {
  const { called, sorted, best } = closeParts(query, matchesOf);
  return possible([called, but(sorted, [called]), but(best, [called, sorted])]);
}

/** What a query means in whole words, wherever a product has them. */
function metBy({ terms }: Query, matchesOf: MatchesOf): Condition {
  return all(terms.map((term) => exact(term, matchesOf)));
}

interface CloseParts {
  readonly called: Condition;
  readonly sorted: Condition;
  readonly best: Condition;
}

function closeParts({ terms, whole }: Query, matchesOf: MatchesOf): CloseParts {
  return {
    called: all(terms.map((term) => (terms.length > 1 ? calledSo(term) : headOf(term, matchesOf)))),
    sorted: anyOf(terms.length > 1 ? categoriesOf([whole], matchesOf, true) : []),
    best: all(terms.map(bestOf)),
  };
}

function possible(conditions: readonly Condition[]): Condition[] {
  return conditions.filter((condition) => !isNothing(condition));
}

/** Conditions for a query of which a word may be misspelled by one letter; none when none may be. */
export function misspelledConditions({ terms }: Query, matchesOf: MatchesOf): Condition[] {
  if (!terms.some(({ forms: [typed] }) => typed !== undefined && mayBeMistaken(typed))) return [];
  const intact = (part: (form: Form) => Condition) =>
    all(
      terms.map((term) =>
        anyOf([loose(term, matchesOf), ...term.forms.slice(0, 1).filter(mayBeMistaken).map(part)]),
      ),
    );
  const begins = (form: Form) => (form.isThai ? heard(form) : beginning(form));
  const ends = (form: Form) => (form.isThai ? heard(form) : end(form));
  const [begun, ended] = [intact(begins), intact(ends)];
  return [begun, but(ended, [begun])];
}

/** What a term means, as names, colour and size say it. */
export function bestOf({ kind, forms, splits }: Term): Condition {
  if (kind !== 'word')
    return anyOf([...forms.map(wholeAttribute), ...forms.filter(isQuantity).map(inAttributes)]);
  return anyOf([
    ...forms.map(inNames),
    ...forms.filter(isThaiPhrase).map(({ compact }) => parts(keys.namePart, compact)),
    ...splits.filter(isOfWords).map((terms) => all(terms.map(bestOf))),
  ]);
}

/** A colour among several words may be a part of the name: green tea. Alone it is rather a colour. */
function calledSo(term: Term): Condition {
  return anyOf([...term.forms.slice(0, 1).map(inNames), ...(term.kind === 'size' ? [bestOf(term)] : [])]);
}

/** How a Thai phrase is taken apart depends on what stands beside it. */
export function isThaiPhrase({ isThai, words }: Form): boolean {
  return isThai && words.length > 1;
}

/** What something is, and not what it is of or for: a tea pot is no tea. A colour may be a thing where a category is called so. */
function headOf({ kind, forms }: Term, matchesOf: MatchesOf): Condition {
  const [typed] = forms;
  if (typed === undefined) return { any: [] };
  if (kind === 'word' && isThaiPhrase(typed)) return parts(keys.namePart, typed.compact);
  const isHead = typed.isHan ? Array.from(typed.compact).length < 3 : typed.words.length < 2;
  if (!isHead) return { any: [] };
  const head = { key: keys.nameHead + typed.compact };
  return kind === 'word' ? head : all([head, anyOf(categoriesOf([typed], matchesOf, true))]);
}

function isOfWords(terms: readonly Term[]): boolean {
  return terms.every(({ kind, forms }) => kind === 'word' && forms.every(({ isHan }) => !isHan));
}

/** What a term means, in whole words. */
function exact(term: Term, matchesOf: MatchesOf): Condition {
  const { forms, splits } = term;
  return anyOf([
    bestOf(term),
    ...forms.flatMap((form) => [inNames(form), inAttributes(form)]),
    ...categoriesOf(forms, matchesOf, true),
    ...splits.map((terms) => all(terms.map((part) => exact(part, matchesOf)))),
  ]);
}

/** The same, and what begins with it or has it inside. */
function loose(term: Term, matchesOf: MatchesOf): Condition {
  const { forms, near, splits } = term;
  const typed = forms.slice(0, 1);
  const isLetter = typed.every(({ compact }) => Array.from(compact).length < 2);
  return anyOf([
    exact(term, matchesOf),
    ...near.map(wholeAttribute),
    ...typed.flatMap(begunOrInside),
    ...(isLetter ? [] : categoriesOf(forms, matchesOf, false)),
    ...splits.map((terms) => all(terms.map((part) => loose(part, matchesOf)))),
  ]);
}

export function wholeAttribute({ compact }: Form): Condition {
  return { key: keys.wholeAttribute + compact };
}

export function inNames(form: Form): Condition {
  return form.isHan
    ? parts(keys.namePart, form.compact)
    : all(form.words.map((word) => ({ key: keys.name + word })));
}

export function inAttributes(form: Form): Condition {
  return form.isHan
    ? parts(keys.attributePart, form.compact)
    : all(form.words.map((word) => ({ key: keys.attribute + word })));
}

function begunOrInside({ compact, words, isHan, isThai }: Form): Condition[] {
  if (isHan) return [];
  const letters = Array.from(compact).length;
  if (letters === 1) return [{ key: keys.firstLetter + compact }];
  const begun = [keys.name, keys.attribute].map((kind) => ({ prefix: kind + compact }));
  return [
    ...(words.length === 1 ? begun : []),
    ...(letters > (isThai ? 1 : 2)
      ? [parts(keys.namePart, compact), parts(keys.attributePart, compact)]
      : []),
  ];
}

/** A letter, or the pairs of letters of a longer text. */
export function parts(kind: string, text: string): Condition {
  const letters = Array.from(text);
  if (letters.length === 1) return { key: kind + text };
  return all(letters.slice(1).map((letter, at) => ({ key: kind + (letters[at] ?? '') + letter })));
}

/** One wrong letter, or two swapped ones, leave a word's first half as it is, or all behind its middle. */
export function beginning({ compact }: Form): Condition {
  return { prefix: keys.name + compact.slice(0, Math.floor(compact.length / 2)) };
}

/** English words that begin as a Thai one is heard. */
export function heard({ compact }: Form): Condition {
  const beginnings = mayBeHeard(compact) ? beginningsHeard(compact) : [];
  return anyOf(beginnings.map((begun) => ({ prefix: keys.name + begun })));
}

/** See `beginning`. */
export function end({ compact }: Form): Condition {
  return parts(
    keys.namePart,
    compact.slice(Math.min(compact.length - 2, Math.floor(compact.length / 2) + 1)),
  );
}

export function categoriesOf(forms: readonly Form[], matchesOf: MatchesOf, onlyWhole: boolean): Condition[] {
  const found = new Set(
    forms.flatMap((form) =>
      [...matchesOf(form)].flatMap(([id, { isWhole }]) => (isWhole || !onlyWhole ? [id] : [])),
    ),
  );
  return [...found].map((id) => ({ key: keys.category + id }));
}
