import { sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { counters } from '../../schema/people.ts';

/**
 * A CTE that increments a merchant's counter of orders or payments, for use in the INSERT of the record. It locks the counter
 * until the transaction ends, so run it as late as possible.
 */
export function nextNumber(
  database: Database,
  merchantId: string | Placeholder,
  series: 'order' | 'payment',
) {
  const taken = database
    .insert(counters)
    .values({ merchant_id: merchantId, series, value: 1 })
    .onConflictDoUpdate({
      target: [counters.merchant_id, counters.series],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value });
  const part = database.$with('number').as(taken);
  return { part, value: sql`(SELECT ${part.value} FROM ${part})` };
}
