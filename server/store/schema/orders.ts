import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { created, historyColumns, merchantId, satang, time, type Keyed } from './columns.ts';
import { toGroup } from './people.ts';
import { toSku } from './catalogue.ts';

export interface AddressCopy {
  alias: string;
  phone: string;
  merchant_address: string;
  contact: string;
  merchant_photo: string;
  shop_photo: string;
  latitude: number | null;
  longitude: number | null;
}

export const addresses = pgTable(
  'addresses',
  {
    merchant_id: merchantId(),
    address_id: text().notNull(),
    group_id: text().notNull(),
    alias: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    contact: text().notNull().default(''),
    photo: text().notNull().default(''),
    shop_photo: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    is_default: boolean().notNull().default(false),
    /** Deleted for people; orders keep their copy. */
    hidden: boolean().notNull().default(false),
    created: created(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.address_id] }),
    toGroup('addresses', table),
    uniqueIndex('addresses_one_default')
      .on(table.merchant_id, table.group_id)
      .where(sql`${table.is_default}`),
    index('addresses_by_group').on(table.merchant_id, table.group_id),
  ],
);

export const orders = pgTable(
  'orders',
  {
    merchant_id: merchantId(),
    order_id: text().notNull(),
    order_no: integer().notNull(),
    group_id: text().notNull(),
    /** The customer, who with the group decides about VIP prices. */
    customer_id: text().notNull(),
    status: text().notNull(),
    total_satang: satang().notNull(),
    /** What its payments brought, of those that count; the money beyond the total is `credit`. */
    paid_satang: satang().notNull().default(0),
    remark: text().notNull().default(''),
    source: text().notNull().default(''),
    /** Facts about an imported debt, as text or a JSON object. */
    extra: text(),
    address_id: text(),
    address_copy: jsonb().$type<AddressCopy>(),
    payment_order_id: text(),
    version: integer().notNull().default(1),
    idempotency_key: text(),
    created: created(),
    /** When it was confirmed, also once it is cancelled: the day of its sale in a report. */
    confirmed: time(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.order_id] }),
    unique('orders_no').on(table.merchant_id, table.order_no),
    unique('orders_once').on(table.merchant_id, table.customer_id, table.idempotency_key),
    toGroup('orders', table),
    // A request with an order's link does not name the merchant.
    index('orders_by_id').on(table.order_id),
    index('orders_by_time').on(table.merchant_id, table.created, table.order_id),
    index('orders_by_total').on(table.merchant_id, table.total_satang, table.order_id),
    index('orders_by_status').on(table.merchant_id, table.status, table.created, table.order_id),
    // The total behind the keys: what the lists add up is read from the index alone.
    index('orders_by_group').on(
      table.merchant_id,
      table.group_id,
      table.status,
      table.created,
      table.order_id,
      table.total_satang,
    ),
    index('orders_by_group_time').on(table.merchant_id, table.group_id, table.created, table.order_id),
    index('orders_by_group_total').on(table.merchant_id, table.group_id, table.total_satang, table.order_id),
    index('orders_by_payment').on(table.merchant_id, table.payment_order_id),
    // What a report adds up is read from the index alone.
    index('orders_by_confirmation')
      .on(
        table.merchant_id,
        table.confirmed,
        table.order_id,
        table.group_id,
        table.status,
        table.source,
        table.total_satang,
      )
      .where(sql`${table.confirmed} IS NOT NULL`),
    index('orders_unsettled')
      .on(table.merchant_id, table.group_id, table.created)
      .where(
        sql`${table.status} IN ('confirmed', 'paid', 'completed') AND ${table.total_satang} <> ${table.paid_satang}`,
      ),
  ],
);

/** A line holds a copy of the product as it was when it was ordered. */
export const orderLines = pgTable(
  'order_lines',
  {
    merchant_id: merchantId(),
    order_id: text().notNull(),
    line_no: integer().notNull(),
    sku_id: text().notNull(),
    name: text().notNull(),
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    style: text().notNull().default(''),
    quantity: integer().notNull(),
    price_satang: satang().notNull(),
    /** The product's price for everybody; null where it was not kept. */
    list_satang: satang(),
    total_satang: satang().notNull(),
    image_urls: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    extra_info: text().notNull().default(''),
    is_vip: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.order_id, table.line_no] }),
    toOrder('order_lines', table),
    toSku('order_lines', table),
    check('order_lines_quantity', sql`${table.quantity} > 0 AND ${table.price_satang} >= 0`),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    merchant_id: merchantId(),
    order_id: text().notNull(),
    ...historyColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant_id, table.order_id, table.seq] }),
    toOrder('order_history', table),
  ],
);

function toOrder(name: string, table: Keyed<'order_id'>) {
  return foreignKey({
    name: `${name}_order`,
    columns: [table.merchant_id, table.order_id],
    foreignColumns: [orders.merchant_id, orders.order_id],
  });
}
