import { quality, wholeWords } from './quality.ts';
import type { Form, Query, Term } from './query.ts';
import { lineOf, type Line } from './search-text.ts';
import type { Simplify } from './words.ts';

/** A category as it is named. */
export interface NamedCategory {
  readonly category_id: string;
  readonly parent_id: string | null;
  readonly level: number;
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
}

/** How well a category matches a form. */
export interface CategoryMatch {
  readonly score: number;
  /** Whether it, or a category above it, is named by whole words of the form. */
  readonly isWhole: boolean;
}

/** Matches by id; all below a category match with it. */
export type CategoryMatches = ReadonlyMap<string, CategoryMatch>;

const weights = [5.5, 6.5, 7.5];
const maxLines = 20_000;
/** Forms of which the matches of one merchant's categories are kept. */
const maxForms = 5000;
const lines = new Map<string, Line>();

/** Compares a merchant's categories with the forms of a query. */
export function matchCategories(
  categories: readonly NamedCategory[],
  query: Query,
  simplify: Simplify,
): (form: Form) => CategoryMatches {
  return categoryMatcher(categories, simplify)(query);
}

/** The same for any number of queries, whose forms repeat. */
export function categoryMatcher(
  categories: readonly NamedCategory[],
  simplify: Simplify,
): (query: Query) => (form: Form) => CategoryMatches {
  const named = categories.map((category) => ({
    category,
    lines: [category.name, category.ch_name, category.th_name]
      .filter(Boolean)
      .map((name) => readName(name, simplify)),
  }));
  const inOrder = named.toSorted((one, other) => one.category.level - other.category.level);
  const known = new Map<string, CategoryMatches>();
  const everything = named.flatMap(({ lines: names }) => names.map(({ compact }) => compact)).join('\n');
  const matchesOf = (form: Form): CategoryMatches => {
    // The T of a T恤 is not inside of every other word.
    const typed = /^[a-z]$/.test(form.compact) ? { ...form, isHan: false } : form;
    const matches = new Map<string, CategoryMatch>();
    // Most words are in no category's name.
    if (!everything.includes(form.compact)) return matches;
    for (const { category, lines: names } of inOrder) {
      const own = Math.max(0, ...names.map((name) => quality(typed, name)));
      const above = matches.get(category.parent_id ?? '') ?? none;
      const score = Math.max(own * (weights[category.level - 1] ?? 0), above.score);
      const isWhole = own >= wholeWords || above.isWhole;
      if (score > 0) matches.set(category.category_id, { score, isWhole });
    }
    return matches;
  };
  return (query) => {
    const byForm = new Map<string, CategoryMatches>();
    for (const form of [query.whole, ...query.terms.flatMap(formsOf)]) {
      const key = `${Number(form.isHan)}${Number(form.isThai)}${form.compact}`;
      const matches = known.get(key) ?? matchesOf(form);
      if (known.size >= maxForms) known.clear();
      known.set(key, matches);
      if (!byForm.has(form.compact)) byForm.set(form.compact, matches);
    }
    return (form) => byForm.get(form.compact) ?? noMatches;
  };
}

const none: CategoryMatch = { score: 0, isWhole: false };
const noMatches: CategoryMatches = new Map();

/** The forms by which a term may mean a category. */
function formsOf({ forms, splits }: Term): Form[] {
  return [...forms, ...splits.flat().flatMap(formsOf)];
}

function readName(name: string, simplify: Simplify): Line {
  const known = lines.get(name);
  if (known !== undefined) return known;
  if (lines.size >= maxLines) lines.clear();
  const line = lineOf(name, simplify);
  lines.set(name, line);
  return line;
}
