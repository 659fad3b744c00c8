import { all, anyOf, isNothing, type Condition } from './condition.ts';
import {
  beginning,
  bestOf,
  categoriesOf,
  end,
  heard,
  inAttributes,
  inNames,
  isThaiPhrase,
  keys,
  parts,
  wholeAttribute,
  type MatchesOf,
} from './conditions.ts';
import { mayBeMisspelled } from './quality.ts';
import { mayBeHeard } from './thai-sounds.ts';
import { isQuantity, type Form, type Query, type Term } from './query.ts';

/** A condition after which others are evaluated; `isLast`: only if nothing meets it. */
export interface Step {
  readonly condition: Condition;
  readonly isLast: boolean;
}

/**
 * Conditions that are met by what a query means in part, where no name has it in whole: by colours and sizes in names, in a shade of its
 * colour, in another colour or size, by the beginnings of words, by all words but one, or by parts of words. The nearest ones first. They ask for names
 * and categories alone, so that no long list of the index is read for what hardly anything is called by. What is met by all words ends the search.
 */
export function partialConditions(query: Query, matchesOf: MatchesOf): Step[] {
  const met = last([all(query.terms.map((term) => saidBy(term, matchesOf)))]);
  const words = query.terms.filter(({ kind }) => kind === 'word');
  if (words.length === 0) return met;
  const attributesOf = (kind: Term['kind']) =>
    all(query.terms.filter((term) => term.kind === kind).map(attributeOf));
  const attributes = [attributesOf('colour'), attributesOf('size')].filter((one) => !isNothing(one));
  const nearestFirst = (condition: Condition): Condition[] => [
    ...(attributes.length > 1 ? [all([condition, ...attributes])] : []),
    ...(attributes.length > 0 ? [all([condition, anyOf(attributes)])] : []),
    condition,
  ];
  const each = new Map(words.map((term) => [term, calledBy(term, matchesOf)]));
  const calledSo = (term: Term) => each.get(term) ?? calledBy(term, matchesOf);
  const called = (terms: readonly Term[]) => all(terms.map(calledSo));
  const others = words.map((_, left) => words.filter((_term, at) => at !== left));
  const begun = all(words.map((term) => begunBy(term, matchesOf)));
  const broken = anyOf(words.map((term, at) => all([called(others[at] ?? []), fragments(term)])));
  const isMisspelled = words.some(({ forms: [typed] }) => typed !== undefined && mayBeMisspelled(typed));
  const intact = (part: (form: Form) => Condition) =>
    all(words.map((term) => anyOf([calledSo(term), ...typedOf(term).filter(mayBeMisspelled).map(part)])));
  const isHeard = words.some(({ forms: [typed] }) => typed !== undefined && mayBeHeard(typed.compact));
  const heardSo = all(words.map((term) => anyOf([calledSo(term), ...typedOf(term).map(heard)])));
  return [
    ...met,
    ...last(inTurns(nearestFirst(called(words)), words.some(mayBeBegun) ? nearestFirst(begun) : [])),
    ...(isMisspelled ? withoutEnd(nearestFirst(intact(beginning))) : []),
    ...last(nearestFirst(anyOf(others.filter((kept) => kept.length > 0).map(called)))),
    ...(isMisspelled ? withoutEnd(nearestFirst(intact(end))) : []),
    ...last(nearestFirst(broken)),
    ...(words.length > 1 ? last(nearestFirst(anyOf(words.map(fragments)))) : []),
    ...(isHeard ? last(nearestFirst(heardSo)) : []),
  ].filter(({ condition }) => !isNothing(condition));
}

/** In the right colour and size the beginning of a word is nearer than a whole word is in another one. */
function inTurns(called: readonly Condition[], begun: readonly Condition[]): Condition[] {
  return called.flatMap((condition, at) => [condition, ...begun.slice(at, at + 1)]);
}

function typedOf({ forms }: Term): readonly Form[] {
  return forms.slice(0, 1);
}

function last(conditions: readonly Condition[]): Step[] {
  return conditions.map((condition) => ({ condition, isLast: true }));
}

function withoutEnd(conditions: readonly Condition[]): Step[] {
  return conditions.map((condition) => ({ condition, isLast: false }));
}

/** What a term means, in whole words: a colour or size in names too, and a word in categories, colour, size and style. */
function saidBy(term: Term, matchesOf: MatchesOf): Condition {
  const { kind, forms } = term;
  if (kind !== 'word') return anyOf([bestOf(term), ...forms.map(inNames)]);
  return anyOf([calledBy(term, matchesOf), ...typedOf(term).map(inAttributes)]);
}

/** What a word means, as names and categories say it. */
function calledBy({ forms, splits }: Term, matchesOf: MatchesOf): Condition {
  return anyOf([
    ...forms.map(inNames),
    ...forms.filter(isThaiPhrase).map(({ compact }) => parts(keys.namePart, compact)),
    ...categoriesOf(forms.filter(isNoLetter), matchesOf, true),
    ...splits.map((terms) =>
      all(terms.map((term) => (term.kind === 'word' ? calledBy(term, matchesOf) : attributeOf(term)))),
    ),
  ]);
}

/** A single Chinese letter stands in the names of too many categories. */
function isNoLetter({ isHan, compact }: Form): boolean {
  return !isHan || Array.from(compact).length > 1;
}

/** The same, and names in which a word begins so. */
function begunBy(term: Term, matchesOf: MatchesOf): Condition {
  const [typed] = term.forms;
  if (typed === undefined || !mayBeBegun(term)) return calledBy(term, matchesOf);
  return anyOf([
    calledBy(term, matchesOf),
    ...(typed.words.length === 1 ? [{ prefix: keys.name + typed.compact }] : []),
    ...(typed.isThai && typed.compact.length > 2 ? [parts(keys.namePart, typed.compact)] : []),
  ]);
}

/** Whether other words may begin with what was typed. */
function mayBeBegun({ forms: [typed] }: Term): boolean {
  return typed !== undefined && !typed.isHan && typed.compact.length > 1;
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
