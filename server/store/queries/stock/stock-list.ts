import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { maxOnHand, maxSearchHits, usualLowStock } from '../../../../domain/limits.ts';
import type { Database } from '../../database.ts';
import type { ListResult } from '../../list-page.ts';
import { isAmong } from '../../rows.ts';
import { skus } from '../../schema/catalogue.ts';
import type { ListTotals, TotalCache } from '../../total-cache.ts';
import type { SkuRow } from '../catalogue/catalogue.ts';
import { selectSkus } from '../catalogue/catalogue-statements.ts';

/** What a stock list is sorted by; `relevance` of what was found. */
export type StockOrder = 'stock' | 'on_hand' | 'name' | 'ctime' | 'relevance';

interface FoundSkus {
  readonly skuIds: readonly string[];
  readonly barcode: string;
}

/** Which products a stock list holds, active and inactive; null means no filter. */
export interface StockFilter {
  readonly categoryIds: readonly string[] | null;
  readonly skuIds: readonly string[] | null;
  /** What was searched: these products, the best first, and those whose barcode begins with a text. */
  readonly found: FoundSkus | null;
  /** Whether only those that run low are listed, or only the others. */
  readonly isLow: boolean | null;
}

/** Keyset position: a page begins after this product in the list's order. */
export interface StockPosition {
  /** The sort key: pieces, a name, milliseconds since 1970, or the place among what was found. */
  readonly value: number | string;
  readonly skuId: string;
}

export interface StockListQuery extends StockFilter {
  /** The group whose prices are shown. */
  readonly groupId: string;
  readonly orderBy: StockOrder;
  readonly descending: boolean;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly after: StockPosition | null;
}

/** Sums of a whole stock list; they may be 10 seconds old. */
interface StockTotals extends ListTotals {
  /** How many run low. */
  readonly lowTotal: number;
  /** Pieces that can be promised. */
  readonly stockSum: number;
}

/** As in the products that are answered: of an inactive one nothing can be promised. */
const stock = sql<number>`CASE WHEN ${skus.status} = 'active' THEN ${skus.on_hand} - ${skus.reserved} ELSE 0 END`;
/** Whether so little of a product can be promised that it has to be bought. */
export const runsLow = sql`${skus.status} = 'active'
  AND ${skus.on_hand} - ${skus.reserved} <= coalesce(${skus.low_stock_at}, ${sql.raw(String(usualLowStock))})`;

/** Where a product that is no longer sold stands in a list by stock: last, whichever end comes first. */
export function placeOfUnsold(descending: boolean): number {
  return descending ? -1 : maxOnHand + 1;
}

const nothingFound: FoundSkus = { skuIds: [], barcode: '' };

/** Where a product stands among what was found: the one of that barcode, the others, the best first, and those whose barcode only begins so. */
export function placeAmong(
  { skuIds, barcode }: FoundSkus,
  sku: { readonly sku_id: string; readonly barcode: string },
): number {
  if (sku.barcode === barcode) return 0;
  const at = skuIds.indexOf(sku.sku_id);
  return at === -1 ? maxSearchHits + 1 : at + 1;
}

/** The same as `placeAmong`, in SQL. */
function placeKey({ skuIds, barcode }: FoundSkus): SQL {
  return sql`CASE WHEN ${skus.barcode} = ${barcode} THEN 0
    ELSE coalesce(array_position(${sql.param(skuIds)}::text[], ${skus.sku_id}), ${sql.raw(String(maxSearchHits + 1))}) END`;
}

// No index over `stock`, which each order changes: a page by stock reads all products of the merchant, see decision 35.
const sortKeys = (descending: boolean, found: FoundSkus | null) => ({
  stock: {
    key: sql`CASE WHEN ${skus.status} = 'active' THEN ${skus.on_hand} - ${skus.reserved}
      ELSE ${sql.raw(String(placeOfUnsold(descending)))} END`,
    type: sql`bigint`,
  },
  on_hand: { key: sql`${skus.on_hand}`, type: sql`bigint` },
  name: { key: sql`${skus.name}`, type: sql`text` },
  ctime: { key: sql`${skus.created}`, type: sql`timestamptz` },
  relevance: { key: placeKey(found ?? nothingFound), type: sql`bigint` },
});

/** Pages of one merchant's products for who keeps its stock. */
export function stockListPages(database: Database, merchantId: string, totals: TotalCache) {
  function filterOf({ categoryIds, skuIds, found, isLow }: StockFilter): SQL | undefined {
    return and(
      eq(skus.merchant_id, merchantId),
      categoryIds === null ? undefined : isIn(categoryIds),
      skuIds === null ? undefined : isAmong(skus.sku_id, skuIds),
      found === null
        ? undefined
        : or(isAmong(skus.sku_id, found.skuIds), sql`starts_with(${skus.barcode}, ${found.barcode})`),
      isLow === null ? undefined : isLow ? runsLow : sql`NOT (${runsLow})`,
    );
  }

  /** Of one category an index has the order by name, of several it does not. */
  function isIn(categoryIds: readonly string[]): SQL {
    const [only, ...others] = categoryIds;
    return only === undefined || others.length > 0
      ? isAmong(skus.category_id, categoryIds)
      : eq(skus.category_id, only);
  }

  async function count(filter: SQL | undefined, most: number | null): Promise<StockTotals> {
    const rows = database
      .select({ stock: stock.as('stock'), runs_low: sql<boolean>`${runsLow}`.as('runs_low') })
      .from(skus)
      .where(filter);
    const counted = (most === null ? rows : rows.limit(most)).as('counted');
    const [found] = await database
      .select({
        total: sql<number>`count(*)::int`,
        lowTotal: sql<number>`count(*) FILTER (WHERE ${counted.runs_low})::int`,
        stockSum: sql<number>`coalesce(sum(${counted.stock}), 0)::float8`,
      })
      .from(counted);
    return found ?? { total: 0, lowTotal: 0, stockSum: 0 };
  }

  return async function list(query: StockListQuery): Promise<ListResult<SkuRow> & StockTotals> {
    const { groupId, orderBy, descending, pageNum, pageSize, after, categoryIds, skuIds, found, isLow } =
      query;
    const filter = filterOf(query);
    const { key, type } = sortKeys(descending, found)[orderBy];
    const direction = descending ? desc : asc;
    const order = [direction(key), direction(skus.sku_id)];
    const ids = database
      .select({ id: skus.sku_id })
      .from(skus)
      .where(and(filter, after === null ? undefined : beyond(after)))
      .orderBy(...order)
      .limit(pageSize + 1)
      .offset(after === null ? (pageNum - 1) * pageSize : 0);
    const rows = await selectSkus(database, groupId)
      .where(and(eq(skus.merchant_id, merchantId), inArray(skus.sku_id, ids)))
      .orderBy(...order);
    return {
      records: rows.slice(0, pageSize),
      hasMore: rows.length > pageSize,
      ...(await totals.of({ stock: merchantId, categoryIds, skuIds, found, isLow }, (most) =>
        count(filter, most),
      )),
    };

    function beyond({ value, skuId }: StockPosition): SQL {
      const bound = sql`${orderBy === 'ctime' ? new Date(value).toISOString() : value}::${type}`;
      return descending
        ? sql`(${key}, ${skus.sku_id}) < (${bound}, ${skuId})`
        : sql`(${key}, ${skus.sku_id}) > (${bound}, ${skuId})`;
    }
  };
}
