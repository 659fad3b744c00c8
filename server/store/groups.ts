import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { groups } from './schema/people.ts';

/** The customer groups of one merchant. */
export function groupQueries(database: Database, merchantId: string) {
  return {
    /** The merchant's default group; null when there is none yet. */
    async defaultId(): Promise<string | null> {
      const [row] = await database
        .select({ id: groups.group_id })
        .from(groups)
        .where(and(eq(groups.merchant_id, merchantId), groups.is_default));
      return row?.id ?? null;
    },

    async exists(groupId: string): Promise<boolean> {
      const rows = await database
        .select({ id: groups.group_id })
        .from(groups)
        .where(and(eq(groups.merchant_id, merchantId), eq(groups.group_id, groupId)));
      return rows.length > 0;
    },
  };
}
