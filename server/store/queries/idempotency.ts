import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyRecords } from '../schema/people.ts';

export interface StoredAnswer {
  readonly fingerprint: string;
  /** The envelope's exact text. */
  readonly answer: string;
}

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

    async save(userId: string, key: string, kept: StoredAnswer): Promise<void> {
      await database
        .insert(idempotencyRecords)
        .values({ merchant_id: merchantId, user_id: userId, key, ...kept });
    },
  };
}
