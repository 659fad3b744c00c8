import { createLexicon, type Meaning } from '../../domain/search/lexicon.ts';
import type { Language } from '../../domain/search/query.ts';
import type { CategoryRow } from '../store/queries/catalogue/catalogue.ts';
import type { SearchWordsRow } from '../store/queries/catalogue/search-words.ts';
import { simplify } from './findable-text.ts';

type OwnWords = Omit<SearchWordsRow, 'merchant_id' | 'position'>;

/** How a merchant's words are read. */
export function languageOf(words: readonly OwnWords[]): Language {
  return { lexicon: createLexicon(words.map(meaningOf), simplify), simplify };
}

/** A merchant's own words as the lexicon has them. */
export function meaningOf({ kind, zh, en, th }: OwnWords): Meaning {
  return { kind, words: [...zh, ...en, ...th], near: [] };
}

/** Inactive categories, and those below them. */
export function hiddenIds(
  categories: readonly Pick<CategoryRow, 'category_id' | 'parent_id' | 'status'>[],
): string[] {
  const hidden = new Set<string>();
  for (const { category_id, parent_id, status } of categories)
    if (status !== 'active' || (parent_id !== null && hidden.has(parent_id))) hidden.add(category_id);
  return [...hidden];
}
