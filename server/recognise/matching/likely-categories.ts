import { categoryMatcher } from '../../../domain/search/categories.ts';
import { all, anyOf, isNothing } from '../../../domain/search/condition.ts';
import type { MatchesOf } from '../../../domain/search/conditions.ts';
import type { Step } from '../../../domain/search/partial-conditions.ts';
import type { Language } from '../../../domain/search/query.ts';
import { readSearchText } from '../../../domain/search/search-text.ts';
import { queryOf } from '../../../domain/text-order/goods/wanted-goods.ts';
import type { Choosable } from '../../../domain/text-order/lines/choosable.ts';
import { productLevel } from '../../catalogue/category-path.ts';
import { simplify } from '../../search/findable-text.ts';
import type { CategoryRow } from '../../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../../store/store.ts';
import { candidatesInPortions } from './candidates-in-portions.ts';
import type { SoughtRow } from './product-by-name.ts';
import { called } from './word-conditions.ts';
import { hasWord, namesCategory, saidReader, type SaidWord } from './words-said.ts';

/** Of the products that are called most alike, more than this share has to be in one category of the second level. */
const leastShare = 0.5;

interface Sought {
  readonly words: readonly SaidWord[];
  readonly matchesOf: MatchesOf;
  readonly steps: readonly Step[];
}

/**
 * The categories in which new products of these names probably belong, by their ids: the one that is called as the thing is, else the one
 * that has most of the products which are called most alike. In a statement for each 50 names.
 */
export async function likelyCategories(
  { catalogue }: Pick<Queries, 'catalogue'>,
  rows: readonly Pick<SoughtRow, 'name'>[],
  categories: readonly CategoryRow[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const active = categories.filter(({ status }) => status === 'active');
  const leaves = active.filter(({ level }) => level === productLevel);
  const names = [...new Set(rows.map(({ name }) => name))];
  const likely = new Map<string, string>();
  for await (const { text, sought, products } of candidatesInPortions(
    { catalogue },
    names,
    seeker(active, language),
  )) {
    const id = likelyCategory(sought, products, leaves);
    if (id !== null) likely.set(text, id);
  }
  return likely;
}

/** What is asked for a name; null where it has no words. */
function seeker(categories: readonly CategoryRow[], language: Language): (name: string) => Sought | null {
  const matcher = categoryMatcher(categories, simplify);
  const read = saidReader(language);
  return (name) => {
    const words = read(name).words.filter(({ saysNothing }) => !saysNothing);
    const query = queryOf(words.map(({ term }) => term));
    if (query === null) return null;
    const matchesOf = matcher(query);
    const heads = words.filter(({ isHead }) => isHead);
    const steps = [
      all(words.map(({ term }) => called(term, matchesOf))),
      anyOf(heads.map(({ term }) => called(term, matchesOf))),
    ].flatMap((condition) => (isNothing(condition) ? [] : [{ condition, isLast: true }]));
    return { words, matchesOf, steps };
  };
}

function likelyCategory(
  sought: Sought,
  products: readonly Choosable[],
  leaves: readonly CategoryRow[],
): string | null {
  const named = calledSo(sought, leaves);
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return only.category_id;
  return mostVoted(named.length === 0 ? leaves : named, categoriesOfAlike(sought, products));
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
