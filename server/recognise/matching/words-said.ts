import type { CategoryMatches } from '../../../domain/search/categories.ts';
import { quality, wholeWords } from '../../../domain/search/quality.ts';
import { isQuantity, type Form, type Language, type Term } from '../../../domain/search/query.ts';
import type { Line } from '../../../domain/search/search-text.ts';
import { goodsReader } from '../../../domain/text-order/goods/wanted-goods.ts';
import { countsInFigures, figuresOf, type Figure } from './sizes-said.ts';

/** A word of a name. */
export interface SaidWord {
  readonly term: Term;
  /** Whether it is what the thing is: a phone case is no phone. */
  readonly isHead: boolean;
  /** Behind a figure, as a unit that nobody knows, or before a colour that has no such shade. */
  readonly saysNothing: boolean;
}

/** What a text says of goods, in whatever order. */
export interface Said {
  readonly words: readonly SaidWord[];
  readonly colours: readonly Term[];
  /** Sizes in letters. */
  readonly sizes: readonly Term[];
  readonly figures: readonly Figure[];
}

const readers = new WeakMap<Language, (text: string) => Said>();

/** Reads what texts say of goods, each text once. */
export function saidReader(language: Language): (text: string) => Said {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const goodsOf = goodsReader(language);
  const saidBy = new Map<string, Said>();
  const read = (typed: string) => {
    const found = saidBy.get(typed);
    if (found !== undefined) return found;
    const text = countsInFigures(typed);
    const goods = goodsOf(text);
    const terms = goods === null ? [] : [...(goods.relative ? [goods.relative.term] : []), ...goods.terms];
    const said: Said = {
      words: wordsIn(terms, headBeside(text)),
      colours: terms.filter(({ kind }) => kind === 'colour'),
      sizes: terms.filter((term) => term.kind === 'size' && !isFigure(term)),
      figures: figuresOf(text, language.simplify),
    };
    saidBy.set(typed, said);
    return said;
  };
  readers.set(language, read);
  return read;
}

/** The word before what a thing is for or with. */
function headBeside(text: string): string {
  return /([\p{L}]+?)s? (?:for|with|of) /iu.exec(text)?.[1]?.toLowerCase() ?? '';
}

function isFigure({ forms: [typed] }: Term): boolean {
  return typed !== undefined && isQuantity(typed);
}

/** Words before a colour: warm white. */
const shades: ReadonlySet<string> = new Set(['warm', 'cool', 'bright', 'pale', 'deep', 'soft', 'plain']);

function wordsIn(terms: readonly Term[], beside: string): readonly SaidWord[] {
  const parts = terms.flatMap((term, at) => {
    if (term.kind !== 'word') return [];
    const [before, next] = [terms[at - 1], terms[at + 1]];
    const isBehindFigure = before !== undefined && isFigure(before);
    const isShade = next?.kind === 'colour' && shades.has(term.forms[0]?.compact ?? '');
    return partsOf(term).map((part) => ({
      term: part,
      saysNothing: isShade || (isBehindFigure && isShort(part)),
    }));
  });
  const named = parts.filter(({ saysNothing }) => !saysNothing);
  const heads = new Set([
    named.find(({ term }) => scriptOf(term) === 'thai'),
    named.findLast(({ term }) => scriptOf(term) === 'han'),
    named.findLast(({ term }) => scriptOf(term) === 'other'),
    named.find(({ term }) => beside !== '' && term.forms[0]?.compact === beside),
  ]);
  return parts.map((part) => ({ ...part, isHead: heads.has(part) }));
}

/** Letters of the longest unit that nobody knows. */
const longestUnit = 3;

function isShort({ forms: [typed], splits }: Term): boolean {
  return (
    typed !== undefined &&
    !typed.isHan &&
    splits.length === 0 &&
    (typed.compact.match(/\P{Mark}/gu) ?? []).length <= longestUnit
  );
}

function scriptOf({ forms: [typed] }: Term): 'thai' | 'han' | 'other' {
  return typed?.isThai === true ? 'thai' : typed?.isHan === true ? 'han' : 'other';
}

/** The words of what is written without spaces, except of what means something as a whole. */
function partsOf(term: Term): readonly Term[] {
  const [typed, ...others] = term.forms;
  if (typed === undefined || others.length > 0) return [term];
  if (typed.isThai)
    return typed.words.filter(isNoMark).map((word) => ({
      ...term,
      forms: [{ compact: word, words: [word], isHan: false, isThai: true }],
    }));
  const words = term.splits.filter((parts) => parts.every(({ kind }) => kind === 'word'));
  return words.toSorted((one, other) => other.length - one.length)[0] ?? [term];
}

/** A single letter of a Thai text stands for an abbreviation. */
function isNoMark(word: string): boolean {
  return Array.from(word).length > 1;
}

/** Fewest letters of a Thai word that is hardly a part of another one. */
const fewestInside = 3;

/** Whether lines have a word, or another one for the same thing. */
export function hasWord(lines: readonly Line[], { forms, splits }: Pick<Term, 'forms' | 'splits'>): boolean {
  return (
    forms.some((form) => lines.some((line) => hasForm(line, form))) ||
    splits.some((parts) => parts.every((part) => hasWord(lines, part)))
  );
}

function hasForm(line: Line, form: Form): boolean {
  if (form.isThai && Array.from(form.compact).length >= fewestInside)
    return line.compact.includes(form.compact);
  return quality(form, line) >= wholeWords;
}

/** Whether a word is what a category is called. */
export function namesCategory(
  { forms }: Term,
  categoryId: string,
  matchesOf: (form: Form) => CategoryMatches,
): boolean {
  return forms.some(
    (form) => Array.from(form.compact).length > 1 && matchesOf(form).get(categoryId)?.isWhole === true,
  );
}
