import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { recognitionJobs } from '../../schema/recognition.ts';

export type RecognitionJobRow = typeof recognitionJobs.$inferSelect;

/** What may be known of a job while it is read, and at its end. */
export type JobProgress = Partial<
  Pick<RecognitionJobRow, 'page' | 'pages' | 'images' | 'rows' | 'columns' | 'problem'>
>;

/** A server that says nothing of its job for so long has ended. */
const leaseSeconds = 30;
const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

/** The readings of one merchant's files. At any time one server reads a file. */
export function recognitionJobQueries(database: Database, merchantId: string) {
  const isOf = (fileName: string) =>
    and(eq(recognitionJobs.merchant_id, merchantId), eq(recognitionJobs.file_name, fileName));
  const isReadBy = (fileName: string, attempt: number) =>
    and(isOf(fileName), eq(recognitionJobs.attempts, attempt));

  return {
    /** Opens the job of a file; one that was refused, or was read without what is now said of its columns, begins anew. */
    async open(fileName: string, said: RecognitionJobRow['said']): Promise<void> {
      await database
        .insert(recognitionJobs)
        .values({ merchant_id: merchantId, file_name: fileName, said })
        .onConflictDoUpdate({
          target: [recognitionJobs.merchant_id, recognitionJobs.file_name],
          set: {
            page: 0,
            pages: 0,
            rows: null,
            columns: [],
            said: sql`excluded.said`,
            images: [],
            problem: null,
            attempts: 0,
            leased_until: null,
          },
          setWhere: sql`${recognitionJobs.problem} IS NOT NULL OR (${recognitionJobs.rows} IS NOT NULL AND ${recognitionJobs.said} <> excluded.said)`,
        });
    },

    async find(fileName: string): Promise<RecognitionJobRow | null> {
      const [job] = await database.select().from(recognitionJobs).where(isOf(fileName));
      return job ?? null;
    },

    /** Takes a job that nobody reads; returns which attempt it is and what is said of its columns, or null where there is nothing to do. */
    async take(fileName: string): Promise<Pick<RecognitionJobRow, 'attempts' | 'said'> | null> {
      const [taken] = await database
        .update(recognitionJobs)
        .set({ attempts: sql`${recognitionJobs.attempts} + 1`, leased_until: leaseEnd })
        .where(
          and(
            isOf(fileName),
            isNull(recognitionJobs.rows),
            isNull(recognitionJobs.problem),
            or(isNull(recognitionJobs.leased_until), lt(recognitionJobs.leased_until, sql`now()`)),
          ),
        )
        .returning({ attempts: recognitionJobs.attempts, said: recognitionJobs.said });
      return taken ?? null;
    },

    /** Writes what is known and keeps the job; of no effect when another server has taken it. */
    async report(fileName: string, attempt: number, progress: JobProgress): Promise<void> {
      await database
        .update(recognitionJobs)
        .set({ ...progress, leased_until: leaseEnd })
        .where(isReadBy(fileName, attempt));
    },

    /** Leaves a job that was not begun, as if it had not been taken. */
    async leave(fileName: string, attempt: number): Promise<void> {
      await database
        .update(recognitionJobs)
        .set({ attempts: attempt - 1, leased_until: null })
        .where(isReadBy(fileName, attempt));
    },
  };
}
