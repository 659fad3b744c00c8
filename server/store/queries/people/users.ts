import { and, asc, count, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { parseRoles, type StaffRole } from '../../../../domain/roles.ts';
import { memoizeStatement, type Database } from '../../database.ts';
import type { StoredAnswer } from '../idempotency.ts';
import { newId } from '../../../crypto.ts';
import {
  endedSessions,
  groups,
  idempotencyRecords,
  merchants,
  userRoles,
  users,
} from '../../schema/people.ts';

export type MerchantRow = typeof merchants.$inferSelect;

export interface UserRecord {
  readonly user: typeof users.$inferSelect;
  readonly groupName: string;
  readonly merchant: MerchantRow;
  /** Empty for a customer. */
  readonly roles: readonly StaffRole[];
}

export interface LineProfile {
  readonly lineId: string;
  readonly name: string;
  readonly avatarUrl: string;
}

/** A user of a merchant, with their roles. */
export type Member = Pick<UserRecord, 'user' | 'roles'>;

/** The roles of the user of a row, joined with commas; empty for a customer. */
export const joinedRoles = sql<string>`coalesce((SELECT string_agg(${userRoles.role}, ',') FROM ${userRoles}
  WHERE ${userRoles.merchant_id} = ${users.merchant_id} AND ${userRoles.user_id} = ${users.user_id}), '')`;

const personColumns = {
  user: getTableColumns(users),
  groupName: groups.name,
  merchant: getTableColumns(merchants),
  roles: joinedRoles,
};
const isGroupOfPerson = and(eq(groups.merchant_id, users.merchant_id), eq(groups.group_id, users.group_id));
const isMerchantOfPerson = eq(merchants.merchant_id, users.merchant_id);

function selectPerson(database: Database, condition: SQL | undefined) {
  return database
    .select(personColumns)
    .from(users)
    .innerJoin(groups, isGroupOfPerson)
    .innerJoin(merchants, isMerchantOfPerson)
    .where(condition);
}

type PersonRow = Awaited<ReturnType<typeof selectPerson>>[number];

function readPerson([row]: readonly PersonRow[]): UserRecord | null {
  if (row === undefined) return null;
  const { user, groupName, merchant, roles } = row;
  return { user, groupName, merchant, roles: parseRoles(roles) };
}

const isPersonOfSession = and(
  eq(users.merchant_id, sql.placeholder('merchant')),
  eq(users.user_id, sql.placeholder('user')),
  sql`NOT EXISTS (SELECT FROM ${endedSessions} WHERE ${endedSessions.merchant_id} = ${users.merchant_id}
    AND ${endedSessions.session_id} = ${sql.placeholder('session')})`,
);

const sessionStatement = memoizeStatement((database) =>
  selectPerson(database, isPersonOfSession).prepare('person_of_session'),
);

const sessionAndKeyStatement = memoizeStatement((database) =>
  database
    .select({
      ...personColumns,
      storedAnswer: { fingerprint: idempotencyRecords.fingerprint, answer: idempotencyRecords.answer },
    })
    .from(users)
    .innerJoin(groups, isGroupOfPerson)
    .innerJoin(merchants, isMerchantOfPerson)
    .leftJoin(
      idempotencyRecords,
      and(
        eq(idempotencyRecords.merchant_id, users.merchant_id),
        eq(idempotencyRecords.user_id, users.user_id),
        eq(idempotencyRecords.key, sql.placeholder('key')),
      ),
    )
    .where(isPersonOfSession)
    .prepare('person_of_session_and_key'),
);

/** Of whom the standing is asked. */
interface AskedSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** What somebody may do now in one of their sessions. */
export interface Standing extends AskedSession {
  readonly groupId: string;
  readonly roles: readonly StaffRole[];
}

/** The people of one merchant. */
export function userQueries(database: Database, merchantId: string) {
  async function findWhere(condition: SQL): Promise<UserRecord | null> {
    return readPerson(await selectPerson(database, and(eq(users.merchant_id, merchantId), condition)));
  }

  async function membersWhere(
    condition: SQL | undefined,
    { withCustomers, limit }: { readonly withCustomers: boolean; readonly limit?: number },
  ): Promise<Member[]> {
    const held = count(userRoles.role);
    const found = database
      .select({ user: users, roles: sql<string | null>`string_agg(${userRoles.role}, ',')` })
      .from(users)
      .leftJoin(
        userRoles,
        and(eq(userRoles.merchant_id, users.merchant_id), eq(userRoles.user_id, users.user_id)),
      )
      .where(and(eq(users.merchant_id, merchantId), condition))
      .groupBy(users.merchant_id, users.user_id)
      .having(withCustomers ? undefined : gt(held, 0))
      .orderBy(eq(held, 0), asc(users.name), asc(users.user_id));
    const rows = await (limit === undefined ? found : found.limit(limit));
    return rows.map(({ user, roles }) => ({ user, roles: parseRoles(roles) }));
  }

  async function add({ lineId, name, avatarUrl }: LineProfile, groupId: string): Promise<void> {
    await database.insert(users).values({
      merchant_id: merchantId,
      user_id: newId(),
      group_id: groupId,
      name,
      line_id: lineId,
      avatar_url: avatarUrl,
    });
  }

  async function change(userId: string, fields: Partial<typeof users.$inferInsert>): Promise<void> {
    await database
      .update(users)
      .set(fields)
      .where(and(eq(users.merchant_id, merchantId), eq(users.user_id, userId)));
  }

  return {
    find: (userId: string) => findWhere(eq(users.user_id, userId)),

    /** The user of a session; null when it was revoked. */
    async findBySession(userId: string, sessionId: string): Promise<UserRecord | null> {
      const asked = { merchant: merchantId, user: userId, session: sessionId };
      return readPerson(await sessionStatement(database).execute(asked));
    },

    /** The same, with what is stored for the user's idempotency key. */
    async findBySessionAndKey(
      userId: string,
      sessionId: string,
      key: string,
    ): Promise<{ readonly caller: UserRecord | null; readonly storedAnswer: StoredAnswer | null }> {
      const asked = { merchant: merchantId, user: userId, session: sessionId, key };
      const found = await sessionAndKeyStatement(database).execute(asked);
      return { caller: readPerson(found), storedAnswer: found[0]?.storedAnswer ?? null };
    },

    async endSession(sessionId: string): Promise<void> {
      await database
        .insert(endedSessions)
        .values({ merchant_id: merchantId, session_id: sessionId })
        .onConflictDoNothing();
    },

    /** What the people of many sessions may do now; none of a session that was revoked, or of whom are disabled or the merchant is. */
    async standings(asked: readonly AskedSession[]): Promise<Standing[]> {
      const { rows } = await database.execute<{
        userId: string;
        sessionId: string;
        groupId: string;
        roles: string;
      }>(sql`
        SELECT ${users.user_id} AS "userId", asked.session AS "sessionId", ${users.group_id} AS "groupId", ${joinedRoles} AS roles
        FROM unnest(${sql.param(asked.map(({ userId }) => userId))}::text[],
          ${sql.param(asked.map(({ sessionId }) => sessionId))}::text[]) AS asked ("user", session)
        JOIN ${users} ON ${eq(users.merchant_id, merchantId)} AND ${users.user_id} = asked."user" AND NOT ${users.disabled}
        JOIN ${merchants} ON ${isMerchantOfPerson} AND NOT ${merchants.disabled}
        WHERE NOT EXISTS (SELECT FROM ${endedSessions} WHERE ${endedSessions.merchant_id} = ${users.merchant_id}
          AND ${endedSessions.session_id} = asked.session)`);
      return rows.map(({ roles, ...standing }) => ({ ...standing, roles: parseRoles(roles) }));
    },

    findByLineId: (lineId: string) => findWhere(eq(users.line_id, lineId)),

    /** Adds a user to a group, without roles. */
    add,

    /** Adds a customer at their first sign-in, to the group that they are invited to or (null) to a new group of their own. */
    async addCustomer(profile: LineProfile, invitedTo: string | null): Promise<void> {
      const group_id = invitedTo ?? newId();
      if (invitedTo === null)
        await database.insert(groups).values({ merchant_id: merchantId, group_id, name: profile.name });
      await add(profile, group_id);
    },

    moveToGroup: (userId: string, groupId: string) => change(userId, { group_id: groupId }),

    /** Notes that a user signed in. */
    see: (userId: string, last_seen_at: Date) => change(userId, { last_seen_at }),

    /** Locks a user until the transaction ends, and makes what is about to be changed their next version. */
    async beginVersion(userId: string): Promise<void> {
      await database
        .update(users)
        .set({ version: sql`${users.version} + 1` })
        .where(and(eq(users.merchant_id, merchantId), eq(users.user_id, userId)));
    },

    updateProfile: (userId: string, { name, avatarUrl }: LineProfile) =>
      change(userId, { name, avatar_url: avatarUrl }),
    updateLanguage: (userId: string, language: string) => change(userId, { language }),
    setVip: (userId: string, is_vip: boolean) => change(userId, { is_vip }),
    /** Disables a user from their next request on, or enables them again. */
    setDisabled: (userId: string, disabled: boolean) => change(userId, { disabled }),

    /** The first `limit` enabled users, staff first, then by name; `withCustomers: false` excludes customers. */
    list: (asked: { readonly withCustomers: boolean; readonly limit: number }) =>
      membersWhere(eq(users.disabled, false), asked),

    /** All users, also disabled ones; in the same order. */
    listAll: () => membersWhere(undefined, { withCustomers: true }),

    /** Replaces a user's roles; none makes them a customer. */
    async setRoles(userId: string, roles: readonly StaffRole[]): Promise<void> {
      await database
        .delete(userRoles)
        .where(and(eq(userRoles.merchant_id, merchantId), eq(userRoles.user_id, userId)));
      if (roles.length > 0)
        await database
          .insert(userRoles)
          .values(roles.map((role) => ({ merchant_id: merchantId, user_id: userId, role })));
    },
  };
}
