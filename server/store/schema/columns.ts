import { bigint, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

// Every table starts its primary key with merchant_id: it binds each query to its tenant and is the distribution key of a cluster.

/** Columns of a foreign key that stays within a merchant. */
export type Keyed<Id extends string> = Record<'merchant_id' | Id, AnyPgColumn>;

export const merchantId = () => text().notNull();

/** Money: whole satang. */
export const satang = () => bigint({ mode: 'number' });

/** A time with the precision of JavaScript (milliseconds), so that a keyset cursor equals its row's value. */
export const created = () => time().notNull().defaultNow();

/** The same precision, null before it has happened. */
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The fields that an event changed, in the contract's form. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/** Columns of the append-only histories: who, which event, from and to which status, and the version that the person had seen. */
export const historyColumns = () => ({
  seq: integer().notNull(),
  by_id: text().notNull(),
  by_name: text().notNull(),
  by_role: text().notNull(),
  event: text().notNull(),
  from_status: text(),
  to_status: text().notNull(),
  seen_version: integer(),
  changes: jsonb().$type<Changes>().notNull().default({}),
  created: created(),
});
