import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { categories, skus, skuVipGroups } from './schema/catalogue.ts';

export type CategoryRow = typeof categories.$inferSelect;

export interface SkuRow {
  readonly sku: typeof skus.$inferSelect;
  /** Whether the SKU is VIP for the group that was asked about. */
  readonly isVip: boolean;
}

/** More hits than this help nobody; the nearest names come first. */
const maxHits = 500;

/** Categories and SKUs of one merchant. */
export function catalogueQueries(database: Database, merchantId: string) {
  async function skusWhere(groupId: string, condition: SQL | undefined, limit?: number): Promise<SkuRow[]> {
    const query = database
      .select({ sku: skus, isVip: sql<boolean>`${skuVipGroups.sku_id} IS NOT NULL` })
      .from(skus)
      .leftJoin(
        skuVipGroups,
        and(
          eq(skuVipGroups.merchant_id, skus.merchant_id),
          eq(skuVipGroups.sku_id, skus.sku_id),
          eq(skuVipGroups.group_id, groupId),
        ),
      )
      .where(and(eq(skus.merchant_id, merchantId), condition))
      .orderBy(asc(skus.name), asc(skus.sku_id));
    return await (limit === undefined ? query : query.limit(limit));
  }

  return {
    async categories(): Promise<CategoryRow[]> {
      return await database
        .select()
        .from(categories)
        .where(eq(categories.merchant_id, merchantId))
        .orderBy(asc(categories.level), asc(categories.position), asc(categories.category_id));
    },

    async skusOfCategory(categoryId: string, groupId: string): Promise<SkuRow[]> {
      return await skusWhere(groupId, and(eq(skus.category_id, categoryId), eq(skus.status, 'active')));
    },

    /** Active SKUs whose names, colour, size or style hold every one of the terms. */
    async skusWithTerms(terms: readonly string[], groupId: string): Promise<SkuRow[]> {
      const holdsAll = terms.map((term) => sql`strpos(${skus.search_text}, lower(${term})) > 0`);
      return await skusWhere(groupId, and(eq(skus.status, 'active'), ...holdsAll), maxHits);
    },

    async sku(skuId: string, groupId: string): Promise<SkuRow | null> {
      const [row] = await skusWhere(groupId, eq(skus.sku_id, skuId));
      return row ?? null;
    },

    async skus(skuIds: readonly string[], groupId: string): Promise<SkuRow[]> {
      return await skusWhere(groupId, inArray(skus.sku_id, [...skuIds]));
    },
  };
}
