import { categoryMatcher } from '../../../domain/search/categories.ts';
import { all, anyOf, isNothing, partsIn } from '../../../domain/search/condition.ts';
import type { MatchesOf } from '../../../domain/search/conditions.ts';
import type { Step } from '../../../domain/search/partial-conditions.ts';
import type { Language } from '../../../domain/search/query.ts';
import { readSearchText } from '../../../domain/search/search-text.ts';
import { queryOf } from '../../../domain/text-order/goods/wanted-goods.ts';
import type { Choosable } from '../../../domain/text-order/lines/choosable.ts';
import { productLevel } from '../../catalogue/category-path.ts';
import { choosableOf } from '../../match/find-for-items.ts';
import { simplify } from '../../search/findable-text.ts';
import type { CategoryRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import type { SoughtRow } from './product-by-name.ts';
import { called } from './word-conditions.ts';
import { hasWord, namesCategory, saidReader, type SaidWord } from './words-said.ts';

/** Different names that are looked for together. */
const mostNames = 300;
/** Keys in the conditions of names that are looked for together. */
const mostParts = 100_000;
/** Of the products that are called most alike, more than this share has to be in one category of the second level. */
const leastShare = 0.5;

interface Sought {
  readonly words: readonly SaidWord[];
  readonly matchesOf: MatchesOf;
  readonly steps: readonly Step[];
}

/**
 * The categories in which new products of these names probably belong, by their ids: the one that is called as the thing is, else the one
 * that has most of the products which are called most alike. In one statement.
 */
export async function likelyCategories(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Pick<SoughtRow, 'name'>[],
  categories: readonly CategoryRow[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const active = categories.filter(({ status }) => status === 'active');
  const leaves = active.filter(({ level }) => level === productLevel);
  const sought = soughtBy(rows, active, language);
  if (sought.size === 0) return new Map();
  const found = await catalogue.candidatesOfItems(
    [...sought.values()].map(({ steps }) => steps),
    [],
  );
  const products = new Map<number, Choosable[]>();
  for (const one of found) products.set(one.item, [...(products.get(one.item) ?? []), choosableOf(one)]);
  return new Map(
    [...sought].flatMap(([name, one], at) => {
      const named = calledSo(one, leaves);
      const [only] = named.length === 1 ? named : [];
      const votes = categoriesOfAlike(one, products.get(at + 1) ?? []);
      const id = only?.category_id ?? mostVoted(named.length === 0 ? leaves : named, votes);
      return id === null ? [] : [[name, id] as const];
    }),
  );
}

/** What is asked for names. Past a limit the others are not looked for. */
function soughtBy(
  rows: readonly Pick<SoughtRow, 'name'>[],
  categories: readonly CategoryRow[],
  language: Language,
): ReadonlyMap<string, Sought> {
  const matcher = categoryMatcher(categories, simplify);
  const read = saidReader(language);
  const sought = new Map<string, Sought>();
  let left = mostParts;
  for (const name of new Set(rows.map((row) => row.name))) {
    const words = read(name).words.filter(({ saysNothing }) => !saysNothing);
    const query = queryOf(words.map(({ term }) => term));
    if (query === null) continue;
    const matchesOf = matcher(query);
    const heads = words.filter(({ isHead }) => isHead);
    const conditions = [
      all(words.map(({ term }) => called(term, matchesOf))),
      anyOf(heads.map(({ term }) => called(term, matchesOf))),
    ].filter((condition) => !isNothing(condition));
    left -= conditions.reduce((sum, condition) => sum + partsIn(condition), 0);
    if (left < 0 || sought.size === mostNames) break;
    sought.set(name, {
      words,
      matchesOf,
      steps: conditions.map((condition) => ({ condition, isLast: true })),
    });
  }
  return sought;
}

/** The categories whose names, and those above them, have more of the words than any others, and what the thing is among them. */
function calledSo({ words, matchesOf }: Sought, leaves: readonly CategoryRow[]): readonly CategoryRow[] {
  const named = leaves.flatMap((leaf) => {
    const said = words.filter(({ term }) => namesCategory(term, leaf.category_id, matchesOf));
    return said.some(({ isHead }) => isHead) ? [{ leaf, words: said.length }] : [];
  });
  const most = Math.max(...named.map((one) => one.words));
  return named.filter((one) => one.words === most).map(({ leaf }) => leaf);
}

/** The categories of the products that have as many of the words as any, and what the thing is among them; one for each product. */
function categoriesOfAlike({ words, matchesOf }: Sought, products: readonly Choosable[]): readonly string[] {
  const alike = products.map((product) => {
    const { names } = readSearchText(product.searchText);
    const shared = words.filter(
      ({ term }) => hasWord(names, term) || namesCategory(term, product.category_id, matchesOf),
    );
    return { id: product.category_id, shared: shared.some(({ isHead }) => isHead) ? shared.length : 0 };
  });
  const most = Math.max(1, ...alike.map(({ shared }) => shared));
  return alike.filter(({ shared }) => shared === most).map(({ id }) => id);
}

/** The category that most of the products are in; where that are not most of all, most have to be in the one above it. */
function mostVoted(leaves: readonly CategoryRow[], votes: readonly string[]): string | null {
  const counted = leaves.map((leaf) => ({
    leaf,
    count: votes.filter((id) => id === leaf.category_id).length,
  }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  if (best === undefined || best.count === 0) return null;
  const beside = counted.filter(({ leaf }) => leaf.parent_id === best.leaf.parent_id);
  const above = beside.reduce((sum, { count }) => sum + count, 0);
  return above > total * leastShare ? best.leaf.category_id : null;
}
