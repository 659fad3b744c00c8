import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { latestFirst } from '../../list-page.ts';
import type { LatestPage, ListResult } from '../../list-page.ts';
import { countRows, isAmong } from '../../rows.ts';
import { skus, stockRecords, stocktakes } from '../../schema/catalogue.ts';
import type { SkuRow } from '../catalogue/catalogue.ts';
import type { StockRecordRow } from './stock.ts';

type StocktakeRow = typeof stocktakes.$inferSelect;

/** A stocktake with the sums of its records; values are in satang, at the prices of the records. */
export interface StocktakeFigures {
  readonly stocktake: StocktakeRow;
  readonly lines: number;
  readonly differing: number;
  readonly increase: number;
  readonly decrease: number;
  readonly valueIncrease: number;
  readonly valueDecrease: number;
  readonly operatorNames: readonly string[];
  /** Milliseconds since 1970 of its last record. */
  readonly last: number;
}

/** A record of a stocktake, and its product as it is now. */
export interface CountedRow {
  readonly record: StockRecordRow;
  readonly sku: SkuRow['sku'];
}

/** The stocktakes of one merchant. A line of one is a stock record. */
export function stocktakeQueries(database: Database, merchantId: string) {
  const ofMerchant = eq(stocktakes.merchant_id, merchantId);

  async function figuresOf(rows: readonly StocktakeRow[]): Promise<StocktakeFigures[]> {
    const { change, price_satang } = stockRecords;
    const figures = await database
      .select({
        id: stockRecords.stocktake_id,
        lines: sql<number>`count(*)::int`,
        differing: sql<number>`count(*) FILTER (WHERE ${change} <> 0)::int`,
        increase: sql<number>`sum(greatest(${change}, 0))::float8`,
        decrease: sql<number>`sum(greatest(-${change}, 0))::float8`,
        valueIncrease: sql<number>`sum(greatest(${change}, 0) * coalesce(${price_satang}, 0))::float8`,
        valueDecrease: sql<number>`sum(greatest(-${change}, 0) * coalesce(${price_satang}, 0))::float8`,
        operatorNames: sql<string[]>`array_agg(DISTINCT ${stockRecords.operator_name})`,
        last: sql<number>`(extract(epoch FROM max(${stockRecords.created})) * 1000)::float8`,
      })
      .from(stockRecords)
      .where(
        and(
          eq(stockRecords.merchant_id, merchantId),
          isAmong(
            stockRecords.stocktake_id,
            rows.map(({ stocktake_id }) => stocktake_id),
          ),
        ),
      )
      .groupBy(stockRecords.stocktake_id);
    const byId = new Map(figures.map(({ id, ...sums }) => [id, sums]));
    return rows.map((stocktake) => ({
      stocktake,
      ...(byId.get(stocktake.stocktake_id) ?? noRecords(stocktake)),
    }));
  }

  return {
    /** Adds a stocktake unless it is there, and sets its note unless that is empty. */
    async open(stocktakeId: string, note: string, now: Date): Promise<void> {
      const added = database
        .insert(stocktakes)
        .values({ merchant_id: merchantId, stocktake_id: stocktakeId, note, created: now });
      const target = [stocktakes.merchant_id, stocktakes.stocktake_id];
      await (note === ''
        ? added.onConflictDoNothing({ target })
        : added.onConflictDoUpdate({ target, set: { note } }));
    },

    /** A page of stocktakes, the latest first. */
    async list(page: LatestPage): Promise<ListResult<StocktakeFigures>> {
      const { after, order, limit, offset } = latestFirst(page, stocktakes.created, stocktakes.stocktake_id);
      const rows = await database
        .select()
        .from(stocktakes)
        .where(and(ofMerchant, after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return {
        records: await figuresOf(rows.slice(0, page.pageSize)),
        total: await countRows(database, stocktakes, ofMerchant, null),
        hasMore: rows.length > page.pageSize,
      };
    },

    async find(stocktakeId: string): Promise<StocktakeFigures | null> {
      const rows = await database
        .select()
        .from(stocktakes)
        .where(and(ofMerchant, eq(stocktakes.stocktake_id, stocktakeId)));
      return (await figuresOf(rows))[0] ?? null;
    },

    /** Records of a stocktake in the order in which they were written, after the one with this `seq` (0: from the first). */
    async records(stocktakeId: string, after: number, limit: number): Promise<CountedRow[]> {
      return await database
        .select({ record: stockRecords, sku: skus })
        .from(stockRecords)
        .innerJoin(
          skus,
          and(eq(skus.merchant_id, stockRecords.merchant_id), eq(skus.sku_id, stockRecords.sku_id)),
        )
        .where(
          and(
            eq(stockRecords.merchant_id, merchantId),
            eq(stockRecords.stocktake_id, stocktakeId),
            gt(stockRecords.seq, after),
          ),
        )
        .orderBy(asc(stockRecords.seq))
        .limit(limit);
    },
  };
}

function noRecords({ created }: StocktakeRow): Omit<StocktakeFigures, 'stocktake'> {
  const sums = { increase: 0, decrease: 0, valueIncrease: 0, valueDecrease: 0 };
  return { lines: 0, differing: 0, ...sums, operatorNames: [], last: created.getTime() };
}
