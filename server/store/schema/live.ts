import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ChangedType } from '../../../domain/live-events.ts';
import { created, merchantId } from './columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

// Both tables are unlogged: what was told lately is not worth a write to the log, nor a place in a backup. After a crash, on another
// cluster and on a standby that took over they are empty, and with the epoch everybody's place in them is gone.

/** What changed lately, written by triggers in the transaction of the change, and swept after some minutes. */
export const liveEvents = pgTable(
  'live_events',
  {
    merchant_id: merchantId(),
    event_id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /**
     * The transaction that wrote it. Whoever has seen all that was visible when `pg_snapshot_xmin` was P misses nothing of what is P or
     * later: unlike by `event_id`, since a lower one may be committed after a higher one.
     */
    position: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    type: text().$type<ChangedType>().notNull(),
    /** Empty where more changed at once than is told one by one. */
    record_id: text().notNull(),
    /** Whose customers may know of it; null: those of all groups. */
    group_id: text(),
    version: integer().notNull(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.event_id] }),
    index('live_events_by_position').on(table.position),
  ],
);

/** A random text for as long as `live_events` has lost nothing that was not swept. */
export const liveEpochs = pgTable('live_epochs', {
  merchant_id: merchantId().primaryKey(),
  epoch: text().notNull(),
});
