import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { latestFirst } from '../../list-page.ts';
import type { LatestPage, ListResult } from '../../list-page.ts';
import { countRows, isAmong } from '../../rows.ts';
import { skus } from '../../schema/catalogue.ts';
import { recognitionHints } from '../../schema/recognition.ts';
import type { SkuRow } from '../catalogue/catalogue.ts';

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

/** A hint as it is listed: one about a product with it. */
export interface ListedHint {
  readonly hint: HintRow;
  readonly sku: SkuRow['sku'] | null;
}

/** Columns that a merchant's lists may have names of their own for. */
const maxColumns = 1000;

/** What one merchant's corrections taught. */
export function recognitionHintQueries(database: Database, merchantId: string) {
  const ofMerchant = eq(recognitionHints.merchant_id, merchantId);
  const ofColumns = and(ofMerchant, eq(recognitionHints.about, 'column'));

  return {
    /** The hints for products that are called by texts with these keys. */
    async findByKeys(keys: readonly string[]): Promise<HintOfProduct[]> {
      if (keys.length === 0) return [];
      return await database
        .select({ hint: recognitionHints, sku: skus })
        .from(recognitionHints)
        .innerJoin(skus, isItsSku)
        .where(and(ofMerchant, isAmong(recognitionHints.text_key, keys)));
    },

    /** The hints about columns, the latest first. */
    async listColumns(): Promise<HintRow[]> {
      return await database
        .select()
        .from(recognitionHints)
        .where(ofColumns)
        .orderBy(desc(recognitionHints.created))
        .limit(maxColumns);
    },

    /** Deletes the hints about columns with these keys. */
    async forgetColumns(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await database.delete(recognitionHints).where(and(ofColumns, isAmong(recognitionHints.text_key, keys)));
    },

    /** Adds hints; one for a text that had another leads to its product, or names its column, from now on. */
    async learn(hints: readonly Omit<HintRow, 'merchant_id'>[]): Promise<void> {
      if (hints.length === 0) return;
      await database
        .insert(recognitionHints)
        .values(hints.map((hint) => ({ merchant_id: merchantId, ...hint })))
        .onConflictDoUpdate({
          target: [recognitionHints.merchant_id, recognitionHints.about, recognitionHints.text_key],
          set: {
            text: sql`excluded.text`,
            sku_id: sql`excluded.sku_id`,
            column_kind: sql`excluded.column_kind`,
            by_name: sql`excluded.by_name`,
            created: sql`excluded.created`,
          },
        });
    },

    /** A page of hints, the latest first. */
    async list(page: LatestPage): Promise<ListResult<ListedHint>> {
      const { after, order, limit, offset } = latestFirst(
        page,
        recognitionHints.created,
        recognitionHints.hint_id,
      );
      const rows = await database
        .select({ hint: recognitionHints, sku: skus })
        .from(recognitionHints)
        .leftJoin(skus, isItsSku)
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
