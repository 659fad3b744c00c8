import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Meaning } from '../../../domain/search/lexicon.ts';
import type { StockEntryType, StockOperationType } from '../../../domain/stock/stock-operations.ts';
import { created, merchantId, satang, type Keyed } from './columns.ts';
import { merchants, toGroup } from './people.ts';

export const categories = pgTable(
  'categories',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    category_id: text().notNull(),
    parent_id: text(),
    level: smallint().notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    ch_name: text().notNull().default(''),
    th_name: text().notNull().default(''),
    status: text().notNull().default('active'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.category_id] }),
    foreignKey({
      name: 'categories_parent',
      columns: [table.merchant_id, table.parent_id],
      foreignColumns: [table.merchant_id, table.category_id],
    }),
    check(
      'categories_level',
      sql`${table.level} BETWEEN 1 AND 3 AND (${table.level} = 1) = (${table.parent_id} IS NULL)`,
    ),
  ],
);

export const skus = pgTable(
  'skus',
  {
    merchant_id: merchantId(),
    sku_id: text().notNull(),
    category_id: text().notNull(),
    name: text().notNull(),
    ch_name: text().notNull().default(''),
    th_name: text().notNull().default(''),
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    style: text().notNull().default(''),
    price_satang: satang().notNull(),
    vip_price_satang: satang(),
    original_price_satang: satang(),
    description: text().notNull().default(''),
    image_urls: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text().notNull().default('active'),
    /** Empty when it has none. */
    barcode: text().notNull().default(''),
    /** Stock up to which it runs low; null is the usual level. */
    low_stock_at: integer(),
    /** Pieces on the shelf: the sum of the SKU's stock records. */
    on_hand: integer().notNull().default(0),
    /** Pieces promised to orders in status `created`. */
    reserved: integer().notNull().default(0),
    version: integer().notNull().default(1),
    /** Name of who made the current version; empty when unknown. */
    changed_by: text().notNull().default(''),
    changed_by_id: text().notNull().default(''),
    /** Their roles at that time, joined with commas. */
    changed_by_role: text().notNull().default(''),
    changed_at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
    /** What the product is found by: see `searchText` of the domain. Null until a server has written it. */
    search_text: text(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.sku_id] }),
    foreignKey({
      name: 'skus_category',
      columns: [table.merchant_id, table.category_id],
      foreignColumns: [categories.merchant_id, categories.category_id],
    }),
    index('skus_by_category').on(table.merchant_id, table.category_id, table.name, table.sku_id),
    index('skus_by_name').on(table.merchant_id, table.name, table.sku_id),
    uniqueIndex('skus_by_barcode')
      .on(table.merchant_id, table.barcode)
      .where(sql`${table.barcode} <> ''`),
    // The migration creates the function. Of a product without a search text the fields are found as they are.
    index('skus_by_search_keys')
      .using('gin', sql`search_keys(${table.merchant_id}, ${table.category_id}, ${searchContent(table)})`)
      // Products are written rarely, and a list of what is not yet in the index would be read by each search.
      .with({ fastupdate: false }),
    index('skus_without_search_text')
      .on(table.merchant_id, table.sku_id)
      .where(sql`${table.search_text} IS NULL`),
    check('skus_stock', sql`${table.reserved} >= 0 AND ${table.on_hand} >= ${table.reserved}`),
    check('skus_price', sql`${table.price_satang} >= 0`),
  ],
);

/** What `search_keys` reads of a product. */
export function searchContent(
  table: Record<'search_text' | 'name' | 'ch_name' | 'th_name' | 'color' | 'size' | 'style', AnyPgColumn>,
) {
  const fields = sql`lower(${table.name} || E'\\n' || ${table.ch_name} || E'\\n' || ${table.th_name} || E'\\n' || ${table.color}
    || E'\\n' || ${table.size} || E'\\n' || ${table.style})`;
  return sql`coalesce(${table.search_text}, ${fields})`;
}

/** Words of a merchant's own that mean the same, in three languages. */
export const searchWords = pgTable(
  'search_words',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    position: integer().notNull(),
    kind: text().$type<Meaning['kind']>().notNull(),
    zh: text().array().notNull(),
    en: text().array().notNull(),
    th: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.position] })],
);

/** A row marks a SKU as VIP for a group. */
export const skuVipGroups = pgTable(
  'sku_vip_groups',
  {
    merchant_id: merchantId(),
    group_id: text().notNull(),
    sku_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.group_id, table.sku_id] }),
    toGroup('sku_vip_groups', table),
    toSku('sku_vip_groups', table),
  ],
);

/** Counts that belong together; their lines are the stock records that name it. */
export const stocktakes = pgTable(
  'stocktakes',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    /** Made by the client. */
    stocktake_id: text().notNull(),
    note: text().notNull().default(''),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.stocktake_id] }),
    index('stocktakes_by_time').on(table.merchant_id, table.created, table.stocktake_id),
  ],
);

/** Append-only; `change` is signed, and `on_hand` of a SKU is the sum of them. */
export const stockRecords = pgTable(
  'stock_records',
  {
    merchant_id: merchantId(),
    stock_record_id: text().notNull(),
    sku_id: text().notNull(),
    entry_type: text().$type<StockEntryType>().notNull(),
    operation_type: text().$type<StockOperationType>().notNull(),
    operation_subtype: text().notNull().default(''),
    change: integer().notNull(),
    stock_after: integer().notNull(),
    price_satang: satang(),
    type_text: text().notNull().default(''),
    transfer_location: text().notNull().default(''),
    transfer_location_alias: text().notNull().default(''),
    /** Names of files. */
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    note: text().notNull().default(''),
    /** Name of the file that an import was read from. */
    source_file: text(),
    operator_id: text().notNull(),
    operator_name: text().notNull(),
    order_id: text(),
    /** The stocktake that it is a line of, and when that was counted. */
    stocktake_id: text(),
    counted_at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
    idempotency_key: text(),
    /** Gives the records of a SKU the order in which they were written, which is more exact than their times. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.stock_record_id] }),
    unique('stock_records_once').on(
      table.merchant_id,
      table.operator_id,
      table.idempotency_key,
      table.sku_id,
    ),
    toSku('stock_records', table),
    foreignKey({
      name: 'stock_records_stocktake',
      columns: [table.merchant_id, table.stocktake_id],
      foreignColumns: [stocktakes.merchant_id, stocktakes.stocktake_id],
    }),
    index('stock_records_by_stocktake')
      .on(table.merchant_id, table.stocktake_id, table.seq)
      .where(sql`${table.stocktake_id} IS NOT NULL`),
    index('stock_records_by_sku').on(table.merchant_id, table.sku_id, table.seq),
    index('stock_records_by_source')
      .on(table.merchant_id, table.source_file)
      .where(sql`${table.source_file} IS NOT NULL`),
  ],
);

export function toSku(name: string, table: Keyed<'sku_id'>) {
  return foreignKey({
    name: `${name}_sku`,
    columns: [table.merchant_id, table.sku_id],
    foreignColumns: [skus.merchant_id, skus.sku_id],
  });
}
