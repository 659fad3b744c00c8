import { sql, type SQL } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import { uploads } from '../../schema/files.ts';
import { paymentOrders, paymentPhotos, paymentSlips } from '../../schema/payments.ts';

const maxDuplicates = 20;

/**
 * Pairs of a photo of a payment order and another payment order that is proved by the same: by a photo of the same content, or by
 * a slip of the same reference. The condition is on the photo, `mine`.
 */
function sameProofs(condition: SQL): SQL {
  return sql`
  SELECT mine.merchant_id, mine.payment_order_id, mine.file_name, other.payment_order_id AS other_id, NULL AS transaction_id
  FROM ${paymentPhotos} AS mine
  JOIN ${uploads} AS own ON own.merchant_id = mine.merchant_id AND own.file_name = mine.file_name
  JOIN ${uploads} AS same ON same.merchant_id = own.merchant_id AND same.sha256 = own.sha256
  JOIN ${paymentPhotos} AS other ON other.merchant_id = same.merchant_id AND other.file_name = same.file_name
  WHERE ${condition} AND other.payment_order_id <> mine.payment_order_id
  UNION ALL
  SELECT mine.merchant_id, mine.payment_order_id, mine.file_name, other.payment_order_id, slip.transaction_id
  FROM ${paymentPhotos} AS mine
  JOIN ${paymentSlips} AS slip ON slip.merchant_id = mine.merchant_id
    AND slip.payment_order_id = mine.payment_order_id AND slip.file_name = mine.file_name
  JOIN ${paymentSlips} AS same ON same.merchant_id = slip.merchant_id AND same.transaction_id = slip.transaction_id
  JOIN ${paymentPhotos} AS other ON other.merchant_id = same.merchant_id
    AND other.payment_order_id = same.payment_order_id AND other.file_name = same.file_name
  WHERE ${condition} AND other.payment_order_id <> mine.payment_order_id`;
}

/** The earlier payment orders, `first`, that are proved by the same as the one of this row of `payment_orders`. */
const earlierOfRow = sql`(${sameProofs(
  sql`mine.merchant_id = ${paymentOrders.merchant_id} AND mine.payment_order_id = ${paymentOrders.payment_order_id}`,
)}) AS pairs
  JOIN ${paymentOrders} AS first ON first.merchant_id = pairs.merchant_id AND first.payment_order_id = pairs.other_id
  WHERE first.created <= ${paymentOrders.created}`;

/** Whether an earlier payment order is proved by the same as the one of this row of `payment_orders`, which is the repeat then. */
export const hasReusedProof = sql`EXISTS (SELECT FROM ${earlierOfRow})`;

/** The numbers of those, ascending. */
export const numbersOfReused = sql<
  number[]
>`ARRAY(SELECT DISTINCT first.payment_no FROM ${earlierOfRow} ORDER BY 1)`;

const usedOn = sql<Date>`uses.created`.mapWith(paymentOrders.created);

const reusesStatement = memoizeStatement((database) => {
  const asked = sql`mine.merchant_id = ${sql.placeholder('merchant')}
    AND mine.payment_order_id = ANY (${sql.placeholder('payments')}::text[])`;
  // Another payment may hold the same bytes as several files.
  const uses = sql`(
    SELECT pairs.payment_order_id, pairs.file_name, pairs.other_id, paid.payment_no, paid.created,
      paid.status = 'rejected' AS is_rejected,
      max(pairs.transaction_id) AS transaction_id,
      row_number() OVER (PARTITION BY pairs.payment_order_id, pairs.file_name ORDER BY paid.created DESC) AS rank
    FROM (${sameProofs(asked)}) AS pairs
    JOIN ${paymentOrders} AS paid ON paid.merchant_id = pairs.merchant_id AND paid.payment_order_id = pairs.other_id
    GROUP BY pairs.payment_order_id, pairs.file_name, pairs.other_id, paid.payment_no, paid.created, paid.status) AS uses`;
  return database
    .select({
      payment_order_id: sql<string>`uses.payment_order_id`,
      file_name: sql<string>`uses.file_name`,
      other_id: sql<string>`uses.other_id`,
      payment_no: sql<number>`uses.payment_no`,
      created: usedOn,
      is_rejected: sql<boolean>`uses.is_rejected`,
      transaction_id: sql<string | null>`uses.transaction_id`,
    })
    .from(uses)
    .where(sql`uses.rank <= ${sql.raw(String(maxDuplicates))}`)
    .orderBy(sql`uses.created DESC, uses.file_name`)
    .prepare('reused_proofs');
});

/** A photo of a payment order, and another payment order that is proved by the same; with the reference, if both are slips of it. */
export type ProofReuse = Awaited<ReturnType<ReturnType<typeof reusesStatement>['execute']>>[number];

/** A payment order that a photo proves already. */
export type EarlierProof = Omit<ProofReuse, 'payment_order_id' | 'file_name'>;

const earlierStatement = memoizeStatement((database) => {
  const merchant = sql.placeholder('merchant');
  const uses = sql`(
    SELECT held.other_id, paid.payment_no, paid.created, paid.status = 'rejected' AS is_rejected, max(held.transaction_id) AS transaction_id
    FROM (
      SELECT photo.payment_order_id AS other_id, NULL AS transaction_id FROM ${uploads} AS own
      JOIN ${paymentPhotos} AS photo ON photo.merchant_id = own.merchant_id AND photo.file_name = own.file_name
      WHERE own.merchant_id = ${merchant} AND own.sha256 = ${sql.placeholder('sha256')}
      UNION ALL
      SELECT photo.payment_order_id, slip.transaction_id FROM ${paymentSlips} AS slip
      JOIN ${paymentPhotos} AS photo ON photo.merchant_id = slip.merchant_id
        AND photo.payment_order_id = slip.payment_order_id AND photo.file_name = slip.file_name
      WHERE slip.merchant_id = ${merchant} AND slip.transaction_id = ${sql.placeholder('reference')}
    ) AS held
    JOIN ${paymentOrders} AS paid ON paid.merchant_id = ${merchant} AND paid.payment_order_id = held.other_id
    GROUP BY held.other_id, paid.payment_no, paid.created, paid.status) AS uses`;
  return database
    .select({
      other_id: sql<string>`uses.other_id`,
      payment_no: sql<number>`uses.payment_no`,
      created: usedOn,
      is_rejected: sql<boolean>`uses.is_rejected`,
      transaction_id: sql<string | null>`uses.transaction_id`,
    })
    .from(uses)
    .orderBy(sql`uses.created DESC`)
    .limit(maxDuplicates)
    .prepare('earlier_proofs');
});

/** Which payment orders of one merchant are proved by the same photo or slip. */
export function proofReuseQueries(database: Database, merchantId: string) {
  return {
    /** Payment orders that a photo of these bytes, or a slip of this reference, proves; the newest first. */
    async earlierProofs(sha256: string, reference: string | null): Promise<EarlierProof[]> {
      return await earlierStatement(database).execute({ merchant: merchantId, sha256, reference });
    },

    /** Other payment orders that are proved by the same as one of these, the newest first, at most 20 for each photo. */
    async reusesOf(paymentOrderIds: readonly string[]): Promise<ProofReuse[]> {
      if (paymentOrderIds.length === 0) return [];
      return await reusesStatement(database).execute({ merchant: merchantId, payments: paymentOrderIds });
    },

    /** Keeps the references of slips among the photos of a payment order. */
    async addSlips(paymentOrderId: string, slips: readonly Slip[]): Promise<void> {
      if (slips.length === 0) return;
      const key = { merchant_id: merchantId, payment_order_id: paymentOrderId };
      await database
        .insert(paymentSlips)
        .values(slips.map((slip) => ({ ...key, ...slip })))
        .onConflictDoUpdate({
          target: [paymentSlips.merchant_id, paymentSlips.payment_order_id, paymentSlips.file_name],
          set: { transaction_id: sql`excluded.transaction_id` },
        });
    },
  };
}

/** The reference that the QR of a photographed slip holds. */
export type Slip = Pick<typeof paymentSlips.$inferSelect, 'file_name' | 'transaction_id'>;
