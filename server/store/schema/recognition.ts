import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ColumnKind, NamedColumn, ReadColumn } from '../../../domain/stock-entry/entry-columns.ts';
import type { ReadRow } from '../../recognise/recognised.ts';
import type { RecognitionProblem } from '../../recognise/recognition-refused.ts';
import { skus } from './catalogue.ts';
import { created, merchantId } from './columns.ts';
import { uploads } from './files.ts';

/** The reading of an uploaded file, which may take longer than a request. */
export const recognitionJobs = pgTable(
  'recognition_jobs',
  {
    merchant_id: merchantId(),
    file_name: text().notNull(),
    /** Pages that were read, and pages of the file; 0 until that is known. */
    page: integer().notNull().default(0),
    pages: integer().notNull().default(0),
    /** What was read; null until it is done, and where it was refused. */
    rows: jsonb().$type<readonly ReadRow[]>(),
    /** The heads of its columns, as they were taken. */
    columns: jsonb().$type<readonly ReadColumn[]>().notNull().default([]),
    /** What a person said of its columns before it was read. */
    said: jsonb().$type<readonly NamedColumn[]>().notNull().default([]),
    /** Files of the pictures of its pages; an empty name for a page that is no picture. */
    images: jsonb().$type<readonly string[]>().notNull().default([]),
    problem: text().$type<RecognitionProblem>(),
    /** How often a server has begun to read it; the number of the reader that may write. */
    attempts: integer().notNull().default(0),
    /** From then on another server may begin; null where nobody reads it. */
    leased_until: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.file_name] }),
    foreignKey({
      name: 'recognition_jobs_upload',
      columns: [table.merchant_id, table.file_name],
      foreignColumns: [uploads.merchant_id, uploads.file_name],
    }).onDelete('cascade'),
  ],
);

/** What a supplier calls a product or a column, learnt where a person corrected it. */
export const recognitionHints = pgTable(
  'recognition_hints',
  {
    merchant_id: merchantId(),
    hint_id: text().notNull(),
    about: text().$type<'product' | 'column'>().notNull().default('product'),
    /** The `nameKey` of a product's text, the `headerKey` of a column's. */
    text_key: text().notNull(),
    /** As it was read: the name with colour, size and style, or the head. */
    text: text().notNull(),
    /** Null for a column. */
    sku_id: text(),
    /** Null for a product. */
    column_kind: text().$type<ColumnKind>(),
    by_name: text().notNull(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.hint_id] }),
    unique('recognition_hints_text').on(table.merchant_id, table.about, table.text_key),
    check(
      'recognition_hints_about',
      sql`(${table.about} = 'product') = (${table.sku_id} IS NOT NULL) AND (${table.about} = 'column') = (${table.column_kind} IS NOT NULL)`,
    ),
    foreignKey({
      name: 'recognition_hints_sku',
      columns: [table.merchant_id, table.sku_id],
      foreignColumns: [skus.merchant_id, skus.sku_id],
    }),
    index('recognition_hints_by_time').on(table.merchant_id, table.created, table.hint_id),
  ],
);
