import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { CustomerNotice, Notice, OwnerNotice, StaffNotice } from '../../../../domain/notifications.ts';
import type { StaffRole } from '../../../../domain/roles.ts';
import type { Database } from '../../database.ts';
import { lineFriends, lineMessages, type MessageProblem, type NoticeFacts } from '../../schema/messages.ts';
import { isAmong } from '../../rows.ts';
import { paymentOrders } from '../../schema/payments.ts';
import { userRoles, users } from '../../schema/people.ts';

export type LineMessageRow = typeof lineMessages.$inferSelect;

/** Something that people are told of. */
interface Told {
  readonly facts: NoticeFacts;
  /** Who did it, who is not told; empty where they are told too. */
  readonly by: string;
  readonly now: Date;
}

/** When a message is sent at the latest, and for how long a server may take for it. */
export interface ClaimOptions {
  readonly now: Date;
  readonly leaseUntil: Date;
  /** Messages at once. */
  readonly most: number;
  /** Messages an hour. */
  readonly mostAnHour: number;
}

/** LINE keeps a retry key for 24 hours; an hour of them is left for clocks that differ. */
const triedHours = 23;
const listed = 50;

/** The messages of one merchant. */
export function lineMessageQueries(database: Database, merchantId: string) {
  const own = eq(lineMessages.merchant_id, merchantId);
  const ownUser = eq(users.merchant_id, merchantId);

  /** Queues a message to each person of the condition who may be reached. */
  async function add(
    notice: Notice,
    { facts, by, now }: Told,
    { recordId, from, receivers }: { readonly recordId: SQL; readonly from: SQL; readonly receivers: SQL },
  ): Promise<void> {
    await database.execute(sql`
      INSERT INTO ${lineMessages} (merchant_id, message_id, user_id, notice, record_id, facts, next_try_at, created)
      SELECT ${users.merchant_id}, gen_random_uuid(), ${users.user_id}, ${notice}, ${recordId}, ${JSON.stringify(facts)}::jsonb,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM ${from}
      WHERE ${ownUser} AND ${users.line_id} IS NOT NULL AND NOT ${users.disabled} AND ${users.user_id} <> ${by}
        AND NOT EXISTS (SELECT FROM ${lineFriends} WHERE ${lineFriends.merchant_id} = ${users.merchant_id}
          AND ${lineFriends.line_id} = ${users.line_id} AND NOT ${lineFriends.follows}
          AND (${lineFriends.until} IS NULL OR ${lineFriends.until} > ${now.toISOString()}::timestamptz))
        AND ${receivers}`);
  }

  const hasRoles = (roles: SQL | undefined) => sql`EXISTS (SELECT FROM ${userRoles}
    WHERE ${userRoles.merchant_id} = ${users.merchant_id} AND ${userRoles.user_id} = ${users.user_id}
    ${roles === undefined ? sql`` : sql`AND ${roles}`})`;

  const isAttempt = (messageId: string, attempt: number) =>
    and(own, eq(lineMessages.message_id, messageId), eq(lineMessages.attempts, attempt));

  return {
    /** Queues a message to each of the staff with one of the roles. */
    async addForStaff(
      notice: StaffNotice | OwnerNotice,
      recordId: string,
      told: Told & { readonly roles: readonly StaffRole[] },
    ): Promise<void> {
      await add(notice, told, {
        recordId: sql`${recordId}`,
        from: sql`${users}`,
        receivers: hasRoles(sql`${userRoles.role} = ANY (${sql.param(told.roles)}::text[])`),
      });
    },

    /** Queues a message about an order to each customer of its group. */
    async addForGroup(
      notice: CustomerNotice,
      { recordId, groupId }: { readonly recordId: string; readonly groupId: string },
      told: Told,
    ): Promise<void> {
      await add(notice, told, {
        recordId: sql`${recordId}`,
        from: sql`${users}`,
        receivers: sql`${users.group_id} = ${groupId} AND NOT ${hasRoles(undefined)}`,
      });
    },

    /** Queues a message about each payment order to each customer of its group. */
    async addForPayments(
      notice: CustomerNotice,
      paymentOrderIds: readonly string[],
      told: Told,
    ): Promise<void> {
      await add(notice, told, {
        recordId: sql`${paymentOrders.payment_order_id}`,
        from: sql`${paymentOrders} JOIN ${users} ON ${users.merchant_id} = ${paymentOrders.merchant_id}
          AND ${users.group_id} = ${paymentOrders.group_id}`,
        receivers: sql`${paymentOrders.merchant_id} = ${merchantId} AND NOT ${hasRoles(undefined)}
          AND ${paymentOrders.payment_order_id} = ANY (${sql.param(paymentOrderIds)}::text[])`,
      });
    },

    /** Ends what can no longer be sent: nobody knows whether LINE has it where an attempt got no answer. */
    async expire(now: Date): Promise<void> {
      await database
        .update(lineMessages)
        .set({
          state: sql`CASE WHEN ${lineMessages.open_attempts} > 0 THEN 'unknown' ELSE 'failed' END`,
          problem: sql`coalesce(${lineMessages.problem}, CASE WHEN ${lineMessages.open_attempts} > 0 THEN 'no_answer' ELSE 'too_late' END)`,
        })
        .where(
          and(
            own,
            eq(lineMessages.state, 'waiting'),
            sql`${lineMessages.next_try_at} <= ${now.toISOString()}::timestamptz`,
            sql`coalesce(${lineMessages.first_tried_at}, ${lineMessages.created})
              < ${now.toISOString()}::timestamptz - make_interval(hours => ${triedHours})`,
          ),
        );
    },

    /** Takes messages that are due, within what may be sent in an hour, and counts an attempt for each. */
    async claim({ now, leaseUntil, most, mostAnHour }: ClaimOptions): Promise<LineMessageRow[]> {
      const at = sql`${now.toISOString()}::timestamptz`;
      const due = sql`(SELECT due.message_id FROM ${lineMessages} AS due
        WHERE due.merchant_id = ${merchantId} AND due.state = 'waiting' AND due.next_try_at <= ${at}
        ORDER BY due.next_try_at, due.message_id
        LIMIT greatest(0, least(${most}, ${mostAnHour} - (SELECT count(*) FROM ${lineMessages} AS tried
          WHERE tried.merchant_id = ${merchantId} AND tried.first_tried_at > ${at} - interval '1 hour')))
        FOR UPDATE SKIP LOCKED)`;
      return await database
        .update(lineMessages)
        .set({
          attempts: sql`${lineMessages.attempts} + 1`,
          open_attempts: sql`${lineMessages.open_attempts} + 1`,
          first_tried_at: sql`coalesce(${lineMessages.first_tried_at}, ${at})`,
          next_try_at: leaseUntil,
        })
        .where(and(own, inArray(lineMessages.message_id, due)))
        .returning();
    },

    /** Notes that LINE has the message. */
    async noteSent(messageId: string, attempt: number): Promise<void> {
      await database
        .update(lineMessages)
        .set({ state: 'sent', problem: null })
        .where(isAttempt(messageId, attempt));
    },

    /** Notes that LINE will never take the message; one of an earlier attempt may have reached it all the same. */
    async noteFailed(messageId: string, attempt: number, problem: MessageProblem): Promise<void> {
      await database
        .update(lineMessages)
        .set({
          state: sql`CASE WHEN ${lineMessages.open_attempts} > 1 THEN 'unknown' ELSE 'failed' END`,
          open_attempts: sql`${lineMessages.open_attempts} - 1`,
          problem,
        })
        .where(isAttempt(messageId, attempt));
    },

    /** Puts the next attempt off. `isOpen`: this one may have reached LINE. */
    async postpone(
      messageId: string,
      attempt: number,
      {
        until,
        problem,
        isOpen,
      }: { readonly until: Date; readonly problem: MessageProblem; readonly isOpen: boolean },
    ): Promise<void> {
      await database
        .update(lineMessages)
        .set({
          next_try_at: until,
          problem,
          ...(isOpen ? {} : { open_attempts: sql`${lineMessages.open_attempts} - 1` }),
        })
        .where(isAttempt(messageId, attempt));
    },

    /** Removes a message that is no longer wanted, before it was sent. */
    async remove(messageId: string): Promise<void> {
      await database.delete(lineMessages).where(and(own, eq(lineMessages.message_id, messageId)));
    },

    /** What was not delivered, or perhaps not, the latest first, with whom it was for. */
    async undelivered(): Promise<(LineMessageRow & { readonly name: string })[]> {
      return await database
        .select({ ...getTableColumns(lineMessages), name: users.name })
        .from(lineMessages)
        .innerJoin(users, and(ownUser, eq(users.user_id, lineMessages.user_id)))
        .where(and(own, inArray(lineMessages.state, ['failed', 'unknown'])))
        .orderBy(desc(lineMessages.created))
        .limit(listed);
    },

    /** Notes what LINE says of an account, unless something newer is known. */
    async noteFriend(
      lineId: string,
      {
        follows,
        since,
        until,
      }: { readonly follows: boolean; readonly since: Date; readonly until: Date | null },
    ): Promise<void> {
      await database
        .insert(lineFriends)
        .values({ merchant_id: merchantId, line_id: lineId, follows, since, until })
        .onConflictDoUpdate({
          target: [lineFriends.merchant_id, lineFriends.line_id],
          set: { follows, since, until },
          setWhere: sql`${lineFriends.since} <= excluded.since`,
        });
    },

    /** Of these accounts those that are known as no friends, with since when; `until` is null after a block. */
    async notFollowing(
      lineIds: readonly string[],
    ): Promise<ReadonlyMap<string, Pick<typeof lineFriends.$inferSelect, 'since' | 'until'>>> {
      const found = await database
        .select()
        .from(lineFriends)
        .where(
          and(
            eq(lineFriends.merchant_id, merchantId),
            isAmong(lineFriends.line_id, lineIds),
            eq(lineFriends.follows, false),
          ),
        );
      return new Map(found.map(({ line_id, since, until }) => [line_id, { since, until }]));
    },

    /** Whether an account is known to want no messages. */
    async isUnreachable(lineId: string, now: Date): Promise<boolean> {
      const [friend] = await database
        .select({ until: lineFriends.until })
        .from(lineFriends)
        .where(
          and(
            eq(lineFriends.merchant_id, merchantId),
            eq(lineFriends.line_id, lineId),
            eq(lineFriends.follows, false),
          ),
        );
      return friend !== undefined && (friend.until === null || friend.until > now);
    },
  };
}
