import type { CategoryMatches } from './categories.ts';
import { mayBeMistaken, misspelledQuality, quality, wholeWords } from './quality.ts';
import { joinForms, type Form, type Query, type Term } from './query.ts';
import { compareSizes } from './sizes.ts';
import { readSearchText, type Line, type SearchLines } from './search-text.ts';

/** A product that may be what is looked for. */
export interface Candidate {
  readonly sku_id: string;
  readonly category_id: string;
  readonly name: string;
  readonly size: string;
  readonly searchText: string;
}

export interface Sought {
  readonly query: Query;
  readonly matchesOf: (form: Form) => CategoryMatches;
  /** Whether words with one wrong letter match. */
  readonly misspelled: boolean;
}

type Weights = Readonly<Record<'name' | 'color' | 'size' | 'style', number>>;

const weights: Readonly<Record<Term['kind'], Weights>> = {
  word: { name: 10, color: 6, size: 6, style: 6 },
  colour: { name: 6.5, color: 10, size: 3, style: 4 },
  size: { name: 5, color: 2, size: 10, style: 3 },
};
/** Of a shade, or of another word for the same thing. */
const nearShare = 0.55;
const sameShare = 0.75;
const splitShare = 0.9;
/** What a name in a fitting category is worth more. */
const secondShare = 0.25;
const phraseBonus = 3;
const wholeBonus = 3;
/** For a category that is called by several words that were typed. */
const categoryBonus = 6;

/** The candidates that match every term, best first. */
export function rank<TCandidate extends Candidate>(
  sought: Sought,
  candidates: readonly TCandidate[],
): TCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(sought, candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        compareTexts(one.candidate.name, other.candidate.name) ||
        compareSizes(one.candidate.size, other.candidate.size) ||
        compareTexts(one.candidate.sku_id, other.candidate.sku_id),
    )
    .map(({ candidate }) => candidate);
}

function scoreOf(sought: Sought, candidate: Candidate): number {
  const { terms, bonus } = scoresOf(sought, candidate);
  if (terms.some((score) => score === 0)) return 0;
  return terms.reduce((total, score) => total + score, 0) + bonus;
}

/** How well a product matches each term, 0 not at all, and what it is worth more for what was typed together. */
export function scoresOf(
  sought: Sought,
  { searchText, category_id }: Pick<Candidate, 'searchText' | 'category_id'>,
): { readonly terms: readonly number[]; readonly bonus: number } {
  const { query, matchesOf } = sought;
  const lines = readSearchText(searchText);
  return {
    terms: query.terms.map((term) => scoreTerm(sought, term, lines, category_id)),
    bonus: bonusOf(query, lines, matchesOf(query.whole).get(category_id)?.isWhole === true),
  };
}

/** For what stands together as it was typed, and for what is called by everything that was typed. */
function bonusOf(query: Query, { names }: SearchLines, isCategory: boolean): number {
  const { terms, whole } = query;
  const inName = (form: Form) => bestOf(names, (name) => quality(form, name));
  const together = phrasesOf(query).reduce((total, phrase) => {
    const match = inName(phrase);
    return total + (match >= wholeWords ? phraseBonus * match : 0);
  }, 0);
  const named = isCategory ? (terms.length > 1 ? categoryBonus : 1) : 0;
  return together + Math.max(named, inName(whole) === 1 ? wholeBonus : 0);
}

/** Many products are compared with one query. */
const phrases = new WeakMap<Query, readonly Form[]>();

/** What was typed behind each other, two terms at a time. */
function phrasesOf(query: Query): readonly Form[] {
  const known = phrases.get(query);
  if (known !== undefined) return known;
  const { terms, whole } = query;
  const pairs = terms.slice(1).flatMap((term, at) => {
    const [before, typed] = [terms[at]?.forms[0], term.forms[0]];
    return before === undefined || typed === undefined ? [] : [joinForms(before, typed)];
  });
  const found = terms.length > 1 ? pairs : terms.some(({ splits }) => splits.length > 0) ? [whole] : [];
  phrases.set(query, found);
  return found;
}

function scoreTerm(sought: Sought, term: Term, lines: SearchLines, categoryId: string): number {
  const share = term.kind === 'word' ? sameShare : 1;
  const score = (form: Form) => scoreForm(sought, form, weights[term.kind], lines, categoryId);
  let best = 0;
  for (const [at, form] of term.forms.entries()) best = Math.max(best, score(form) * (at === 0 ? 1 : share));
  for (const form of term.near) best = Math.max(best, score(form) * nearShare);
  for (const terms of term.splits) {
    const scores = terms.map((part) => scoreTerm(sought, part, lines, categoryId));
    if (scores.includes(0)) continue;
    best = Math.max(best, (splitShare * scores.reduce((sum, part) => sum + part, 0)) / scores.length);
  }
  return best;
}

function scoreForm(
  { matchesOf, misspelled }: Sought,
  form: Form,
  weight: Weights,
  { names, color, size, style, all }: SearchLines,
  categoryId: string,
): number {
  const isTolerant = misspelled && mayBeMistaken(form);
  const ofCategory = matchesOf(form).get(categoryId)?.score ?? 0;
  if (!isTolerant && !all.includes(form.compact)) return ofCategory;
  const match = (line: Line) => quality(form, line) || (isTolerant ? misspelledQuality(form, line) : 0);
  let [first, second] = [0, 0];
  const count = (score: number) => {
    if (score > first) [first, second] = [score, first];
    else if (score > second) second = score;
  };
  count(bestOf(names, match) * weight.name);
  count(match(color) * weight.color);
  count(match(size) * weight.size);
  count(match(style) * weight.style);
  count(ofCategory);
  return first + second * secondShare;
}

function bestOf(lines: readonly Line[], match: (line: Line) => number): number {
  let best = 0;
  for (const line of lines) best = Math.max(best, match(line));
  return best;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
