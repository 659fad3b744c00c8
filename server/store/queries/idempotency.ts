import { and, eq, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../database.ts';
import { idempotencyRecords } from '../schema/people.ts';

export interface StoredAnswer {
  readonly fingerprint: string;
  /** The envelope's exact text. */
  readonly answer: string;
}

const saveStatement = memoizeStatement((database) =>
  database
    .insert(idempotencyRecords)
    .values({
      merchant_id: sql.placeholder('merchant'),
      user_id: sql.placeholder('user'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      answer: sql.placeholder('answer'),
    })
    .prepare('save_answer'),
);

/** Stored answers of writes, by user and idempotency key. */
export function idempotencyQueries(database: Database, merchantId: string) {
  return {
    async find(userId: string, key: string): Promise<StoredAnswer | null> {
      const [row] = await database
        .select({ fingerprint: idempotencyRecords.fingerprint, answer: idempotencyRecords.answer })
        .from(idempotencyRecords)
        .where(
          and(
            eq(idempotencyRecords.merchant_id, merchantId),
            eq(idempotencyRecords.user_id, userId),
            eq(idempotencyRecords.key, key),
          ),
        );
      return row ?? null;
    },

    async save(userId: string, key: string, { fingerprint, answer }: StoredAnswer): Promise<void> {
      await saveStatement(database).execute({ merchant: merchantId, user: userId, key, fingerprint, answer });
    },
  };
}
