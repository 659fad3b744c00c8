import { matchCategories } from '../../domain/search/categories.ts';
import { conditionsOf, misspelledConditions, type Condition } from '../../domain/search/conditions.ts';
import { createLexicon } from '../../domain/search/lexicon.ts';
import { readQuery } from '../../domain/search/query.ts';
import { rank } from '../../domain/search/rank.ts';
import type { CategoryRow, SearchWordsRow, SkuRow } from '../store/queries/catalogue.ts';
import type { Queries } from '../store/store.ts';
import { findableText, simplify } from './findable-text.ts';

interface Found {
  /** Best first. */
  readonly rows: readonly SkuRow[];
  readonly categories: readonly CategoryRow[];
}

/** The active products that are meant by what somebody typed, with the prices of a group. */
export async function findProducts(
  { catalogue }: Pick<Queries, 'catalogue'>,
  typed: string,
  groupId: string,
): Promise<Found> {
  const [categories, words] = await Promise.all([catalogue.categories(), catalogue.searchWords()]);
  const lexicon = createLexicon(words.map(meaningOf), simplify);
  const query = readQuery(typed, { lexicon, simplify });
  if (query === null) return { rows: [], categories };
  const matchesOf = matchCategories(categories, query, simplify);
  const hiddenCategories = hiddenIds(categories);
  const find = async (conditions: readonly Condition[], misspelled: boolean) => {
    const rows = await catalogue.skusMeeting(conditions, { hiddenCategories, groupId });
    const candidates = rows.map((row) => ({
      row,
      ...row.sku,
      searchText: row.sku.search_text ?? findableText(row.sku),
    }));
    return rank({ query, matchesOf, misspelled }, candidates).map(({ row }) => row);
  };
  const rows = await find(conditionsOf(query, matchesOf), false);
  if (rows.length > 0) return { rows, categories };
  const misspelled = misspelledConditions(query, matchesOf);
  return { rows: misspelled.length === 0 ? [] : await find(misspelled, true), categories };
}

function meaningOf({ kind, zh, en, th }: SearchWordsRow) {
  return { kind, words: [...zh, ...en, ...th], near: [] };
}

/** Inactive categories, and those below them. */
function hiddenIds(categories: readonly CategoryRow[]): string[] {
  const hidden = new Set<string>();
  for (const { category_id, parent_id, status } of categories)
    if (status !== 'active' || (parent_id !== null && hidden.has(parent_id))) hidden.add(category_id);
  return [...hidden];
}
