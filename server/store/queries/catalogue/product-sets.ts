import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { leftOutOfNames } from '../../../../domain/name-keys.ts';
import { isAmong } from '../../rows.ts';
import { skus } from '../../schema/catalogue.ts';

type Sku = typeof skus.$inferSelect;

/** Queries about many products of one merchant at once. */
export function productSetQueries(database: Database, merchantId: string) {
  return {
    /** Ids of all SKUs, active and inactive, by the order of these categories, then by name. */
    async idsByCategory(categoryIds: readonly string[]): Promise<string[]> {
      const rows = await database
        .select({ id: skus.sku_id })
        .from(skus)
        .where(eq(skus.merchant_id, merchantId))
        .orderBy(
          sql`array_position(${sql.param(categoryIds)}::text[], ${skus.category_id})`,
          asc(skus.name),
          asc(skus.sku_id),
        );
      return rows.map(({ id }) => id);
    },

    /** The SKUs with these ids, active and inactive, in no order. */
    async findAll(skuIds: readonly string[]): Promise<Sku[]> {
      return await database
        .select()
        .from(skus)
        .where(and(eq(skus.merchant_id, merchantId), isAmong(skus.sku_id, skuIds)));
    },

    /** The SKUs that have these barcodes, of which none is empty. */
    async findByBarcodes(barcodes: readonly string[]): Promise<Sku[]> {
      if (barcodes.length === 0) return [];
      return await database
        .select()
        .from(skus)
        .where(and(eq(skus.merchant_id, merchantId), isAmong(skus.barcode, barcodes), ne(skus.barcode, '')));
    },

    /** The SKUs, active and inactive, of which a name in some language is among these as `looseNameKey` makes them. */
    async findByLooseNames(keys: readonly string[]): Promise<Sku[]> {
      if (keys.length === 0) return [];
      const wanted = sql`ANY(${sql.param(keys)}::text[])`;
      const isWanted = (name: AnyPgColumn) =>
        sql`translate(lower(normalize(${name}, NFKC)), ${leftOutOfNames}, '') = ${wanted}`;
      return await database
        .select()
        .from(skus)
        .where(
          and(
            eq(skus.merchant_id, merchantId),
            or(isWanted(skus.name), isWanted(skus.ch_name), isWanted(skus.th_name)),
          ),
        );
    },

    /** Sets the barcodes of several products; the version of one that has its barcode stays. */
    async setBarcodes(
      barcodes: readonly Pick<Sku, 'sku_id' | 'barcode'>[],
      changer: Pick<Sku, 'changed_by' | 'changed_by_id' | 'changed_by_role' | 'changed_at'>,
    ): Promise<void> {
      if (barcodes.length === 0) return;
      await database
        .update(skus)
        .set({ barcode: sql`wanted.barcode`, ...changer, version: sql`${skus.version} + 1` })
        .from(
          sql`unnest(${sql.param(barcodes.map(({ sku_id }) => sku_id))}::text[],
            ${sql.param(barcodes.map(({ barcode }) => barcode))}::text[]) AS wanted (sku_id, barcode)`,
        )
        .where(
          and(
            eq(skus.merchant_id, merchantId),
            sql`${skus.sku_id} = wanted.sku_id`,
            sql`${skus.barcode} <> wanted.barcode`,
          ),
        );
    },
  };
}
