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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customerNotices, staffNotices } from '../../../domain/notifications.ts';
import type { CustomerNotice, StaffNotice } from '../../../domain/notifications.ts';
import { created, historyColumns, merchantId, type Keyed } from './columns.ts';

export const merchants = pgTable('merchants', {
  merchant_id: text().primaryKey(),
  name: text().notNull(),
  phone: text().notNull().default(''),
  owner_line_id: text().notNull().default(''),
  enable_confirm_pay: boolean().notNull().default(true),
  line_channel_id: text().unique(),
  liff_id: text(),
  /** Host name under which this merchant's app is served, when a deployment has several merchants. */
  host: text().unique(),
  demo: boolean().notNull().default(false),
  /** Disabled by the operator: nobody has access, and its links and files are not served. */
  disabled: boolean().notNull().default(false),
  /** Whether photos of this merchant may be sent to the external model of the server's settings. */
  external_models: boolean().notNull().default(false),
  /** Whom customers pay by PromptPay, in digits; empty: nobody is shown a QR. */
  promptpay_id: text().notNull().default(''),
  /** What the shop says of itself to everybody, in each language. */
  about_zh: text().notNull().default(''),
  about_en: text().notNull().default(''),
  about_th: text().notNull().default(''),
  /** Address of its chat on LINE; empty where there is none. */
  line_url: text().notNull().default(''),
  /** Whether messages are sent by LINE: it has a channel of the Messaging API. */
  messaging: boolean().notNull().default(false),
  /** What staff and customers are told by LINE. */
  notify_staff: jsonb()
    .$type<readonly StaffNotice[]>()
    .notNull()
    .default([...staffNotices]),
  notify_customers: jsonb()
    .$type<readonly CustomerNotice[]>()
    .notNull()
    .default([...customerNotices]),
  /** Incremented by each change that the merchant makes to its settings. */
  settings_version: integer().notNull().default(1),
  created: created(),
});

/** The changes to the merchant's settings, and the exports of its records: the audit log. Append-only. */
export const merchantHistory = pgTable(
  'merchant_history',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    ...historyColumns(),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.seq] })],
);

export const groups = pgTable(
  'groups',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    group_id: text().notNull(),
    name: text().notNull(),
    is_default: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.group_id] }),
    uniqueIndex('groups_one_default')
      .on(table.merchant_id)
      .where(sql`${table.is_default}`),
  ],
);

export const users = pgTable(
  'users',
  {
    merchant_id: merchantId(),
    user_id: text().notNull(),
    group_id: text().notNull(),
    name: text().notNull(),
    username: text().notNull().default(''),
    language: text().notNull().default('zh'),
    line_id: text(),
    avatar_url: text().notNull().default(''),
    is_vip: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    /** Incremented by each change of roles, group or VIP. */
    version: integer().notNull().default(1),
    /** The last sign-in. */
    last_seen_at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.user_id] }),
    unique('users_line').on(table.merchant_id, table.line_id),
    index('users_by_name').on(table.merchant_id, table.name, table.user_id),
    index('users_by_group').on(table.merchant_id, table.group_id),
    toGroup('users', table),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    merchant_id: merchantId(),
    user_id: text().notNull(),
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.user_id, table.role] }),
    foreignKey({
      name: 'user_roles_user',
      columns: [table.merchant_id, table.user_id],
      foreignColumns: [users.merchant_id, users.user_id],
    }),
  ],
);

/** Who changed the roles, the group and the VIP mark of people, the names of groups, and which products are VIP. Append-only. */
export const recordHistory = pgTable(
  'record_history',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    kind: text().$type<RecordKind>().notNull(),
    record_id: text().notNull(),
    ...historyColumns(),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.kind, table.record_id, table.seq] })],
);

/** What has its history there. */
export type RecordKind = 'person' | 'group' | 'product';

/** The last number assigned in each series: `order`, `payment`. */
export const counters = pgTable(
  'counters',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    series: text().notNull(),
    value: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.series] })],
);

/** Secrets by name; they belong into a backup. Generated ones, and encrypted those of the merchant's channel of the Messaging API. */
export const secrets = pgTable(
  'secrets',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant_id, table.name] })],
);

/** Revoked sessions, kept until their tokens have expired. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    merchant_id: merchantId().references(() => merchants.merchant_id),
    session_id: text().notNull(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.session_id] }),
    index('ended_sessions_by_time').on(table.created),
  ],
);

/** The answers of successful writes, kept 400 days to replay them to repeated requests. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    merchant_id: merchantId(),
    user_id: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: text().notNull(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.user_id, table.key] }),
    index('idempotency_records_by_time').on(table.created),
  ],
);

export function toGroup(name: string, table: Keyed<'group_id'>) {
  return foreignKey({
    name: `${name}_group`,
    columns: [table.merchant_id, table.group_id],
    foreignColumns: [groups.merchant_id, groups.group_id],
  });
}
