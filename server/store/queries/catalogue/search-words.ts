import { asc, eq, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { searchWords } from '../../schema/catalogue.ts';

export type SearchWordsRow = typeof searchWords.$inferSelect;

const searchWordsStatement = memoizeStatement((database) =>
  database
    .select()
    .from(searchWords)
    .where(eq(searchWords.merchant_id, sql.placeholder('merchant')))
    .orderBy(asc(searchWords.position))
    .prepare('search_words'),
);

/** The words of one merchant that mean the same. */
export function searchWordQueries(database: Database, merchantId: string) {
  return {
    /** The merchant's own search words, in the order of their list. */
    async searchWords(): Promise<SearchWordsRow[]> {
      return await searchWordsStatement(database).execute({ merchant: merchantId });
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
