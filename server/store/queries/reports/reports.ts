import { sql, type SQL } from 'drizzle-orm';
import type { TimeRange } from '../../../../domain/reports/report-days.ts';
import { importedDebt } from '../../../../domain/statuses.ts';
import type { Database } from '../../database.ts';
import { skus } from '../../schema/catalogue.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { paymentOrders } from '../../schema/payments.ts';
import { groups } from '../../schema/people.ts';
import { isOwing } from '../payments/debts.ts';
import { runsLow } from '../stock/stock-list.ts';

/** What is reported, and of which time. */
export interface ReportQuery extends TimeRange {
  /** What it is compared with. */
  readonly before: TimeRange;
  /** Null is all groups. */
  readonly groupId: string | null;
  /** Whether the merchant confirms receipts; without that a payment counts as soon as it was sent. */
  readonly confirms: boolean;
}

/** Orders that were confirmed, and their totals in satang. */
interface Sales {
  readonly orders: number;
  readonly sales: number;
}

/** A day's figures, in satang. */
export interface DayFigures extends Sales {
  /** `YYYY-MM-DD` in Bangkok. */
  readonly day: string;
  readonly cash: number;
  readonly receipt: number;
}

/** A product that was sold, with its sales in satang. */
export interface SoldProduct {
  readonly sku_id: string;
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
  readonly image_urls: readonly string[];
  readonly quantity: number;
  readonly sales: number;
}

/** What was sold and received, in satang. */
export interface SalesReport {
  /** Days on which something was confirmed or paid, in their order. */
  readonly days: readonly DayFigures[];
  readonly before: Sales;
  readonly debts: Sales;
  readonly products: readonly SoldProduct[];
  readonly groups: readonly (Sales & { readonly group_id: string; readonly name: string })[];
}

/** What the stock of a merchant is worth in satang, and how many products run low. */
export interface StockFigures {
  readonly value: number;
  readonly low: number;
}

const listed = 20;

/** The reports of one merchant. */
export function reportQueries(database: Database, merchantId: string) {
  return {
    /** What was sold and received, in one statement. */
    async sales({ from, until, before, groupId, confirms }: ReportQuery): Promise<SalesReport> {
      const ofGroup = (column: SQL) => (groupId === null ? sql`true` : sql`${column} = ${groupId}`);
      const ordersOfGroup = ofGroup(sql`${orders.group_id}`);
      /** The orders that were confirmed in this time and still count. */
      const confirmed = (time: TimeRange) => sql`${orders}
        WHERE ${orders.merchant_id} = ${merchantId} AND ${orders.confirmed} >= ${time.from}
          AND ${orders.confirmed} < ${time.until} AND ${isOwing} AND ${ordersOfGroup}`;
      const { rows } = await database.execute<{ [Part in keyof SalesReport]: SalesReport[Part] }>(sql`
        WITH sold AS MATERIALIZED (
          SELECT ${dayOf(sql`${orders.confirmed}`)} AS day, ${orders.group_id}, ${isDebt} AS is_debt, count(*)::int AS orders,
            sum(${orders.total_satang}) AS sales
          FROM ${confirmed({ from, until })}
          GROUP BY 1, 2, 3
        ), received AS (
          SELECT ${dayOf(sql`${paymentOrders.created}`)} AS day, sum(${paymentOrders.paid_cash_satang}) AS cash,
            sum(${paymentOrders.paid_receipt_satang}) AS receipt
          FROM ${paymentOrders}
          WHERE ${paymentOrders.merchant_id} = ${merchantId} AND ${ofGroup(sql`${paymentOrders.group_id}`)}
            AND ${paymentOrders.status} IN ('completed', ${confirms ? 'completed' : 'paid'})
            AND ${paymentOrders.created} >= ${from} AND ${paymentOrders.created} < ${until}
          GROUP BY 1
        ), figures AS (
          SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(orders)::int AS orders, sum(sales) AS sales, sum(cash) AS cash,
            sum(receipt) AS receipt
          FROM (
            SELECT day, orders, sales, 0 AS cash, 0 AS receipt FROM sold WHERE NOT is_debt
            UNION ALL SELECT day, 0, 0, cash, receipt FROM received
          ) AS part
          GROUP BY day
        ), product AS (
          SELECT ${orderLines.sku_id}, sum(${orderLines.quantity})::int AS quantity, sum(${orderLines.total_satang}) AS sales
          FROM ${orderLines}
          WHERE ${orderLines.merchant_id} = ${merchantId} AND ${orderLines.order_id} IN (
            SELECT ${orders.order_id} FROM ${confirmed({ from, until })} AND NOT ${isDebt})
          GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${listed}
        ), named_product AS (
          SELECT product.*, ${skus.name}, ${skus.ch_name}, ${skus.th_name}, ${skus.color}, ${skus.size}, ${skus.style},
            ${skus.image_urls}
          FROM product JOIN ${skus} ON ${skus.merchant_id} = ${merchantId} AND ${skus.sku_id} = product.sku_id
        ), buyer AS (
          SELECT group_id, sum(orders)::int AS orders, sum(sales) AS sales FROM sold WHERE NOT is_debt
          GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${listed}
        ), named_buyer AS (
          SELECT buyer.*, ${groups.name}
          FROM buyer JOIN ${groups} ON ${groups.merchant_id} = ${merchantId} AND ${groups.group_id} = buyer.group_id
        )
        SELECT
          (SELECT coalesce(jsonb_agg(figures ORDER BY day), '[]') FROM figures) AS days,
          (SELECT jsonb_build_object('orders', count(*), 'sales', coalesce(sum(${orders.total_satang}), 0))
            FROM ${confirmed(before)} AND NOT ${isDebt}) AS before,
          (SELECT jsonb_build_object('orders', coalesce(sum(orders), 0), 'sales', coalesce(sum(sales), 0))
            FROM sold WHERE is_debt) AS debts,
          (SELECT coalesce(jsonb_agg(named_product ORDER BY sales DESC, sku_id), '[]') FROM named_product) AS products,
          (SELECT coalesce(jsonb_agg(named_buyer ORDER BY sales DESC, group_id), '[]') FROM named_buyer) AS groups`);
      const [report] = rows;
      if (report === undefined) throw new Error('A report without an answer');
      return report;
    },

    /** What is on hand at the selling price, and what runs low, of all products. */
    async stock(): Promise<StockFigures> {
      const [found] = await database
        .select({
          value: sql<number>`coalesce(sum(${skus.on_hand} * ${skus.price_satang}), 0)::float8`,
          low: sql<number>`count(*) FILTER (WHERE ${runsLow})::int`,
        })
        .from(skus)
        .where(sql`${skus.merchant_id} = ${merchantId}`);
      return found ?? { value: 0, low: 0 };
    },
  };
}

const isDebt = sql`${orders.source} = ${importedDebt}`;

/** Asia/Bangkok has no daylight saving time. */
function dayOf(time: SQL): SQL {
  return sql`((${time} AT TIME ZONE 'UTC') + interval '7 hours')::date`;
}
