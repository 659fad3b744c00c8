import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { recordHistory, type RecordKind } from '../../schema/people.ts';
import type { HistoryRow, Step } from './history.ts';

/** The histories of a merchant's people, groups and VIP products. Writers must hold the record's lock, so that entries are numbered. */
export function recordHistoryQueries(database: Database, merchantId: string) {
  const ofOne = (kind: RecordKind, id: string) =>
    and(
      eq(recordHistory.merchant_id, merchantId),
      eq(recordHistory.kind, kind),
      eq(recordHistory.record_id, id),
    );
  return {
    async add(kind: RecordKind, id: string, step: Step): Promise<void> {
      const seq = sql`(SELECT coalesce(max(${recordHistory.seq}), 0) + 1 FROM ${recordHistory} WHERE ${ofOne(kind, id)})`;
      await database
        .insert(recordHistory)
        .values({ ...step, merchant_id: merchantId, kind, record_id: id, seq });
    },

    async last(kind: RecordKind, id: string): Promise<HistoryRow | null> {
      const [row] = await database
        .select()
        .from(recordHistory)
        .where(ofOne(kind, id))
        .orderBy(desc(recordHistory.seq))
        .limit(1);
      return row ?? null;
    },

    /** Whether somebody of the shop has moved a person out of a group since a time. */
    async wasMovedOut(personId: string, groupId: string, since: Date): Promise<boolean> {
      const [row] = await database
        .select({ seq: recordHistory.seq })
        .from(recordHistory)
        .where(
          and(
            ofOne('person', personId),
            eq(recordHistory.event, 'group.move'),
            gte(recordHistory.created, since),
            sql`${recordHistory.changes} #>> '{group_id,from}' = ${groupId}`,
          ),
        )
        .limit(1);
      return row !== undefined;
    },
  };
}
