import { and, asc, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { PaymentType } from '../../../../domain/payments/payment-form.ts';
import type { OrderStatus, PaymentStatus } from '../../../../domain/statuses.ts';
import { isAmong } from '../../rows.ts';
import type { Database } from '../../database.ts';
import { initialHistory, type Step } from '../records/history.ts';
import type { ListQuery } from '../../list-page.ts';
import type { TotalCache } from '../../total-cache.ts';
import { orderQueries, type OrderRecord } from '../orders/orders.ts';
import { recordPages } from '../records/record-page.ts';
import { countPayments, paymentNarrowing, type PaymentFilter } from './payment-filter.ts';
import {
  addPaymentStatement,
  type Decided,
  type PaidOrder,
  type PaymentChange,
  type ProofPhoto,
  type TransferColumns,
  decidePaymentStatement,
  lockPaymentsStatement,
  lockWithOrdersStatement,
  paymentStatement,
  selectPayments,
} from './payment-statements.ts';
import { awaitingOrders, earlierPayments, settlePaid, settlePayments } from './settlement.ts';
import { paymentCards } from '../records/record-cards.ts';
import { orders } from '../../schema/orders.ts';
import { paymentEntries, paymentOrders, paymentPhotos } from '../../schema/payments.ts';

export type PaymentRow = typeof paymentOrders.$inferSelect;
export type PaymentEntryRow = typeof paymentEntries.$inferSelect;
/** A new payment order, before it has its number. */
export type NewPayment = Omit<typeof paymentOrders.$inferInsert, 'merchant_id' | 'payment_no'>;
export type NewEntry = Omit<typeof paymentEntries.$inferInsert, 'merchant_id' | 'payment_order_id'>;

export interface PaymentRecord {
  readonly payment: PaymentRow;
  readonly groupName: string;
  readonly entries: readonly PaymentEntryRow[];
  /** In the order in which they were added. */
  readonly photos: readonly ProofPhoto[];
  readonly orders: readonly OrderRecord[];
}

/** A payment order's status, and whether it and all its orders can make the requested transition. */
export interface PaymentReadiness {
  readonly payment_order_id: string;
  readonly status: string;
  readonly version: number;
  readonly isReady: boolean;
}

interface Listed {
  readonly payment: Pick<PaymentRow, 'paid_satang' | 'group_id'>;
}

const paymentTable = {
  name: 'payment_orders',
  table: paymentOrders,
  merchant: paymentOrders.merchant_id,
  columns: {
    id: paymentOrders.payment_order_id,
    number: paymentOrders.payment_no,
    groupId: paymentOrders.group_id,
    status: paymentOrders.status,
    created: paymentOrders.created,
    total: paymentOrders.should_paid_satang,
  },
  amount: paymentOrders.paid_satang,
  amountOf: ({ payment }: Listed) => payment.paid_satang,
  groupOf: ({ payment }: Listed) => payment.group_id,
};

/** The columns that lists of payment orders filter and sort by. */
export const paymentColumns = paymentTable.columns;

/** The payment orders of one merchant, with their entries and proofs. */
export function paymentQueries(database: Database, merchantId: string, totals: TotalCache) {
  const own = eq(paymentOrders.merchant_id, merchantId);
  const page = recordPages(database, merchantId, totals, paymentTable);
  const ownEntries = eq(paymentEntries.merchant_id, merchantId);

  async function withOrders(rows: Awaited<ReturnType<typeof selectPayments>>): Promise<PaymentRecord[]> {
    const ids = [...new Set(rows.flatMap(({ orderIds }) => orderIds))];
    const paid = await orderQueries(database, merchantId, totals).findAll(ids);
    return rows.map(({ orderIds, ...row }) => ({
      ...row,
      entries: row.entries.map((entry) => ({ ...entry, created: new Date(entry.created) })),
      orders: paid.filter(({ order }) => orderIds.includes(order.order_id)),
    }));
  }

  async function entriesOf(ids: readonly string[]): Promise<PaymentEntryRow[]> {
    return await database
      .select()
      .from(paymentEntries)
      .where(and(ownEntries, isAmong(paymentEntries.payment_order_id, ids)))
      .orderBy(asc(paymentEntries.created), asc(paymentEntries.payment_entry_id));
  }

  async function photosOf(paymentOrderId: string): Promise<ProofPhoto[]> {
    const { file_name, by_id, by_name, by_role } = paymentPhotos;
    return await database
      .select({ file_name, by_id, by_name, by_role })
      .from(paymentPhotos)
      .where(
        and(eq(paymentPhotos.merchant_id, merchantId), eq(paymentPhotos.payment_order_id, paymentOrderId)),
      )
      .orderBy(asc(paymentPhotos.position));
  }

  function placePhotos(paymentOrderId: string, photos: readonly ProofPhoto[], present: number) {
    return photos.map((photo, at) => ({
      ...photo,
      merchant_id: merchantId,
      payment_order_id: paymentOrderId,
      position: present + at,
    }));
  }

  /** The values of `partsOfPayment`. */
  function partsOf(
    paymentOrderId: string,
    photos: ReturnType<typeof placePhotos>,
    paid: readonly PaidOrder[],
  ) {
    return {
      merchant: merchantId,
      payment: paymentOrderId,
      moves: JSON.stringify(paid.map(({ order_id, status, paidBy }) => ({ order_id, status, paidBy }))),
      orderSteps: JSON.stringify(
        paid.map(({ order_id, step }) => ({ ...step, order_id, merchant_id: merchantId })),
      ),
      photos: JSON.stringify(photos),
      files: photos.map(({ file_name }) => file_name),
    };
  }

  return {
    async find(paymentOrderId: string): Promise<PaymentRecord | null> {
      const asked = { merchant: merchantId, payment: paymentOrderId };
      const [record] = await withOrders(await paymentStatement(database).execute(asked));
      return record ?? null;
    },

    /** The entries and proof photos of a payment order. */
    async proofOf(paymentOrderId: string): Promise<Pick<PaymentRecord, 'entries' | 'photos'>> {
      return { entries: await entriesOf([paymentOrderId]), photos: await photosOf(paymentOrderId) };
    },

    /** Locks these payment orders against other writers until the transaction ends. Read them after this. */
    async lock(paymentOrderIds: readonly string[]): Promise<void> {
      await lockPaymentsStatement(database).execute({ merchant: merchantId, ids: paymentOrderIds });
    },

    /** Locks these payment orders, and then their orders. Read them after this. */
    async lockWithOrders(paymentOrderIds: readonly string[]): Promise<void> {
      await lockWithOrdersStatement(database).execute({ merchant: merchantId, ids: paymentOrderIds });
    },

    /** The readiness of payment orders: ready are those in one of `statuses` whose orders are all in one of `orderStatuses`. */
    async readiness(
      paymentOrderIds: readonly string[],
      statuses: readonly PaymentStatus[],
      orderStatuses: readonly OrderStatus[],
    ): Promise<PaymentReadiness[]> {
      const ordersInOtherStatus = database
        .select({ one: sql`1` })
        .from(orders)
        .where(
          and(
            eq(orders.merchant_id, paymentOrders.merchant_id),
            eq(orders.payment_order_id, paymentOrders.payment_order_id),
            notInArray(orders.status, [...orderStatuses]),
          ),
        );
      const ready = and(inArray(paymentOrders.status, [...statuses]), notExists(ordersInOtherStatus));
      return await database
        .select({
          payment_order_id: paymentOrders.payment_order_id,
          status: paymentOrders.status,
          version: paymentOrders.version,
          isReady: sql<boolean>`${ready}`,
        })
        .from(paymentOrders)
        .where(and(own, isAmong(paymentOrders.payment_order_id, paymentOrderIds)));
    },

    list: (query: ListQuery, filter: PaymentFilter) =>
      page(
        query,
        async (condition, order) =>
          withOrders(
            await selectPayments(database)
              .where(condition)
              .orderBy(...order),
          ),
        paymentNarrowing(filter),
      ),

    /** The same page, with no more of each payment order than a card shows. */
    listCards: (query: ListQuery, filter: PaymentFilter) =>
      page(query, (condition, order) => paymentCards(database, condition, order), paymentNarrowing(filter)),

    /** The counts of a list, whatever page of it is asked for. */
    counts: (query: ListQuery, type: PaymentType | null) =>
      countPayments(database, merchantId, totals, paymentTable.columns, { query, type }),

    /**
     * Adds a payment order under the next number, with its entry, proof photos and first history entries, and changes its orders,
     * in one statement. Orders and photos must be locked. Resolves to whether the merchant confirms receipts, which stays so until
     * the transaction ends.
     */
    async add(
      payment: NewPayment,
      entry: NewEntry,
      photos: readonly ProofPhoto[],
      steps: readonly Step[],
      paid: readonly PaidOrder[],
    ): Promise<{ readonly confirmsReceipts: boolean }> {
      const { payment_order_id } = payment;
      const key = { merchant_id: merchantId, payment_order_id };
      const [added] = await addPaymentStatement(database).execute({
        ...partsOf(payment_order_id, placePhotos(payment_order_id, photos, 0), paid),
        row: JSON.stringify({ version: 1, idempotency_key: null, ...payment, ...key }),
        entries: JSON.stringify([{ version: 1, ...entry, ...key }]),
        paidOrders: JSON.stringify(paid.map(({ order_id }) => ({ ...key, order_id, counted_satang: 0 }))),
        steps: JSON.stringify(initialHistory(steps).map((begun) => ({ ...begun, ...key }))),
      });
      if (added === undefined) throw new Error('A payment order was added without its merchant');
      return added;
    },

    /** Confirms or rejects a payment order with its entries and orders, in one statement. All of them and its photos must be locked. */
    async decide(
      { payment: { payment_order_id }, photos: present }: Pick<PaymentRecord, 'payment' | 'photos'>,
      { change, photos, step, orders: paid }: Decided,
    ): Promise<void> {
      const key = { merchant_id: merchantId, payment_order_id };
      await decidePaymentStatement(database).execute({
        ...partsOf(payment_order_id, placePhotos(payment_order_id, photos, present.length), paid),
        status: change.status,
        paid: change.paid_satang,
        cash: change.paid_cash_satang,
        receipt: change.paid_receipt_satang,
        steps: JSON.stringify([{ ...step, ...key }]),
      });
    },

    /** Counts anew what these payment orders paid for each of their orders; all of them must be locked. */
    settle: (ids: readonly string[]) => settlePayments(database, merchantId, ids),

    /** Counts anew what the payment orders paid that await their confirmation, after the merchant began or ceased to confirm receipts. */
    settlePaid: () => settlePaid(database, merchantId),

    /** Those of these orders that have a payment order whose receipt awaits its confirmation. */
    async awaitingOf(orderIds: readonly string[]): Promise<string[]> {
      return orderIds.length === 0 ? [] : await awaitingOrders(database, merchantId, orderIds);
    },

    /** The latest payment order of each of these orders that is not rejected, nor the named one; keys are the orders. */
    async earlierOf(
      orderIds: readonly string[],
      paymentOrderId: string,
    ): Promise<ReadonlyMap<string, string>> {
      if (orderIds.length === 0) return new Map();
      return await earlierPayments(database, merchantId, orderIds, paymentOrderId);
    },

    /** Replaces all proof photos. */
    async replacePhotos(paymentOrderId: string, photos: readonly ProofPhoto[]): Promise<void> {
      await database
        .delete(paymentPhotos)
        .where(
          and(eq(paymentPhotos.merchant_id, merchantId), eq(paymentPhotos.payment_order_id, paymentOrderId)),
        );
      if (photos.length > 0)
        await database.insert(paymentPhotos).values(placePhotos(paymentOrderId, photos, 0));
    },

    /** Changes payment orders and their entries; `details` are of the entries alone. */
    async change(
      paymentOrderIds: readonly string[],
      change: PaymentChange,
      details: Partial<TransferColumns> = {},
    ): Promise<void> {
      await database
        .update(paymentOrders)
        .set({ ...change, version: sql`${paymentOrders.version} + 1` })
        .where(and(own, isAmong(paymentOrders.payment_order_id, paymentOrderIds)));
      await database
        .update(paymentEntries)
        .set({ ...change, ...details, version: sql`${paymentEntries.version} + 1` })
        .where(and(ownEntries, isAmong(paymentEntries.payment_order_id, paymentOrderIds)));
    },
  };
}
