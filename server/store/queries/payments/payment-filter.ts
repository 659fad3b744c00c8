import { and, eq, sql, type SQL } from 'drizzle-orm';
import { amountTolerance, type PaymentType } from '../../../../domain/payments/payment-form.ts';
import type { Database } from '../../database.ts';
import { pageOf, type ListColumns, type ListQuery } from '../../list-page.ts';
import { countRows } from '../../rows.ts';
import { paymentOrders } from '../../schema/payments.ts';
import type { ListTotals, TotalCache } from '../../total-cache.ts';
import { groupQueries } from '../people/groups.ts';
import type { Narrowing } from '../records/record-page.ts';
import { hasReusedProof } from './proof-reuse.ts';

/** The filters that lists of payment orders have beside those of all lists. */
export interface PaymentFilter {
  /** Only what differs from its due by more than the tolerance. */
  readonly differs: boolean;
  /** Only what is proved by a photo or slip that proves another payment order too. */
  readonly duplicate: boolean;
  readonly type: PaymentType | null;
}

/** How many payment orders a list has, and how many of them the filters of the same names let through. */
interface PaymentCounts extends ListTotals {
  readonly differs: number;
  readonly duplicate: number;
}

/** Whether a payment order's amount differs from its due by more than the tolerance. */
export const isOtherThanDue = sql`abs(${paymentOrders.paid_satang} - ${paymentOrders.should_paid_satang}) > ${sql.raw(String(amountTolerance))}`;

/** What a filter of payment orders adds to a list. */
export function paymentNarrowing(filter: PaymentFilter): Narrowing {
  const { differs, duplicate, type } = filter;
  const condition = and(
    differs ? isOtherThanDue : undefined,
    duplicate ? hasReusedProof : undefined,
    type === null ? undefined : eq(paymentOrders.payment_type, type),
  );
  return { key: filter, condition };
}

interface Counted {
  readonly query: ListQuery;
  readonly type: PaymentType | null;
}

/** How many payment orders a list has in all, and how many of each filter. */
export async function countPayments(
  database: Database,
  merchantId: string,
  totals: TotalCache,
  columns: ListColumns,
  { query, type }: Counted,
): Promise<PaymentCounts> {
  const { groupId, groupName, statuses, record, from, until } = query;
  const groupIds = groupName === null ? null : await groupQueries(database, merchantId).named(groupName);
  const { key, condition } = paymentNarrowing({ type, differs: false, duplicate: false });
  const list = and(
    eq(paymentOrders.merchant_id, merchantId),
    pageOf(query, columns, groupIds).filter,
    condition,
  );
  const count = (most: number | null, only?: SQL) =>
    countRows(database, paymentOrders, and(list, only), most);
  const known = { counts: merchantId, groupId, groupName, statuses, record, from, until, ...key };
  return await totals.of(known, async (most) => ({
    total: await count(most),
    differs: await count(most, isOtherThanDue),
    duplicate: await count(most, hasReusedProof),
  }));
}
