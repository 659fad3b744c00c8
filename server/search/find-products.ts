import { matchCategories } from '../../domain/search/categories.ts';
import type { Condition } from '../../domain/search/condition.ts';
import { conditionsOf, misspelledConditions } from '../../domain/search/conditions.ts';
import { createLexicon } from '../../domain/search/lexicon.ts';
import { readQuery } from '../../domain/search/query.ts';
import { rank } from '../../domain/search/rank.ts';
import type { CategoryRow, SkuRow, SoughtSkus } from '../store/queries/catalogue/catalogue.ts';
import type { FoundCardRow } from '../store/queries/catalogue/product-cards.ts';
import type { Queries } from '../store/store.ts';
import { findableText, simplify } from './findable-text.ts';
import { hiddenIds, meaningOf } from './search-words.ts';

interface Found<TRow> {
  /** Best first. */
  readonly rows: readonly TRow[];
  readonly categories: readonly CategoryRow[];
}

/** What of a product its rank depends on. */
interface Rankable {
  readonly sku: Pick<
    SkuRow['sku'],
    'sku_id' | 'category_id' | 'name' | 'ch_name' | 'th_name' | 'color' | 'size' | 'style' | 'search_text'
  >;
}

/** The active products that are meant by what somebody typed, with the prices of a group. */
export async function findProducts(
  { catalogue }: Pick<Queries, 'catalogue'>,
  typed: string,
  groupId: string,
): Promise<Found<SkuRow>> {
  return await search(catalogue, typed, (sought) => catalogue.skusMeeting({ ...sought, groupId }));
}

/** The same, with no more of each than a card shows. */
export async function findCards(
  { catalogue }: Pick<Queries, 'catalogue'>,
  typed: string,
  groupId: string,
): Promise<Found<FoundCardRow>> {
  return await search(catalogue, typed, (sought) => catalogue.cardsMeeting({ ...sought, groupId }));
}

/** Ids of at most `maxSearchHits` products that are meant, inactive ones and those of inactive categories among them. */
export async function findSkuIds(
  { catalogue }: Pick<Queries, 'catalogue'>,
  typed: string,
): Promise<string[]> {
  const everything = { statuses: ['active', 'inactive'], hiddenCategories: [], groupId: '' } as const;
  const { rows } = await search(catalogue, typed, (sought) =>
    catalogue.cardsMeeting({ ...sought, ...everything }),
  );
  return rows.map(({ sku }) => sku.sku_id);
}

async function search<TRow extends Rankable>(
  catalogue: Queries['catalogue'],
  typed: string,
  read: (sought: Omit<SoughtSkus, 'groupId'>) => Promise<TRow[]>,
): Promise<Found<TRow>> {
  const [categories, words] = await Promise.all([catalogue.categories(), catalogue.searchWords()]);
  const lexicon = createLexicon(words.map(meaningOf), simplify);
  const query = readQuery(typed, { lexicon, simplify });
  if (query === null) return { rows: [], categories };
  const matchesOf = matchCategories(categories, query, simplify);
  const hiddenCategories = hiddenIds(categories);
  const find = async (conditions: readonly Condition[], misspelled: boolean) => {
    const rows = await read({ conditions, statuses: ['active'], hiddenCategories });
    const candidates = rows.map((row) => {
      const { sku_id, category_id, name, size, search_text } = row.sku;
      return { row, sku_id, category_id, name, size, searchText: search_text ?? findableText(row.sku) };
    });
    return rank({ query, matchesOf, misspelled }, candidates).map(({ row }) => row);
  };
  const rows = await find(conditionsOf(query, matchesOf), false);
  if (rows.length > 0) return { rows, categories };
  const misspelled = misspelledConditions(query, matchesOf);
  return { rows: misspelled.length === 0 ? [] : await find(misspelled, true), categories };
}
