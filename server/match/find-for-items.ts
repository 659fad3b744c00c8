import { categoryMatcher } from '../../domain/search/categories.ts';
import { closeConditions } from '../../domain/search/conditions.ts';
import { createLexicon } from '../../domain/search/lexicon.ts';
import { partialConditions } from '../../domain/search/partial-conditions.ts';
import type { Language, Query } from '../../domain/search/query.ts';
import type { Choice, Choosable, Choosing } from '../../domain/text-order/choose-product.ts';
import { chooseProduct } from '../../domain/text-order/choose-product.ts';
import type { OrderText, WantedItem } from '../../domain/text-order/read-order-text.ts';
import type { Found } from '../../domain/text-order/settle-lines.ts';
import { queryOf } from '../../domain/text-order/wanted-goods.ts';
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
  readonly choosing: Choosing;
  choice: Choice<Choosable> | null;
}

/** How a merchant's words are read. */
export function languageOf(words: readonly SearchWordsRow[]): Language {
  return { lexicon: createLexicon(words.map(meaningOf), simplify), simplify };
}

/** Finds products for all items of a text, in one statement, and in another one for those that were not found by whole words. */
export async function findForItems(
  { catalogue }: Pick<Queries, 'catalogue'>,
  { items }: OrderText,
  { categories, usual }: Context,
): Promise<(item: WantedItem) => Found<Choosable> | null> {
  const hidden = hiddenIds(categories);
  const matcher = categoryMatcher(categories, simplify);
  const sought = items.flatMap((item): Sought[] => {
    const { goods } = item;
    const query =
      goods === null
        ? null
        : queryOf(goods.terms.length > 0 || goods.relative === null ? goods.terms : [goods.relative.term]);
    if (query === null) return [];
    const matchesOf = matcher(query);
    return [{ item, query, choosing: { matchesOf, usual, simplify }, choice: null }];
  });
  const ask = async (asked: readonly Sought[], conditionsOf: typeof closeConditions) => {
    if (asked.length === 0) return;
    const conditions = asked.map(({ query, choosing }) => conditionsOf(query, choosing.matchesOf));
    const rows = await catalogue.candidatesOfItems(conditions, hidden);
    for (const [at, one] of asked.entries()) {
      const { item, choosing } = one;
      const products = rows.filter((row) => row.item === at + 1).map(choosableOf);
      one.choice = item.goods === null ? null : chooseProduct(item, item.goods, products, choosing);
    }
  };
  await ask(sought, closeConditions);
  const isOpen = ({ choice }: Sought) => choice === null;
  await ask(sought.filter(isOpen), partialConditions);
  const byItem = new Map(sought.map((one) => [one.item, { ...one.choosing, choice: one.choice }]));
  return (item) => byItem.get(item) ?? null;
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
