import { and, asc, count, desc, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../../database.ts';
import type { ListResult } from '../../list-page.ts';
import { groups, userRoles, users } from '../../schema/people.ts';
import { contains } from '../contains.ts';

export type GroupRow = typeof groups.$inferSelect;

/** What of the groups is asked for, the default group first, then by name; null means no filter. */
export interface GroupQuery {
  readonly name: string | null;
  readonly groupId: string | null;
  readonly pageNum: number;
  readonly pageSize: number;
  /** Id of the last group of the page before. */
  readonly after: string | null;
}

/** A group with the number of its customers who are let in. */
export interface GroupMembers {
  readonly group: GroupRow;
  readonly members: number;
  readonly vipMembers: number;
}

const isOwn = eq(groups.merchant_id, sql.placeholder('merchant'));

const defaultStatement = memoizeStatement((database) =>
  database
    .select({ id: groups.group_id })
    .from(groups)
    .where(and(isOwn, groups.is_default))
    .prepare('default_group'),
);

const groupStatement = memoizeStatement((database) =>
  database
    .select({ id: groups.group_id })
    .from(groups)
    .where(and(isOwn, eq(groups.group_id, sql.placeholder('group'))))
    .prepare('one_group'),
);

/** The customer groups of one merchant. */
export function groupQueries(database: Database, merchantId: string) {
  const withId = (groupId: string) => and(eq(groups.merchant_id, merchantId), eq(groups.group_id, groupId));

  async function membersOf(groupIds: readonly string[]) {
    const rows = await database
      .select({
        groupId: users.group_id,
        members: count(),
        vipMembers: sql<number>`count(*) FILTER (WHERE ${users.is_vip})::int`,
      })
      .from(users)
      .where(
        and(
          eq(users.merchant_id, merchantId),
          inArray(users.group_id, [...groupIds]),
          eq(users.disabled, false),
          notExists(
            database
              .select()
              .from(userRoles)
              .where(and(eq(userRoles.merchant_id, users.merchant_id), eq(userRoles.user_id, users.user_id))),
          ),
        ),
      )
      .groupBy(users.group_id);
    return new Map(rows.map(({ groupId, ...counts }) => [groupId, counts]));
  }

  return {
    /** The merchant's default group; null when there is none yet. */
    async defaultId(): Promise<string | null> {
      const [row] = await defaultStatement(database).execute({ merchant: merchantId });
      return row?.id ?? null;
    },

    async exists(groupId: string): Promise<boolean> {
      const rows = await groupStatement(database).execute({ merchant: merchantId, group: groupId });
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
      await database
        .update(groups)
        .set({ name, version: sql`${groups.version} + 1` })
        .where(withId(groupId));
    },

    /** Locks a group until the transaction ends and reads it; null when there is none. */
    async lock(groupId: string): Promise<GroupRow | null> {
      const [row] = await database.select().from(groups).where(withId(groupId)).for('no key update');
      return row ?? null;
    },

    /** What a group is called; empty when there is none. */
    async nameOf(groupId: string): Promise<string> {
      const [row] = await database.select({ name: groups.name }).from(groups).where(withId(groupId));
      return row?.name ?? '';
    },

    /** Ids of the groups whose names contain a text, ignoring case. */
    async named(part: string): Promise<string[]> {
      const rows = await database
        .select({ id: groups.group_id })
        .from(groups)
        .where(and(eq(groups.merchant_id, merchantId), contains(groups.name, part)));
      return rows.map(({ id }) => id);
    },

    /** The groups with this id and this part in their name (null for whatever name), sorted by name as people of a language do. */
    async inOrderOf(
      language: string,
      { groupId, part }: { readonly groupId: string | null; readonly part: string | null },
    ): Promise<{ readonly id: string; readonly name: string }[]> {
      const found = await database
        .select({ id: groups.group_id, name: groups.name })
        .from(groups)
        .where(
          and(
            eq(groups.merchant_id, merchantId),
            groupId === null ? undefined : eq(groups.group_id, groupId),
            part === null ? undefined : contains(groups.name, part),
          ),
        )
        .orderBy(asc(groups.group_id));
      const { compare } = new Intl.Collator(language, { numeric: true });
      return found.sort((one, other) => compare(one.name, other.name));
    },

    /** One page, and how many there are in all. */
    async page(query: GroupQuery): Promise<ListResult<GroupMembers>> {
      const filter = and(
        eq(groups.merchant_id, merchantId),
        query.name === null ? undefined : contains(groups.name, query.name),
        query.groupId === null ? undefined : eq(groups.group_id, query.groupId),
      );
      const rows = await database
        .select()
        .from(groups)
        .where(and(filter, query.after === null ? undefined : isAfter(merchantId, query.after)))
        .orderBy(desc(groups.is_default), asc(groups.name), asc(groups.group_id))
        .limit(query.pageSize + 1)
        .offset(query.after === null ? (query.pageNum - 1) * query.pageSize : 0);
      const [all] = await database.select({ total: count() }).from(groups).where(filter);
      const page = rows.slice(0, query.pageSize);
      const members = await membersOf(page.map(({ group_id }) => group_id));
      return {
        records: page.map((group) => ({ group, members: 0, vipMembers: 0, ...members.get(group.group_id) })),
        hasMore: rows.length > query.pageSize,
        total: all?.total ?? 0,
      };
    },
  };
}

function isAfter(merchantId: string, groupId: string): SQL {
  return sql`(NOT ${groups.is_default}, ${groups.name}, ${groups.group_id}) > (
    SELECT NOT last.is_default, last.name, last.group_id FROM ${groups} AS last
    WHERE last.merchant_id = ${merchantId} AND last.group_id = ${groupId})`;
}
