import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { latestFirst, type LatestPage, type ListResult } from '../../list-page.ts';
import { feedback } from '../../schema/feedback.ts';
import { users } from '../../schema/people.ts';
import { joinedRoles } from './users.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Feedback with who gave it. */
export interface ToldFeedback {
  readonly feedback: FeedbackRow;
  readonly userName: string;
  /** Their roles now, joined with commas. */
  readonly role: string;
}

/** Feedback from a merchant's users. */
export function feedbackQueries(database: Database, merchantId: string) {
  const own = eq(feedback.merchant_id, merchantId);
  return {
    async add(fields: Omit<typeof feedback.$inferInsert, 'merchant_id'>): Promise<void> {
      await database.insert(feedback).values({ merchant_id: merchantId, ...fields });
    },

    /** One page, the latest first. */
    async page(page: LatestPage): Promise<ListResult<ToldFeedback>> {
      const { after, order, limit, offset } = latestFirst(page, feedback.created, feedback.feedback_id);
      const records = await database
        .select({
          feedback,
          userName: users.name,
          role: joinedRoles,
        })
        .from(feedback)
        .innerJoin(
          users,
          and(eq(users.merchant_id, feedback.merchant_id), eq(users.user_id, feedback.user_id)),
        )
        .where(and(own, after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      const [all] = await database.select({ total: count() }).from(feedback).where(own);
      return {
        records: records.slice(0, page.pageSize),
        hasMore: records.length > page.pageSize,
        total: all?.total ?? 0,
      };
    },
  };
}
