import { and, asc, count, eq, exists, not, or, sql, type SQL } from 'drizzle-orm';
import { parseRoles } from '../../../../domain/roles.ts';
import type { Database } from '../../database.ts';
import type { ListResult } from '../../list-page.ts';
import { groups, userRoles, users } from '../../schema/people.ts';
import { contains } from '../contains.ts';
import { joinedRoles, type Member } from './users.ts';

/** Which people are asked for; null means no filter. */
export interface PeopleQuery {
  readonly isStaff: boolean;
  /** Part of the name or of the LINE id. */
  readonly name: string | null;
  readonly role: string | null;
  readonly groupId: string | null;
  readonly pageNum: number;
  readonly pageSize: number;
  /** The last person of the page before. */
  readonly after: { readonly name: string; readonly userId: string } | null;
}

/** A person with the name of their group. */
export interface ListedPerson extends Member {
  readonly groupName: string;
}

export interface PeopleCounts {
  readonly staff: number;
  readonly customers: number;
  readonly groups: number;
}

/** Pages of one merchant's people who are let in, by name. */
export function peopleQueries(database: Database, merchantId: string) {
  const rolesOf = database
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.merchant_id, users.merchant_id), eq(userRoles.user_id, users.user_id)));
  const isLetIn = and(eq(users.merchant_id, merchantId), eq(users.disabled, false));

  function filterOf({ isStaff, name, role, groupId }: PeopleQuery): SQL | undefined {
    return and(
      isLetIn,
      isStaff ? exists(rolesOf) : not(exists(rolesOf)),
      name === null ? undefined : or(contains(users.name, name), contains(users.line_id, name)),
      groupId === null ? undefined : eq(users.group_id, groupId),
      role === null
        ? undefined
        : sql`EXISTS (SELECT FROM ${userRoles} WHERE ${userRoles.merchant_id} = ${users.merchant_id}
            AND ${userRoles.user_id} = ${users.user_id} AND ${userRoles.role} = ${role})`,
    );
  }

  return {
    /** One page, and how many there are in all. */
    async page(query: PeopleQuery): Promise<ListResult<ListedPerson>> {
      const filter = filterOf(query);
      const { after, pageNum, pageSize } = query;
      const rows = await database
        .select({
          user: users,
          groupName: groups.name,
          roles: joinedRoles,
        })
        .from(users)
        .innerJoin(
          groups,
          and(eq(groups.merchant_id, users.merchant_id), eq(groups.group_id, users.group_id)),
        )
        .where(
          and(
            filter,
            after === null
              ? undefined
              : sql`(${users.name}, ${users.user_id}) > (${after.name}, ${after.userId})`,
          ),
        )
        .orderBy(asc(users.name), asc(users.user_id))
        .limit(pageSize + 1)
        .offset(after === null ? (pageNum - 1) * pageSize : 0);
      const [all] = await database.select({ total: count() }).from(users).where(filter);
      return {
        records: rows.slice(0, pageSize).map((row) => ({ ...row, roles: parseRoles(row.roles) })),
        hasMore: rows.length > pageSize,
        total: all?.total ?? 0,
      };
    },

    /** How many staff, customers and groups there are. */
    async counts(): Promise<PeopleCounts> {
      const [people] = await database
        .select({
          staff: sql<number>`count(*) FILTER (WHERE ${exists(rolesOf)})::int`,
          customers: sql<number>`count(*) FILTER (WHERE ${not(exists(rolesOf))})::int`,
        })
        .from(users)
        .where(isLetIn);
      const [all] = await database
        .select({ groups: count() })
        .from(groups)
        .where(eq(groups.merchant_id, merchantId));
      return { staff: people?.staff ?? 0, customers: people?.customers ?? 0, groups: all?.groups ?? 0 };
    },
  };
}
