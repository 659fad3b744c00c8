import type { Meaning } from '../../domain/search/lexicon.ts';
import type { CategoryRow } from '../store/queries/catalogue/catalogue.ts';
import type { SearchWordsRow } from '../store/queries/catalogue/search-words.ts';

/** A merchant's own words as the lexicon has them. */
export function meaningOf({ kind, zh, en, th }: SearchWordsRow): Meaning {
  return { kind, words: [...zh, ...en, ...th], near: [] };
}

/** Inactive categories, and those below them. */
export function hiddenIds(categories: readonly CategoryRow[]): string[] {
  const hidden = new Set<string>();
  for (const { category_id, parent_id, status } of categories)
    if (status !== 'active' || (parent_id !== null && hidden.has(parent_id))) hidden.add(category_id);
  return [...hidden];
}
