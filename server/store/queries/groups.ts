import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { groups, users } from '../schema/people.ts';

export type GroupRow = typeof groups.$inferSelect;

/** The customer groups of one merchant. */
export function groupQueries(database: Database, merchantId: string) {
  const withId = (groupId: string) => and(eq(groups.merchant_id, merchantId), eq(groups.group_id, groupId));

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
      const rows = await database.select({ id: groups.group_id }).from(groups).where(withId(groupId));
      return rows.length > 0;
    },

    /** All groups with the number of their people, the default one first, then by name. */
    async list(): Promise<{ readonly group: GroupRow; readonly people: number }[]> {
      return await database
        .select({ group: groups, people: count(users.user_id) })
        .from(groups)
        .leftJoin(users, and(eq(users.merchant_id, groups.merchant_id), eq(users.group_id, groups.group_id)))
        .where(eq(groups.merchant_id, merchantId))
        .groupBy(groups.merchant_id, groups.group_id)
        .orderBy(desc(groups.is_default), asc(groups.name), asc(groups.group_id));
    },

    async add(group: Pick<GroupRow, 'group_id' | 'name' | 'is_default'>): Promise<void> {
      await database.insert(groups).values({ ...group, merchant_id: merchantId });
    },

    async rename(groupId: string, name: string): Promise<void> {
      await database.update(groups).set({ name }).where(withId(groupId));
    },

    /** Ids of the groups whose names contain a text, ignoring case. */
    async named(part: string): Promise<string[]> {
      const rows = await database
        .select({ id: groups.group_id })
        .from(groups)
        .where(
          and(eq(groups.merchant_id, merchantId), ilike(groups.name, `%${part.replace(/[\\%_]/g, '\\$&')}%`)),
        );
      return rows.map(({ id }) => id);
    },
  };
}
