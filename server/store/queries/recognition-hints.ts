import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { latestFirst } from '../list-page.ts';
import type { LatestPage, ListResult } from '../list-page.ts';
import { countRows, isAmong } from '../rows.ts';
import { skus } from '../schema/catalogue.ts';
import { recognitionHints } from '../schema/recognition.ts';
import type { SkuRow } from './catalogue.ts';

type HintRow = typeof recognitionHints.$inferSelect;

/** A hint, and the product that it leads to. */
export interface HintOfProduct {
  readonly hint: HintRow;
  readonly sku: SkuRow['sku'];
}

const isItsSku = and(
  eq(skus.merchant_id, recognitionHints.merchant_id),
  eq(skus.sku_id, recognitionHints.sku_id),
);

/** What one merchant's corrections taught. */
export function recognitionHintQueries(database: Database, merchantId: string) {
  const ofMerchant = eq(recognitionHints.merchant_id, merchantId);

  return {
    /** The hints for texts with these keys. */
    async findByKeys(keys: readonly string[]): Promise<HintOfProduct[]> {
      if (keys.length === 0) return [];
      return await database
        .select({ hint: recognitionHints, sku: skus })
        .from(recognitionHints)
        .innerJoin(skus, isItsSku)
        .where(and(ofMerchant, isAmong(recognitionHints.text_key, keys)));
    },

    /** Adds hints; one for a text that had another leads to its product from now on. */
    async learn(hints: readonly Omit<HintRow, 'merchant_id'>[]): Promise<void> {
      if (hints.length === 0) return;
      await database
        .insert(recognitionHints)
        .values(hints.map((hint) => ({ merchant_id: merchantId, ...hint })))
        .onConflictDoUpdate({
          target: [recognitionHints.merchant_id, recognitionHints.text_key],
          set: {
            text: sql`excluded.text`,
            sku_id: sql`excluded.sku_id`,
            by_name: sql`excluded.by_name`,
            created: sql`excluded.created`,
          },
        });
    },

    /** A page of hints, the latest first. */
    async list(page: LatestPage): Promise<ListResult<HintOfProduct>> {
      const { after, order, limit, offset } = latestFirst(
        page,
        recognitionHints.created,
        recognitionHints.hint_id,
      );
      const rows = await database
        .select({ hint: recognitionHints, sku: skus })
        .from(recognitionHints)
        .innerJoin(skus, isItsSku)
        .where(and(ofMerchant, after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return {
        records: rows.slice(0, page.pageSize),
        total: await countRows(database, recognitionHints, ofMerchant, null),
        hasMore: rows.length > page.pageSize,
      };
    },

    /** Deletes a hint; returns whether there was one. */
    async remove(hintId: string): Promise<boolean> {
      const { rowCount } = await database
        .delete(recognitionHints)
        .where(and(ofMerchant, eq(recognitionHints.hint_id, hintId)));
      return (rowCount ?? 0) > 0;
    },
  };
}
