import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { paymentHistory, paymentOrders } from '../../schema/payments.ts';
import { groups } from '../../schema/people.ts';
import type { Step } from '../records/history.ts';
import { isOtherThanDue } from './payment-filter.ts';

/** Which day, and how much of its lists is read. */
export interface DayQuery {
  /** The first moment of the day. */
  readonly from: Date;
  /** The first moment after it. */
  readonly until: Date;
  /** Whether the merchant confirms receipts; without that a payment counts as received when its proof was sent. */
  readonly confirms: boolean;
  /** The most entries of each list. */
  readonly limit: number;
}

type By = Pick<Step, 'by_id' | 'by_name' | 'by_role'>;

/** A number of payments and what they bring, in satang. */
export interface Received {
  readonly count: number;
  readonly cash: number;
  readonly receipt: number;
  readonly sum: number;
}

interface ListedPayment {
  readonly id: string;
  readonly no: number;
  readonly group_name: string;
  readonly due: number;
  readonly amount: number;
  /** An ISO time. */
  readonly at: string;
}

type Decided = ListedPayment & By;

/** A day's money, in satang. The counts and sums are of all entries, also of those beyond the limit. */
export interface ClosedDay {
  readonly received: Received & { readonly by: readonly (Received & By)[] };
  readonly differences: {
    readonly count: number;
    readonly over: number;
    readonly short: number;
    readonly items: readonly Decided[];
  };
  readonly rejected: {
    readonly count: number;
    readonly sum: number;
    readonly items: readonly (Decided & { readonly reason: string })[];
  };
  readonly waiting: {
    readonly count: number;
    readonly sum: number;
    readonly items: readonly ListedPayment[];
  };
}

/** The ends of one merchant's days. */
export function dayCloseQueries(database: Database, merchantId: string) {
  return {
    /** What was received, rejected and left waiting on a day, in one statement. */
    async read({ from, until, confirms, limit }: DayQuery): Promise<ClosedDay> {
      const ofPayment = sql`${paymentOrders.merchant_id} = ${merchantId}
        AND ${paymentOrders.payment_order_id} = step.payment_order_id`;
      const { rows } = await database.execute<{ [Part in keyof ClosedDay]: ClosedDay[Part] }>(sql`
        WITH decided AS MATERIALIZED (
          SELECT ${paymentHistory.payment_order_id}, ${paymentHistory.event}, ${paymentHistory.by_id}, ${paymentHistory.by_name},
            ${paymentHistory.by_role}, ${paymentHistory.changes} #>> '{reason,to}' AS reason, ${paymentHistory.created} AS at
          FROM ${paymentHistory} WHERE ${decidedBetween(merchantId, from, until)}
        ), received AS MATERIALIZED (
          SELECT ${payment}, step.by_id, step.by_name, step.by_role, step.at, ${isOtherThanDue} AS differs,
            ${paymentOrders.paid_cash_satang} AS cash, ${paymentOrders.paid_receipt_satang} AS receipt
          FROM decided AS step JOIN ${paymentOrders} ON ${ofPayment}
          WHERE step.event = 'payment.confirm'
          UNION ALL
          SELECT ${payment}, step.by_id, step.by_name, step.by_role, ${paymentOrders.created}, ${isOtherThanDue},
            ${paymentOrders.paid_cash_satang}, ${paymentOrders.paid_receipt_satang}
          FROM ${paymentOrders} JOIN ${paymentHistory} AS step ON step.merchant_id = ${merchantId}
            AND step.payment_order_id = ${paymentOrders.payment_order_id} AND step.event = 'payment.submit'
          WHERE ${!confirms} AND ${isWaiting(merchantId)} AND ${paymentOrders.created} >= ${from}
            AND ${paymentOrders.created} < ${until}
        ), rejected AS MATERIALIZED (
          SELECT ${payment}, step.by_id, step.by_name, step.by_role, step.at, step.reason
          FROM decided AS step JOIN ${paymentOrders} ON ${ofPayment}
          WHERE step.event = 'payment.reject'
        ), waiting AS MATERIALIZED (
          SELECT ${payment}, ${paymentOrders.created} AS at
          FROM ${paymentOrders}
          WHERE ${confirms} AND ${isWaiting(merchantId)} AND ${paymentOrders.created} < ${until}
          UNION ALL
          SELECT ${payment}, ${paymentOrders.created}
          FROM (
            SELECT ${paymentHistory.payment_order_id} FROM ${paymentHistory}
            WHERE ${confirms} AND ${decidedBetween(merchantId, until, null)}
          ) AS step JOIN ${paymentOrders} ON ${ofPayment}
          WHERE ${paymentOrders.created} < ${until}
        ), confirmer AS (
          SELECT by_id, (array_agg(by_name ORDER BY at DESC))[1] AS by_name, (array_agg(by_role ORDER BY at DESC))[1] AS by_role,
            ${sumsOfReceived}
          FROM received GROUP BY by_id
        )
        SELECT
          (SELECT to_jsonb(total) || jsonb_build_object('by', coalesce(
            (SELECT jsonb_agg(confirmer ORDER BY confirmer.sum DESC, by_id) FROM confirmer), '[]'))
            FROM (SELECT ${sumsOfReceived} FROM received) AS total) AS received,
          (SELECT jsonb_build_object('count', count(*),
            'over', coalesce(sum(amount - due) FILTER (WHERE amount > due), 0),
            'short', coalesce(sum(due - amount) FILTER (WHERE amount < due), 0),
            'items', ${listed(sql`SELECT * FROM received WHERE differs`, sql`abs(entry.amount - entry.due) DESC, entry.at, entry.no`, limit)})
            FROM received WHERE differs) AS differences,
          (SELECT jsonb_build_object('count', count(*), 'sum', coalesce(sum(amount), 0),
            'items', ${listed(sql`SELECT * FROM rejected`, sql`entry.at DESC, entry.no DESC`, limit)})
            FROM rejected) AS rejected,
          (SELECT jsonb_build_object('count', count(*), 'sum', coalesce(sum(amount), 0),
            'items', ${listed(sql`SELECT * FROM waiting`, sql`entry.at, entry.no`, limit)})
            FROM waiting) AS waiting`);
      const [day] = rows;
      if (day === undefined) throw new Error('A day without an answer');
      return day;
    },
  };

  /** The first entries of these, with the names of their groups. */
  function listed(entries: SQL, order: SQL, limit: number): SQL {
    return sql`(SELECT coalesce(jsonb_agg(to_jsonb(entry) || jsonb_build_object('group_name', ${groups.name}) ORDER BY ${order}), '[]')
      FROM (SELECT * FROM (${entries}) AS entry ORDER BY ${order} LIMIT ${limit}) AS entry
      JOIN ${groups} ON ${groups.merchant_id} = ${merchantId} AND ${groups.group_id} = entry.group_id)`;
  }
}

const payment = sql`${paymentOrders.payment_order_id} AS id, ${paymentOrders.payment_no} AS no, ${paymentOrders.group_id},
  ${paymentOrders.should_paid_satang} AS due, ${paymentOrders.paid_satang} AS amount`;

const sumsOfReceived = sql`count(*)::int AS count, coalesce(sum(cash), 0) AS cash, coalesce(sum(receipt), 0) AS receipt,
  coalesce(sum(amount), 0) AS sum`;

function isWaiting(merchantId: string): SQL {
  return sql`${paymentOrders.merchant_id} = ${merchantId} AND ${paymentOrders.status} = 'paid'`;
}

/** Whether an entry of a history decided a payment in this time; without an end until today. */
function decidedBetween(merchantId: string, from: Date, until: Date | null): SQL {
  const before = until === null ? sql`true` : sql`${paymentHistory.created} < ${until}`;
  return sql`${paymentHistory.merchant_id} = ${merchantId} AND ${paymentHistory.event} IN ('payment.confirm', 'payment.reject')
    AND ${paymentHistory.created} >= ${from} AND ${before}`;
}
