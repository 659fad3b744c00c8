import { and, asc, inArray, lt, ne, sql } from 'drizzle-orm';
import { sessionLifetimeMs } from '../../../domain/limits.ts';
import type { Database } from '../database.ts';
import { looseFiles, uploads } from '../schema/files.ts';
import { lineMessages } from '../schema/messages.ts';
import { recognitionJobs } from '../schema/recognition.ts';
import { liveEvents } from '../schema/live.ts';
import { keptLiveMs } from '../../../domain/live-events.ts';
import { endedSessions, idempotencyRecords } from '../schema/people.ts';

const keptAnswerDays = 400;
const keptMessageDays = 30;
/** An offline device may send an order days after the photos that it references. */
const unattachedDays = 30;
/** Longer than any upload request lasts. */
const looseHours = 24;
const filesAtOnce = 200;
/** Beyond the time for which events are promised: what whoever asks about needs to be told from what is gone. */
const liveMarginMs = 60_000;

/** Deletes expired data of all merchants. */
export function cleanupQueries(database: Database) {
  return {
    /** Deletes stored answers that are older than 400 days. */
    async deleteOldAnswers(): Promise<void> {
      await database
        .delete(idempotencyRecords)
        .where(lt(idempotencyRecords.created, sql`now() - make_interval(days => ${keptAnswerDays})`));
    },

    /** Deletes what was read of files 30 days ago. */
    async deleteOldReadings(): Promise<void> {
      await database
        .delete(recognitionJobs)
        .where(lt(recognitionJobs.created, sql`now() - make_interval(days => ${unattachedDays})`));
    },

    /** Deletes messages by LINE that were made 30 days ago and wait no more. */
    async deleteOldMessages(): Promise<void> {
      await database
        .delete(lineMessages)
        .where(
          and(
            ne(lineMessages.state, 'waiting'),
            lt(lineMessages.created, sql`now() - make_interval(days => ${keptMessageDays})`),
          ),
        );
    },

    /** Deletes events of changes that are told to nobody any more. */
    async deleteOldLiveEvents(): Promise<void> {
      await database
        .delete(liveEvents)
        .where(
          lt(liveEvents.created, sql`now() - make_interval(secs => ${(keptLiveMs + liveMarginMs) / 1000})`),
        );
    },

    /** Deletes revoked sessions whose tokens have expired. */
    async deleteEndedSessions(): Promise<void> {
      await database
        .delete(endedSessions)
        .where(lt(endedSessions.created, sql`now() - make_interval(secs => ${sessionLifetimeMs / 1000})`));
    },

    /**
     * Moves a batch of uploads that no record has referenced for 30 days to `loose_files`, and deletes the stored answers of their
     * requests, so that a repeated request stores the file again. Skips locked ones. Returns how many it moved.
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

    /** A batch of file names that have been loose for a day, the oldest first. */
    async expiredLooseFiles(): Promise<string[]> {
      const rows = await database
        .select({ name: looseFiles.file_name })
        .from(looseFiles)
        .where(lt(looseFiles.created, sql`now() - make_interval(hours => ${looseHours})`))
        .orderBy(asc(looseFiles.created))
        .limit(filesAtOnce);
      return rows.map(({ name }) => name);
    },

    /** Deletes the names of files that were removed from the file store. */
    async deleteLooseFiles(names: readonly string[]): Promise<void> {
      await database.delete(looseFiles).where(inArray(looseFiles.file_name, [...names]));
    },
  };
}
