import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, merchantId } from './columns.ts';
import { merchants } from './people.ts';

/** A stored file. Private to its uploader and the merchant's staff until it is made public or becomes a proof. */
export const uploads = pgTable(
  'uploads',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    file_name: text().notNull(),
    uploader_id: text().notNull(),
    content_type: text().notNull(),
    /** Of the bytes as sent, before re-encoding: it identifies a photo that is uploaded again. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    public: boolean().notNull().default(false),
    /** Whether a record ever referenced the file; cleanup deletes files that none did. */
    attached: boolean().notNull().default(false),
    /** Whether the server made it of a map, and nobody chose it. */
    of_map: boolean().notNull().default(false),
    /** Of the request that stored it. */
    idempotency_key: text(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.file_name] }),
    // A public picture is requested by its name only.
    index('uploads_by_name').on(table.file_name),
    index('uploads_by_content').on(table.merchant_id, table.sha256),
    index('uploads_by_uploader').on(table.merchant_id, table.uploader_id, table.created),
    index('uploads_unattached')
      .on(table.created)
      .where(sql`NOT ${table.attached}`),
  ],
);

/** Names of files that may be in the file store without a row in `uploads`: of a running, failed or deleted upload. */
export const looseFiles = pgTable(
  'loose_files',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    file_name: text().notNull(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.file_name] }),
    index('loose_files_by_time').on(table.created),
  ],
);
