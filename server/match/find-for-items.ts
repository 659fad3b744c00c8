import { categoryMatcher } from '../../domain/search/categories.ts';
import { closeConditions, type MatchesOf } from '../../domain/search/conditions.ts';
import { createLexicon } from '../../domain/search/lexicon.ts';
import { partialConditions, type Step } from '../../domain/search/partial-conditions.ts';
import type { Language, Query } from '../../domain/search/query.ts';
import type { Choosable, Choosing } from '../../domain/text-order/choosable.ts';
import { chooseProduct, type Choice } from '../../domain/text-order/choose-product.ts';
import type { OrderText, WantedItem } from '../../domain/text-order/wanted-item.ts';
import type { Found } from '../../domain/text-order/settle-lines.ts';
import { chooseContinued, figuresAsSizes } from '../../domain/text-order/reread.ts';
import { queryOf, type Goods } from '../../domain/text-order/wanted-goods.ts';
import { findableText, simplify } from '../search/findable-text.ts';
import { hiddenIds, meaningOf } from '../search/search-words.ts';
import type { CategoryRow } from '../store/queries/catalogue/catalogue.ts';
import type { SearchWordsRow } from '../store/queries/catalogue/search-words.ts';
import type { Queries } from '../store/store.ts';
import type { ItemCandidateRow } from '../store/queries/catalogue/item-candidates.ts';

interface Context {
  readonly categories: readonly CategoryRow[];
  readonly usual: ReadonlyMap<string, number>;
}

interface Sought {
  readonly item: WantedItem;
  readonly query: Query;
  products: readonly Choosable[];
  choice: Choice<Choosable> | null;
}

/** How a merchant's words are read. */
export function languageOf(words: readonly SearchWordsRow[]): Language {
  return { lexicon: createLexicon(words.map(meaningOf), simplify), simplify };
}

/** Items as what was found makes them, and what was found for each. */
interface FoundItems {
  readonly items: readonly WantedItem[];
  readonly foundOf: (item: WantedItem) => Found<Choosable> | null;
}

/** Below this an item may rather be another colour, size or sort of what was named before. */
const sureEnough = 0.6;

/** Finds products for all items of a text, in one statement, and in another one for those that were not found by whole words. */
export async function findForItems(
  { catalogue }: Pick<Queries, 'catalogue'>,
  { items }: OrderText,
  { categories, usual }: Context,
): Promise<FoundItems> {
  const hidden = hiddenIds(categories);
  const matcher = categoryMatcher(categories, simplify);
  const sought = new Map<WantedItem, Sought>();
  const choosingOf = ({ headAt }: WantedItem, query: Query): Choosing => {
    const head = headAt === null ? undefined : items[headAt];
    const chosen = head === undefined ? undefined : sought.get(head)?.choice?.product;
    return { matchesOf: matcher(query), usual, simplify, head: chosen };
  };
  const choose = (one: Sought) => {
    const { item, query, products } = one;
    if (item.goods !== null) one.choice = chooseProduct(item, item.goods, products, choosingOf(item, query));
  };
  const ask = async (asked: readonly Sought[], stepsOf: typeof partialConditions) => {
    if (asked.length === 0) return;
    const conditions = asked.map(({ query }) => stepsOf(query, matcher(query)));
    const rows = await catalogue.candidatesOfItems(conditions, hidden);
    for (const [at, one] of asked.entries()) {
      one.products = rows.filter(({ item }) => item === at + 1).map(choosableOf);
      choose(one);
    }
  };
  /** Other colours, sizes and sorts of what was named before, of which nothing is found by themselves. */
  const continueHeads = () => {
    for (const one of sought.values()) {
      const { item } = one;
      const head = item.headAt === null ? undefined : items[item.headAt];
      const before = head === undefined ? undefined : sought.get(head);
      if (before === undefined || item.deed !== 'add' || (one.choice?.confidence ?? 0) >= sureEnough)
        continue;
      const query = queryOf([...before.query.terms, ...one.query.terms]);
      if (query === null) continue;
      const choice = chooseContinued(item, before.item, before.products, choosingOf(item, query));
      if (choice !== null && choice.confidence > (one.choice?.confidence ?? 0)) one.choice = choice;
    }
  };
  for (const item of items) {
    const query = item.goods === null ? null : queryOfGoods(item.goods);
    if (query !== null) sought.set(item, { item, query, products: [], choice: null });
  }
  await ask([...sought.values()], closeSteps);
  continueHeads();
  await ask(
    [...sought.values()].filter(({ choice }) => choice === null),
    partialConditions,
  );
  continueHeads();
  const reread = figuresAsSizes(items, (item) => sought.get(item) ?? null);
  for (const [item, before] of reread.before) {
    const query = item.goods === null ? null : queryOfGoods(item.goods);
    if (query === null) continue;
    const one: Sought = { item, query, products: sought.get(before)?.products ?? [], choice: null };
    choose(one);
    sought.set(item, one);
  }
  return {
    items: reread.items,
    foundOf(item) {
      const one = sought.get(item);
      return one === undefined ? null : { ...choosingOf(item, one.query), choice: one.choice };
    },
  };
}

function closeSteps(query: Query, matchesOf: MatchesOf): Step[] {
  return closeConditions(query, matchesOf).map((condition) => ({ condition, isLast: false }));
}

function queryOfGoods({ terms, relative }: Goods): Query | null {
  return queryOf(terms.length > 0 || relative === null ? terms : [relative.term]);
}

function choosableOf({ sku }: ItemCandidateRow): Choosable {
  const { sku_id, category_id, name, ch_name, th_name, color, size, on_hand, reserved, search_text } = sku;
  return {
    sku_id,
    category_id,
    name,
    ch_name,
    th_name,
    color,
    size,
    stock: on_hand - reserved,
    searchText: search_text ?? findableText(sku),
  };
}
