import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { components } from '../../../../domain/contract.gen.ts';
import type { Database } from '../../database.ts';
import {
  categoriesStatement,
  categoryStatement,
  lockSkusStatement,
  ofCategoryStatement,
  searchStatement,
  siblingsStatement,
  skuStatement,
  skusStatement,
} from './catalogue-statements.ts';
import type { ListResult } from '../../list-page.ts';
import { productSetQueries } from './product-sets.ts';
import {
  categoryCardsStatement,
  categoryTotalStatement,
  foundCardsStatement,
  type FoundCardRow,
  type ProductCardRow,
} from './product-cards.ts';
import { itemCandidateQueries } from './item-candidates.ts';
import { readingContextQueries } from './reading-context.ts';
import { searchWordQueries } from './search-words.ts';
import { tsqueryOf } from './search.ts';
import type { Condition } from '../../../../domain/search/condition.ts';
import { findableText } from '../../../search/findable-text.ts';
import { categories, skus } from '../../schema/catalogue.ts';
import type { TotalCache } from '../../total-cache.ts';

/** Whether a product is sold. */
type ActiveStatus = components['schemas']['ActiveStatus'];

export type CategoryRow = typeof categories.$inferSelect;

export type NewCategory = Pick<
  CategoryRow,
  'category_id' | 'parent_id' | 'level' | 'position' | 'name' | 'ch_name' | 'th_name'
>;

export interface SkuRow {
  readonly sku: typeof skus.$inferSelect;
  /** Whether the SKU is VIP for the queried group. */
  readonly isVip: boolean;
}

/** A new product, without stock. */
export type NewSku = Omit<
  typeof skus.$inferInsert,
  'merchant_id' | 'on_hand' | 'reserved' | 'version' | 'search_text'
>;

/** Changed columns of a product; undefined ones stay. */
export type SkuChange = Partial<
  Pick<
    typeof skus.$inferInsert,
    | 'name'
    | 'ch_name'
    | 'th_name'
    | 'color'
    | 'size'
    | 'style'
    | 'price_satang'
    | 'vip_price_satang'
    | 'original_price_satang'
    | 'description'
    | 'barcode'
    | 'low_stock_at'
    | 'status'
    | 'image_urls'
  >
>;

/** Who changed a product last, and when. */
export type SkuChangeStamp = Pick<
  SkuRow['sku'],
  'changed_by' | 'changed_by_id' | 'changed_by_role' | 'changed_at'
>;

/** New prices of a product; a VIP price of null leaves it unchanged. */
export type NewPrices = Pick<SkuRow['sku'], 'sku_id' | 'price_satang' | 'vip_price_satang'>;

/** What a search looks for, in the order of preference. */
export interface SoughtSkus {
  readonly conditions: readonly Condition[];
  readonly statuses: readonly ActiveStatus[];
  readonly hiddenCategories: readonly string[];
  readonly groupId: string;
}

/** The place of a card in the list of its category. */
export interface CardPosition {
  readonly name: string;
  readonly skuId: string;
}

/** Categories and SKUs of one merchant. */
export function catalogueQueries(database: Database, merchantId: string, totals: TotalCache) {
  function valuesOf({ conditions, statuses, hiddenCategories, groupId }: SoughtSkus) {
    return {
      merchant: merchantId,
      conditions: conditions.map((condition) => tsqueryOf(condition, merchantId)),
      statuses,
      hidden: hiddenCategories,
      group: groupId,
    };
  }

  return {
    ...productSetQueries(database, merchantId),
    ...itemCandidateQueries(database, merchantId),
    ...readingContextQueries(database, merchantId),
    ...searchWordQueries(database, merchantId),

    async hasCategory(categoryId: string): Promise<boolean> {
      const asked = { merchant: merchantId, category: categoryId };
      return (await categoryStatement(database).execute(asked)).length > 0;
    },

    async categories(): Promise<CategoryRow[]> {
      return await categoriesStatement(database).execute({ merchant: merchantId });
    },

    async addCategories(added: readonly NewCategory[]): Promise<void> {
      if (added.length === 0) return;
      await database
        .insert(categories)
        .values(added.map((category) => ({ ...category, merchant_id: merchantId })));
    },

    async skusOfCategory(categoryId: string, groupId: string): Promise<SkuRow[]> {
      const asked = { merchant: merchantId, category: categoryId, group: groupId };
      return await ofCategoryStatement(database).execute(asked);
    },

    /** A page of the cards of a category's active SKUs by name; `after` is the last one of the page before. */
    async cardsOfCategory(
      categoryId: string,
      groupId: string,
      { after, pageSize }: { readonly after: CardPosition | null; readonly pageSize: number },
    ): Promise<ListResult<ProductCardRow>> {
      const category = { merchant: merchantId, category: categoryId };
      const { name, skuId } = after ?? { name: '', skuId: '' };
      const asked = { ...category, group: groupId, name, sku: skuId, limit: pageSize + 1 };
      const found = await categoryCardsStatement(database).execute(asked);
      const isWhole = after === null && found.length <= pageSize;
      const { total } = isWhole
        ? { total: found.length }
        : await totals.of({ cards: merchantId, categoryId }, async (most) => {
            const [counted] = await categoryTotalStatement(database).execute({ ...category, most });
            return counted ?? { total: 0 };
          });
      return {
        records: found.slice(0, pageSize),
        total,
        hasMore: found.length > pageSize,
      };
    },

    /** Up to `maxSearchHits` SKUs that meet a condition, in no order; those of an earlier one are preferred. */
    async skusMeeting(sought: SoughtSkus): Promise<SkuRow[]> {
      return await searchStatement(database).execute(valuesOf(sought));
    },

    /** The same, with no more of each than a card shows and its rank depends on. */
    async cardsMeeting(sought: SoughtSkus): Promise<FoundCardRow[]> {
      return await foundCardsStatement(database).execute(valuesOf(sought));
    },

    async find(skuId: string): Promise<SkuRow['sku'] | null> {
      const [sku] = await database
        .select()
        .from(skus)
        .where(and(eq(skus.merchant_id, merchantId), eq(skus.sku_id, skuId)));
      return sku ?? null;
    },

    /** The SKU that has this barcode, which is not empty. */
    async findByBarcode(barcode: string): Promise<SkuRow['sku'] | null> {
      const [sku] = await database
        .select()
        .from(skus)
        .where(and(eq(skus.merchant_id, merchantId), eq(skus.barcode, barcode), ne(skus.barcode, '')));
      return sku ?? null;
    },

    async sku(skuId: string, groupId: string): Promise<SkuRow | null> {
      const [row] = await skuStatement(database).execute({
        merchant: merchantId,
        sku: skuId,
        group: groupId,
      });
      return row ?? null;
    },

    /** A SKU, whatever its status, and the active ones of its name and category, the oldest first; none of an unknown one. */
    async siblings(skuId: string, groupId: string): Promise<SkuRow[]> {
      const asked = { merchant: merchantId, sku: skuId, group: groupId };
      const rows = await siblingsStatement(database).execute(asked);
      return rows.toSorted(
        (one, other) =>
          one.sku.created.getTime() - other.sku.created.getTime() ||
          (one.sku.sku_id < other.sku.sku_id ? -1 : 1),
      );
    },

    /** Locks SKUs and their stock against other writers until the transaction ends, and returns them as they are locked. */
    async lockSkus(skuIds: readonly string[], groupId: string): Promise<SkuRow[]> {
      const asked = { merchant: merchantId, skus: skuIds, group: groupId };
      return await lockSkusStatement(database).execute(asked);
    },

    async skus(skuIds: readonly string[], groupId: string): Promise<SkuRow[]> {
      const asked = { merchant: merchantId, skus: [...skuIds], group: groupId };
      return await skusStatement(database).execute(asked);
    },

    /** Active SKUs of these categories, the oldest first. */
    async skusOfCategories(categoryIds: readonly string[]): Promise<SkuRow['sku'][]> {
      return await database
        .select()
        .from(skus)
        .where(
          and(
            eq(skus.merchant_id, merchantId),
            inArray(skus.category_id, [...categoryIds]),
            eq(skus.status, 'active'),
          ),
        )
        .orderBy(asc(skus.created), asc(skus.sku_id));
    },

    async add(products: readonly NewSku[]): Promise<void> {
      if (products.length === 0) return;
      await database.insert(skus).values(
        products.map((product) => ({
          ...product,
          merchant_id: merchantId,
          search_text: findableText(product),
        })),
      );
    },

    /** Changes a SKU whose row is locked. */
    async change(sku: SkuRow['sku'], change: SkuChange, changer: SkuChangeStamp): Promise<void> {
      const { name = sku.name, ch_name = sku.ch_name, th_name = sku.th_name } = change;
      const { color = sku.color, size = sku.size, style = sku.style } = change;
      await database
        .update(skus)
        .set({
          ...change,
          ...changer,
          search_text: findableText({ name, ch_name, th_name, color, size, style }),
          version: sql`${skus.version} + 1`,
        })
        .where(and(eq(skus.merchant_id, merchantId), eq(skus.sku_id, sku.sku_id)));
    },

    /** Sets the prices of several products; the version of one with unchanged prices stays. */
    async setPrices(prices: readonly NewPrices[], changer: SkuChangeStamp): Promise<void> {
      const vipPrice = sql`coalesce(wanted.vip_price, ${skus.vip_price_satang})`;
      await database
        .update(skus)
        .set({
          price_satang: sql`wanted.price`,
          vip_price_satang: vipPrice,
          ...changer,
          version: sql`${skus.version} + 1`,
        })
        .from(
          sql`unnest(${sql.param(prices.map((price) => price.sku_id))}::text[],
            ${sql.param(prices.map((price) => price.price_satang))}::bigint[],
            ${sql.param(prices.map((price) => price.vip_price_satang))}::bigint[]) AS wanted (sku_id, price, vip_price)`,
        )
        .where(
          and(
            eq(skus.merchant_id, merchantId),
            sql`${skus.sku_id} = wanted.sku_id`,
            sql`(${skus.price_satang}, ${skus.vip_price_satang}) IS DISTINCT FROM (wanted.price, ${vipPrice})`,
          ),
        );
    },
  };
}
