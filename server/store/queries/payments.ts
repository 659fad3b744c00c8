import { and, asc, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { PaymentType } from '../../../domain/payments/payment-form.ts';
import type { OrderStatus, PaymentStatus } from '../../../domain/statuses.ts';
import { groupRows, isAmong } from '../rows.ts';
import type { Database } from '../database.ts';
import { initialHistory, type Step } from './history.ts';
import type { ListPosition, ListQuery } from '../list-page.ts';
import type { TotalCache } from '../total-cache.ts';
import { orderQueries, type OrderRecord } from './orders.ts';
import { recordPages } from './record-page.ts';
import { countPayments, paymentNarrowing, type PaymentFilter } from './payment-filter.ts';
import {
  addPaymentStatement,
  type Confirmation,
  type PaidOrders,
  type PaymentChange,
  confirmPaymentStatement,
  lockPaymentsStatement,
  lockWithOrdersStatement,
  paymentStatement,
  selectPayments,
} from './payment-statements.ts';
import { paymentCards, type PaymentCardRecord } from './record-cards.ts';
import { orders } from '../schema/orders.ts';
import { paymentEntries, paymentOrders, paymentPhotos } from '../schema/payments.ts';

export type PaymentRow = typeof paymentOrders.$inferSelect;
export type PaymentEntryRow = typeof paymentEntries.$inferSelect;
/** A new payment order, before it has its number. */
export type NewPayment = Omit<typeof paymentOrders.$inferInsert, 'merchant_id' | 'payment_no'>;
export type NewEntry = Omit<typeof paymentEntries.$inferInsert, 'merchant_id' | 'payment_order_id'>;

export interface PaymentRecord {
  readonly payment: PaymentRow;
  readonly groupName: string;
  readonly entries: readonly PaymentEntryRow[];
  /** File names of the proof photos, in the order in which they were added. */
  readonly photos: readonly string[];
  readonly orders: readonly OrderRecord[];
}

/** A payment order's status, and whether it and all its orders can make the requested transition. */
export interface PaymentReadiness {
  readonly payment_order_id: string;
  readonly status: string;
  readonly version: number;
  readonly isReady: boolean;
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
  amountOf: ({ payment }: { readonly payment: Pick<PaymentRow, 'paid_satang'> }) => payment.paid_satang,
};

/** The payment orders of one merchant, with their entries and proofs. */
export function paymentQueries(database: Database, merchantId: string, totals: TotalCache) {
  const own = eq(paymentOrders.merchant_id, merchantId);
  const page = recordPages(database, merchantId, totals, paymentTable);
  const ownEntries = eq(paymentEntries.merchant_id, merchantId);

  async function withOrders(rows: Awaited<ReturnType<typeof selectPayments>>): Promise<PaymentRecord[]> {
    const ids = rows.map((row) => row.payment.payment_order_id);
    const paid = await orderQueries(database, merchantId, totals).ofPayments(ids);
    const paidTogether = groupRows(paid, (record) => record.order.payment_order_id);
    return rows.map((row) => ({
      ...row,
      entries: row.entries.map((entry) => ({ ...entry, created: new Date(entry.created) })),
      orders: paidTogether.get(row.payment.payment_order_id) ?? [],
    }));
  }

  async function entriesOf(ids: readonly string[]): Promise<PaymentEntryRow[]> {
    return await database
      .select()
      .from(paymentEntries)
      .where(and(ownEntries, isAmong(paymentEntries.payment_order_id, ids)))
      .orderBy(asc(paymentEntries.created), asc(paymentEntries.payment_entry_id));
  }

  async function photosOf(ids: readonly string[]) {
    return await database
      .select()
      .from(paymentPhotos)
      .where(and(eq(paymentPhotos.merchant_id, merchantId), isAmong(paymentPhotos.payment_order_id, ids)))
      .orderBy(asc(paymentPhotos.position));
  }

  function placePhotos(paymentOrderId: string, fileNames: readonly string[], present: number) {
    return fileNames.map((file_name, at) => ({
      merchant_id: merchantId,
      payment_order_id: paymentOrderId,
      file_name,
      position: present + at,
    }));
  }

  /** The values of `partsOfPayment`. */
  function partsOf(
    paymentOrderId: string,
    photos: ReturnType<typeof placePhotos>,
    { status, steps }: PaidOrders,
  ) {
    return {
      merchant: merchantId,
      payment: paymentOrderId,
      orderStatus: status,
      orders: steps.map(({ order_id }) => order_id),
      orderSteps: JSON.stringify(steps.map((step) => ({ ...step, merchant_id: merchantId }))),
      photos: JSON.stringify(photos),
      files: photos.map(({ file_name }) => file_name),
    };
  }

  /** Adds proof photos after the `present` ones. */
  async function addPhotos(
    paymentOrderId: string,
    fileNames: readonly string[],
    present: number,
  ): Promise<void> {
    if (fileNames.length === 0) return;
    await database.insert(paymentPhotos).values(placePhotos(paymentOrderId, fileNames, present));
  }

  return {
    async find(paymentOrderId: string): Promise<PaymentRecord | null> {
      const asked = { merchant: merchantId, payment: paymentOrderId };
      const [record] = await withOrders(await paymentStatement(database).execute(asked));
      return record ?? null;
    },

    /** The entries and proof photos of a payment order. */
    async proofOf(paymentOrderId: string): Promise<Pick<PaymentRecord, 'entries' | 'photos'>> {
      const photos = await photosOf([paymentOrderId]);
      return {
        entries: await entriesOf([paymentOrderId]),
        photos: photos.map((photo) => photo.file_name),
      };
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
     * in one statement. Orders and photos must be locked.
     */
    async add(
      payment: NewPayment,
      entry: NewEntry,
      photos: readonly string[],
      steps: readonly Step[],
      paid: PaidOrders,
    ): Promise<void> {
      const { payment_order_id } = payment;
      const key = { merchant_id: merchantId, payment_order_id };
      await addPaymentStatement(database).execute({
        ...partsOf(payment_order_id, placePhotos(payment_order_id, photos, 0), paid),
        row: JSON.stringify({ version: 1, idempotency_key: null, ...payment, ...key }),
        entries: JSON.stringify([{ version: 1, ...entry, ...key }]),
        steps: JSON.stringify(initialHistory(steps).map((begun) => ({ ...begun, ...key }))),
      });
    },

    /** Confirms a payment order with its entries and orders, in one statement. All of them and its photos must be locked. */
    async confirm(
      { payment: { payment_order_id }, photos: present }: Pick<PaymentRecord, 'payment' | 'photos'>,
      { change, photos, step, orders: paid }: Confirmation,
    ): Promise<void> {
      const key = { merchant_id: merchantId, payment_order_id };
      await confirmPaymentStatement(database).execute({
        ...partsOf(payment_order_id, placePhotos(payment_order_id, photos, present.length), paid),
        status: change.status,
        paid: change.paid_satang,
        cash: change.paid_cash_satang,
        receipt: change.paid_receipt_satang,
        steps: JSON.stringify([{ ...step, ...key }]),
      });
    },

    /** Replaces all proof photos. */
    async replacePhotos(paymentOrderId: string, fileNames: readonly string[]): Promise<void> {
      await database
        .delete(paymentPhotos)
        .where(
          and(eq(paymentPhotos.merchant_id, merchantId), eq(paymentPhotos.payment_order_id, paymentOrderId)),
        );
      await addPhotos(paymentOrderId, fileNames, 0);
    },

    async change(paymentOrderIds: readonly string[], change: PaymentChange): Promise<void> {
      await database
        .update(paymentOrders)
        .set({ ...change, version: sql`${paymentOrders.version} + 1` })
        .where(and(own, isAmong(paymentOrders.payment_order_id, paymentOrderIds)));
      await database
        .update(paymentEntries)
        .set({ ...change, version: sql`${paymentEntries.version} + 1` })
        .where(and(ownEntries, isAmong(paymentEntries.payment_order_id, paymentOrderIds)));
    },
  };
}

/** The keyset position of a record in a list of this order. */
export function paymentPosition(
  { payment }: Pick<PaymentCardRecord, 'payment'>,
  { orderBy }: ListQuery,
): ListPosition {
  return {
    id: payment.payment_order_id,
    value: orderBy === 'ctime' ? payment.created.getTime() : payment.should_paid_satang,
  };
}
