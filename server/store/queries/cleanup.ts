import { asc, inArray, lt, sql } from 'drizzle-orm';
import { sessionLifetimeMs } from '../../../domain/limits.ts';
import type { Database } from '../database.ts';
import { looseFiles, uploads } from '../schema/files.ts';
import { endedSessions, idempotencyRecords } from '../schema/people.ts';

const keptAnswerDays = 400;
/** An order waits offline for days before it names the photos that were sent before. */
const unattachedDays = 30;
/** A request is long over by then. */
const looseHours = 24;
const filesAtOnce = 200;

/** What need not be kept any longer, of all merchants. */
export function cleanupQueries(database: Database) {
  return {
    /** Forgets the answers to writes that are older than anybody is promised. */
    async deleteOldAnswers(): Promise<void> {
      await database
        .delete(idempotencyRecords)
        .where(lt(idempotencyRecords.created, sql`now() - make_interval(days => ${keptAnswerDays})`));
    },

    /** Forgets ended sessions whose tokens have run out. */
    async deleteEndedSessions(): Promise<void> {
      await database
        .delete(endedSessions)
        .where(lt(endedSessions.created, sql`now() - make_interval(secs => ${sessionLifetimeMs / 1000})`));
    },

    /**
     * Takes out uploads that no record has named for 30 days, a number at once, and the answers that gave their addresses:
     * the same request then stores the file anew. One that is just being attached is left. Answers how many it took.
     */
    async removeUnattachedUploads(): Promise<number> {
      const { rowCount } = await database.execute(sql`
        WITH old AS (
          SELECT merchant_id, file_name FROM ${uploads}
          WHERE NOT attached AND created < now() - make_interval(days => ${unattachedDays})
          LIMIT ${filesAtOnce} FOR UPDATE SKIP LOCKED
        ), taken AS (
          DELETE FROM ${uploads} USING old
          WHERE uploads.merchant_id = old.merchant_id AND uploads.file_name = old.file_name
          RETURNING uploads.merchant_id, uploads.file_name, uploader_id, idempotency_key
        ), forgotten AS (
          DELETE FROM ${idempotencyRecords} AS record USING taken
          WHERE record.merchant_id = taken.merchant_id AND user_id = uploader_id AND key = taken.idempotency_key
        )
        INSERT INTO ${looseFiles} (merchant_id, file_name) SELECT merchant_id, file_name FROM taken`);
      return rowCount ?? 0;
    },

    /** Names of bytes that no upload has had for a day, the oldest first, a number at once. */
    async expiredLooseFiles(): Promise<string[]> {
      const rows = await database
        .select({ name: looseFiles.file_name })
        .from(looseFiles)
        .where(lt(looseFiles.created, sql`now() - make_interval(hours => ${looseHours})`))
        .orderBy(asc(looseFiles.created))
        .limit(filesAtOnce);
      return rows.map(({ name }) => name);
    },

    /** Forgets names whose bytes were removed. */
    async deleteLooseFiles(names: readonly string[]): Promise<void> {
      await database.delete(looseFiles).where(inArray(looseFiles.file_name, [...names]));
    },
  };
}
