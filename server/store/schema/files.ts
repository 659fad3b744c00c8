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
    /** Of the bytes as they were sent: the same photo sent again is recognised by it. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    public: boolean().notNull().default(false),
    /** Whether a record ever named the file; one that none did is swept. */
    attached: boolean().notNull().default(false),
    /** Of the request that stored it. */
    idempotency_key: text(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.file_name] }),
    // A public picture is asked for by its name alone.
    index('uploads_by_name').on(table.file_name),
    index('uploads_by_content').on(table.merchant_id, table.sha256),
    index('uploads_by_uploader').on(table.merchant_id, table.uploader_id, table.created),
    index('uploads_unattached')
      .on(table.created)
      .where(sql`NOT ${table.attached}`),
  ],
);

/** Names under which bytes may lie though no upload has them: of one under way, one that failed, one that was swept. */
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
