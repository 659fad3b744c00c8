import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { keptLiveEvents } from '../../../../domain/live-events.ts';
import { newId } from '../../../crypto.ts';
import type { Database } from '../../database.ts';
import { liveEpochs, liveEvents } from '../../schema/live.ts';
import type { Reading } from './live-connection.ts';

/** What a merchant's people missed; null where it is more than is told one by one. */
export type Missed = Reading | null;

/** How much longer than the change itself its transaction may last. */
const longestWriteSeconds = 5;

/** The changes of one merchant's records that were noted lately. */
export function liveEventQueries(database: Database, merchantId: string) {
  async function noted(condition: SQL): Promise<Missed> {
    // One statement, so that the position is that of what is read.
    const { rows } = await database.execute<{
      position: string;
      at: number;
      changes: Reading['changes'];
    }>(sql`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position,
        floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at,
        coalesce((SELECT json_agg(noted) FROM (
          SELECT event_id, merchant_id, type, record_id, group_id, version FROM ${liveEvents}
          WHERE ${and(eq(liveEvents.merchant_id, merchantId), condition)}
          ORDER BY ${asc(liveEvents.event_id)} LIMIT ${keptLiveEvents + 1}) AS noted), '[]') AS changes`);
    const [reading] = rows;
    return reading === undefined || reading.changes.length > keptLiveEvents ? null : reading;
  }

  return {
    /** What was noted at a position or later. */
    since: (position: string) => noted(sql`${liveEvents.position} >= ${position}::xid8`),

    /** What was committed in the last seconds, and perhaps a little more. */
    lately: (seconds: number) =>
      noted(sql`${liveEvents.created} >= now() - make_interval(secs => ${seconds + longestWriteSeconds})`),

    /** The text that tells a table of events which lost nothing from another one. */
    async epoch(): Promise<string> {
      const find = () =>
        database
          .select({ epoch: liveEpochs.epoch })
          .from(liveEpochs)
          .where(eq(liveEpochs.merchant_id, merchantId));
      const [known] = await find();
      if (known !== undefined) return known.epoch;
      await database
        .insert(liveEpochs)
        .values({ merchant_id: merchantId, epoch: newId() })
        .onConflictDoNothing();
      const [made] = await find();
      if (made === undefined) throw new Error('The epoch of live events was removed');
      return made.epoch;
    },
  };
}
