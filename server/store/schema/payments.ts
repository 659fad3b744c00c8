import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { created, historyColumns, merchantId, satang, type Keyed } from './columns.ts';
import { toGroup } from './people.ts';
import { orders } from './orders.ts';
import { uploads } from './files.ts';

export const paymentOrders = pgTable(
  'payment_orders',
  {
    merchant_id: merchantId(),
    payment_order_id: text().notNull(),
    payment_no: integer().notNull(),
    group_id: text().notNull(),
    status: text().notNull(),
    payment_type: text().notNull(),
    should_paid_satang: satang().notNull(),
    /** What the proof said; never changed. */
    claimed_satang: satang().notNull(),
    paid_satang: satang().notNull(),
    paid_cash_satang: satang().notNull(),
    paid_receipt_satang: satang().notNull(),
    version: integer().notNull().default(1),
    created_by: text().notNull(),
    idempotency_key: text(),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.payment_order_id] }),
    unique('payment_orders_no').on(table.merchant_id, table.payment_no),
    unique('payment_orders_once').on(table.merchant_id, table.created_by, table.idempotency_key),
    toGroup('payment_orders', table),
    index('payment_orders_by_time').on(table.merchant_id, table.created, table.payment_order_id),
    // The amount behind the keys: what the lists add up is read from the index alone.
    index('payment_orders_by_group').on(
      table.merchant_id,
      table.group_id,
      table.status,
      table.created,
      table.payment_order_id,
      table.paid_satang,
    ),
    index('payment_orders_by_total').on(table.merchant_id, table.should_paid_satang, table.payment_order_id),
    index('payment_orders_by_status').on(
      table.merchant_id,
      table.status,
      table.created,
      table.payment_order_id,
    ),
    index('payment_orders_by_group_time').on(
      table.merchant_id,
      table.group_id,
      table.created,
      table.payment_order_id,
    ),
    index('payment_orders_by_group_total').on(
      table.merchant_id,
      table.group_id,
      table.should_paid_satang,
      table.payment_order_id,
    ),
  ],
);

export const paymentEntries = pgTable(
  'payment_entries',
  {
    merchant_id: merchantId(),
    payment_order_id: text().notNull(),
    payment_entry_id: text().notNull(),
    status: text().notNull(),
    payment_type: text().notNull(),
    origin_satang: satang().notNull(),
    /** What the proof said; never changed. */
    claimed_satang: satang().notNull(),
    paid_satang: satang().notNull(),
    paid_cash_satang: satang().notNull(),
    paid_receipt_satang: satang().notNull(),
    version: integer().notNull().default(1),
    created: created(),
    /** As all columns below: what a bank says of the transfer; null where nobody entered it. */
    transaction_id: text(),
    /** Hundredths of `fee_currency`. */
    fee_satang: satang(),
    fee_currency: text(),
    payer_bank: text(),
    payer_account: text(),
    payer_name: text(),
    payee_bank: text(),
    payee_account: text(),
    payee_name: text(),
    extra_info: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.payment_order_id, table.payment_entry_id] }),
    toPaymentOrder('payment_entries', table),
  ],
);

export const paymentHistory = pgTable(
  'payment_history',
  {
    merchant_id: merchantId(),
    payment_order_id: text().notNull(),
    ...historyColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.payment_order_id, table.seq] }),
    toPaymentOrder('payment_history', table),
    index('payment_history_decided')
      .on(table.merchant_id, table.created, table.payment_order_id)
      .where(sql`${table.event} IN ('payment.confirm', 'payment.reject')`),
  ],
);

/** Proof photos of a payment order, in the order in which they were added. */
export const paymentPhotos = pgTable(
  'payment_photos',
  {
    merchant_id: merchantId(),
    payment_order_id: text().notNull(),
    file_name: text().notNull(),
    position: integer().notNull(),
    /** Who sent it. */
    by_id: text().notNull(),
    by_name: text().notNull(),
    by_role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.payment_order_id, table.file_name] }),
    toPaymentOrder('payment_photos', table),
    foreignKey({
      name: 'payment_photos_upload',
      columns: [table.merchant_id, table.file_name],
      foreignColumns: [uploads.merchant_id, uploads.file_name],
    }),
    index('payment_photos_by_file').on(table.merchant_id, table.file_name),
  ],
);

/** References of the bank slips among the photos of a payment order, as the QR of each says. */
export const paymentSlips = pgTable(
  'payment_slips',
  {
    merchant_id: merchantId(),
    payment_order_id: text().notNull(),
    file_name: text().notNull(),
    transaction_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.payment_order_id, table.file_name] }),
    toPaymentOrder('payment_slips', table),
    index('payment_slips_by_reference').on(table.merchant_id, table.transaction_id),
  ],
);

/** Which orders a payment order pays; of a rejected one, which it was to pay. */
export const paidOrders = pgTable(
  'paid_orders',
  {
    merchant_id: merchantId(),
    payment_order_id: text().notNull(),
    order_id: text().notNull(),
    /** The part of the payment order's amount that counts as paid for the order. */
    counted_satang: satang().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.payment_order_id, table.order_id] }),
    toPaymentOrder('paid_orders', table),
    foreignKey({
      name: 'paid_orders_order',
      columns: [table.merchant_id, table.order_id],
      foreignColumns: [orders.merchant_id, orders.order_id],
    }),
    index('paid_orders_by_order').on(table.merchant_id, table.order_id),
  ],
);

function toPaymentOrder(name: string, table: Keyed<'payment_order_id'>) {
  return foreignKey({
    name: `${name}_payment_order`,
    columns: [table.merchant_id, table.payment_order_id],
    foreignColumns: [paymentOrders.merchant_id, paymentOrders.payment_order_id],
  });
}
