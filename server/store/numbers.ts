import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { counters } from './schema/people.ts';

/** The readable numbers of one merchant's orders and payments. */
export function numberQueries(database: Database, merchantId: string) {
  return {
    /** The next number of a series. It is held until the transaction ends: take it as late as possible. */
    async next(series: 'order' | 'payment'): Promise<number> {
      const [row] = await database
        .insert(counters)
        .values({ merchant_id: merchantId, series, value: 1 })
        .onConflictDoUpdate({
          target: [counters.merchant_id, counters.series],
          set: { value: sql`${counters.value} + 1` },
        })
        .returning({ value: counters.value });
      if (row === undefined) throw new Error(`No number of the series ${series}`);
      return row.value;
    },
  };
}
