import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, merchantId } from './columns.ts';
import { users } from './people.ts';

/** Feedback from users; `type` is empty when it was sent as a single text. */
export const feedback = pgTable(
  'feedback',
  {
    merchant_id: merchantId(),
    feedback_id: text().notNull(),
    user_id: text().notNull(),
    type: text().notNull().default(''),
    title: text().notNull().default(''),
    description: text().notNull(),
    contact: text().notNull().default(''),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.feedback_id] }),
    foreignKey({
      name: 'feedback_user',
      columns: [table.merchant_id, table.user_id],
      foreignColumns: [users.merchant_id, users.user_id],
    }),
    index('feedback_by_time').on(table.merchant_id, table.created),
  ],
);
