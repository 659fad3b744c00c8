import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import type { ListResult } from '../../list-page.ts';
import { skuVipGroups } from '../../schema/catalogue.ts';
import type { TotalCache } from '../../total-cache.ts';
import type { CardPosition } from './catalogue.ts';
import { vipCardsStatement, vipTotalStatement, type ProductCardRow } from './product-cards.ts';

/** Which products of one merchant are VIP for which groups. */
export function vipProductQueries(database: Database, merchantId: string, totals: TotalCache) {
  return {
    /** A page of the cards of the active VIP SKUs of a group by name, of one category or (empty) of all. */
    async page(
      categoryId: string,
      groupId: string,
      page: { readonly after: CardPosition | null; readonly pageNum: number; readonly pageSize: number },
    ): Promise<ListResult<ProductCardRow>> {
      const { after, pageNum, pageSize } = page;
      const asked = { merchant: merchantId, category: categoryId, group: groupId };
      const { name, skuId } = after ?? { name: '', skuId: '' };
      const found = await vipCardsStatement(database).execute({
        ...asked,
        name,
        sku: skuId,
        limit: pageSize + 1,
        offset: after === null ? (pageNum - 1) * pageSize : 0,
      });
      const { total } = await totals.of({ vip: merchantId, categoryId, groupId }, async (most) => {
        const [counted] = await vipTotalStatement(database).execute({ ...asked, most });
        return counted ?? { total: 0 };
      });
      return {
        records: found.slice(0, pageSize),
        total,
        hasMore: found.length > pageSize,
      };
    },

    /** Sets whether a SKU is VIP for a group. Returns whether that changed anything. */
    async set(skuId: string, groupId: string, isVip: boolean): Promise<boolean> {
      const mark = { merchant_id: merchantId, group_id: groupId, sku_id: skuId };
      const changed = isVip
        ? await database.insert(skuVipGroups).values(mark).onConflictDoNothing().returning()
        : await database
            .delete(skuVipGroups)
            .where(
              and(
                eq(skuVipGroups.merchant_id, merchantId),
                eq(skuVipGroups.group_id, groupId),
                eq(skuVipGroups.sku_id, skuId),
              ),
            )
            .returning();
      return changed.length > 0;
    },
  };
}
