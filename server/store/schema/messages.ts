import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Notice } from '../../../domain/notifications.ts';
import type { OrderStatus } from '../../../domain/statuses.ts';
import { created, merchantId } from './columns.ts';
import { users } from './people.ts';

/** What a message says beside its record, which may change before it is sent. */
export interface NoticeFacts {
  readonly status?: OrderStatus;
  readonly reason?: string;
  /** The PromptPay id as it was made, in digits; empty for none. */
  readonly promptpayId?: string;
  /** Name of who made it. */
  readonly by?: string;
}

/**
 * `waiting`: to be sent, or to be sent again. `sent`: LINE has it. `failed`: LINE never took it. `unknown`: some attempt got no answer,
 * and LINE no longer tells a repetition from a second message.
 */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'unknown';

/** Why a message was not sent at its last attempt. */
export type MessageProblem =
  | 'no_answer'
  | 'token_refused'
  | 'too_many'
  | 'not_a_friend'
  | 'refused'
  | 'unreadable_token'
  | 'too_late'
  | 'not_composed';

const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Messages by LINE to one person each, queued in the transaction of what they tell of. */
export const lineMessages = pgTable(
  'line_messages',
  {
    merchant_id: merchantId(),
    /** A UUID: the retry key, by which LINE tells a repetition from a second message. */
    message_id: text().notNull(),
    user_id: text().notNull(),
    notice: text().$type<Notice>().notNull(),
    /** The order, payment order or merchant that it tells of. */
    record_id: text().notNull(),
    facts: jsonb().$type<NoticeFacts>().notNull().default({}),
    state: text().$type<MessageState>().notNull().default('waiting'),
    /** How often a server has begun to send it; the number of the attempt that may write. */
    attempts: integer().notNull().default(0),
    /** How many of them may have reached LINE: begun, and not refused. */
    open_attempts: integer().notNull().default(0),
    /** From then on the retry key counts for a day. */
    first_tried_at: time(),
    /** Not before then; while a server sends it, the end of its lease. */
    next_try_at: time().notNull(),
    problem: text().$type<MessageProblem>(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.message_id] }),
    foreignKey({
      name: 'line_messages_user',
      columns: [table.merchant_id, table.user_id],
      foreignColumns: [users.merchant_id, users.user_id],
    }),
    index('line_messages_due')
      .on(table.merchant_id, table.next_try_at)
      .where(sql`${table.state} = 'waiting'`),
    index('line_messages_tried').on(table.merchant_id, table.first_tried_at),
    index('line_messages_undelivered')
      .on(table.merchant_id, table.created)
      .where(sql`${table.state} IN ('failed', 'unknown')`),
  ],
);

/** Whether LINE accounts are friends of the merchant's bot, as far as it is known. */
export const lineFriends = pgTable(
  'line_friends',
  {
    merchant_id: merchantId(),
    line_id: text().notNull(),
    /** Whether messages are wanted: false after a block, or where LINE did not know the account as a friend. */
    follows: boolean().notNull(),
    /** When it became so. */
    since: time().notNull(),
    /** Until when it is taken for granted; null: until LINE says otherwise. */
    until: time(),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.line_id] })],
);
