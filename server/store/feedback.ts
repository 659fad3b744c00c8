import type { Database } from './database.ts';
import { feedback } from './schema/feedback.ts';

/** What the people of one merchant told the makers. */
export function feedbackQueries(database: Database, merchantId: string) {
  return {
    async add(told: Omit<typeof feedback.$inferInsert, 'merchant_id'>): Promise<void> {
      await database.insert(feedback).values({ merchant_id: merchantId, ...told });
    },
  };
}
