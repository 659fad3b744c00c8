import { categoryMatcher } from '../../domain/search/categories.ts';
import { partialConditions } from '../../domain/search/partial-conditions.ts';
import { chooseProduct } from '../../domain/text-order/lines/choose-product.ts';
import { goodsReader, queryOf } from '../../domain/text-order/goods/wanted-goods.ts';
import { simplify } from '../search/findable-text.ts';
import { soundOf } from '../search/sound-of.ts';
import type { Queries } from '../store/store.ts';
import { choosableOf } from './find-for-items.ts';
import { languageOf } from '../search/search-words.ts';

/** Ids of the active products that most of a text is about, as a text order would take it; the best first. */
export async function likestSkuIds(
  { catalogue }: Pick<Queries, 'catalogue'>,
  text: string,
): Promise<string[]> {
  const [categories, words] = await Promise.all([catalogue.categories(), catalogue.searchWords()]);
  const goods = goodsReader(languageOf(words))(text);
  const query = goods === null ? null : queryOf(goods.terms);
  if (goods === null || query === null) return [];
  const matchesOf = categoryMatcher(categories, simplify)(query);
  const found = await catalogue.candidatesOfItems([partialConditions(query, matchesOf)], []);
  const item = { isEvery: false, everySize: null, isVariant: false, isUsual: false, quantity: null };
  const choosing = { matchesOf, simplify, soundOf, usual: new Map<string, number>() };
  const choice = chooseProduct(item, goods, found.map(choosableOf), choosing);
  return choice?.candidates.map(({ sku_id }) => sku_id) ?? [];
}
