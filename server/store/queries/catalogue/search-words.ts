import { asc, eq, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { categories, searchWords } from '../../schema/catalogue.ts';

export type SearchWordsRow = typeof searchWords.$inferSelect;

const searchWordsStatement = memoizeStatement((database) =>
  database
    .select()
    .from(searchWords)
    .where(eq(searchWords.merchant_id, sql.placeholder('merchant')))
    .orderBy(asc(searchWords.position))
    .prepare('search_words'),
);

/** As JSON in one row each, since most of them were read before; in the order of `categories` and `searchWords`. */
const namingTextsStatement = memoizeStatement((database) =>
  database
    .select({
      categories: sql<
        string | null
      >`json_agg(json_build_array(${categories.category_id}, ${categories.parent_id}, ${categories.level},
        ${categories.name}, ${categories.ch_name}, ${categories.th_name}, ${categories.status})
        ORDER BY ${categories.level}, ${categories.position}, ${categories.category_id})::text`,
      words: sql<
        string | null
      >`(SELECT json_agg(json_build_array(${searchWords.kind}, ${searchWords.zh}, ${searchWords.en}, ${searchWords.th})
        ORDER BY ${searchWords.position})::text FROM ${searchWords} WHERE ${searchWords.merchant_id} = ${sql.placeholder('merchant')})`,
    })
    .from(categories)
    .where(eq(categories.merchant_id, sql.placeholder('merchant')))
    .prepare('naming_texts'),
);

/** How a merchant names things: categories and search words, as texts that are the same as long as those are. */
export interface NamingTexts {
  /** A JSON array of arrays: id, parent, level, three names, status. */
  readonly categories: string;
  /** A JSON array of arrays: kind and words in three languages. */
  readonly words: string;
}

/** The words of one merchant that mean the same. */
export function searchWordQueries(database: Database, merchantId: string) {
  return {
    /** The merchant's own search words, in the order of their list. */
    async searchWords(): Promise<SearchWordsRow[]> {
      return await searchWordsStatement(database).execute({ merchant: merchantId });
    },

    async namingTexts(): Promise<NamingTexts> {
      const [found] = await namingTextsStatement(database).execute({ merchant: merchantId });
      return { categories: found?.categories ?? '[]', words: found?.words ?? '[]' };
    },

    /** Replaces the merchant's own search words. */
    async setSearchWords(words: readonly Omit<SearchWordsRow, 'merchant_id' | 'position'>[]): Promise<void> {
      await database.delete(searchWords).where(eq(searchWords.merchant_id, merchantId));
      if (words.length === 0) return;
      await database
        .insert(searchWords)
        .values(words.map((row, position) => ({ ...row, merchant_id: merchantId, position })));
    },
  };
}
