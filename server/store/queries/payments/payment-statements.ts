import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { TransferText } from '../../../../domain/payments/transfer-details.ts';
import type { PaymentType } from '../../../../domain/payments/payment-form.ts';
import type { OrderStatus, PaymentStatus } from '../../../../domain/statuses.ts';
import { memoizeStatement, type Database } from '../../database.ts';
import { insertSteps, type Step } from '../records/history.ts';
import { insertJsonRows } from '../../rows.ts';
import { nextNumber } from '../records/numbers.ts';
import { attachUploads } from '../uploads.ts';
import { orderHistory, orders } from '../../schema/orders.ts';
import {
  paidOrders,
  paymentEntries,
  paymentHistory,
  paymentOrders,
  paymentPhotos,
} from '../../schema/payments.ts';
import { groups, merchants } from '../../schema/people.ts';

// The statements of payments that are built once for a connection, and what they write.

/** Changed columns of payment orders and their entries. Every change increments the versions of both. */
export interface PaymentChange {
  readonly status: PaymentStatus;
  readonly payment_type?: PaymentType;
  readonly paid_satang?: number;
  readonly paid_cash_satang?: number;
  readonly paid_receipt_satang?: number;
}

/** The columns of an entry that say what a bank said of the transfer. */
export type TransferColumns = Pick<typeof paymentEntries.$inferSelect, TransferText | 'fee_satang'>;

/** An order of a payment order as it changes with it. */
export interface PaidOrder {
  readonly order_id: string;
  readonly status: OrderStatus;
  /** The payment order that pays it then; null: it is to be paid again. */
  readonly paidBy: string | null;
  /** The entry for its history. */
  readonly step: Step;
}

/** What becomes of a payment order whose receipt is decided, and with it of its orders. */
export interface Decided {
  readonly change: Required<Omit<PaymentChange, 'payment_type'>>;
  /** Photos that are added to the proof, after the ones that are there. */
  readonly photos: readonly ProofPhoto[];
  readonly step: Step;
  readonly orders: readonly PaidOrder[];
}

/** A proof photo, and who sent it. */
export type ProofPhoto = Pick<
  typeof paymentPhotos.$inferSelect,
  'file_name' | 'by_id' | 'by_name' | 'by_role'
>;

/** An entry as JSON. */
type EntryJson = Omit<typeof paymentEntries.$inferSelect, 'created'> & { readonly created: string };

const entriesOfPayment = sql<EntryJson[]>`(
  SELECT coalesce(json_agg(${paymentEntries} ORDER BY ${paymentEntries.created}, ${paymentEntries.payment_entry_id}), '[]')
  FROM ${paymentEntries} WHERE ${paymentEntries.merchant_id} = ${paymentOrders.merchant_id}
    AND ${paymentEntries.payment_order_id} = ${paymentOrders.payment_order_id})`;

/** The proof photos of a row of `payment_orders`, in the order in which they were added. */
export const photosOfPayment = sql<ProofPhoto[]>`(
  SELECT coalesce(json_agg(json_build_object('file_name', ${paymentPhotos.file_name}, 'by_id', ${paymentPhotos.by_id},
    'by_name', ${paymentPhotos.by_name}, 'by_role', ${paymentPhotos.by_role}) ORDER BY ${paymentPhotos.position}), '[]')
  FROM ${paymentPhotos} WHERE ${paymentPhotos.merchant_id} = ${paymentOrders.merchant_id}
    AND ${paymentPhotos.payment_order_id} = ${paymentOrders.payment_order_id})`;

const ordersOfPayment = sql<string[]>`ARRAY(
  SELECT ${paidOrders.order_id} FROM ${paidOrders} WHERE ${paidOrders.merchant_id} = ${paymentOrders.merchant_id}
    AND ${paidOrders.payment_order_id} = ${paymentOrders.payment_order_id})`;

export function selectPayments(database: Database) {
  return database
    .select({
      payment: getTableColumns(paymentOrders),
      groupName: groups.name,
      entries: entriesOfPayment,
      photos: photosOfPayment,
      orderIds: ordersOfPayment,
    })
    .from(paymentOrders)
    .innerJoin(
      groups,
      and(eq(groups.merchant_id, paymentOrders.merchant_id), eq(groups.group_id, paymentOrders.group_id)),
    );
}

const isOwn = eq(paymentOrders.merchant_id, sql.placeholder('merchant'));
const isAsked = eq(paymentOrders.payment_order_id, sql.placeholder('payment'));

export const paymentStatement = memoizeStatement((database) =>
  selectPayments(database).where(and(isOwn, isAsked)).prepare('one_payment'),
);

function selectLocked(database: Database) {
  return database
    .select({ id: paymentOrders.payment_order_id })
    .from(paymentOrders)
    .where(and(isOwn, sql`${paymentOrders.payment_order_id} = ANY (${sql.placeholder('ids')}::text[])`))
    .orderBy(asc(paymentOrders.payment_order_id))
    .for('no key update');
}

export const lockPaymentsStatement = memoizeStatement((database) =>
  selectLocked(database).prepare('lock_payments'),
);

export const lockWithOrdersStatement = memoizeStatement((database) => {
  const locked = database.$with('locked').as(selectLocked(database));
  return database
    .with(locked)
    .select({ id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.merchant_id, sql.placeholder('merchant')),
        // An array is complete before orders are looked for: the payment orders are locked first.
        sql`${orders.payment_order_id} = ANY (ARRAY(SELECT ${locked.id} FROM ${locked}))`,
      ),
    )
    .orderBy(asc(orders.order_id))
    .for('no key update')
    .prepare('lock_payments_and_orders');
});

/** Parts of a statement that changes the orders of a payment order, which are locked, and marks its photos as attached. */
function partsOfPayment(database: Database) {
  return [
    database.$with('moved').as(
      database
        .update(orders)
        .set({
          status: sql`move.status`,
          payment_order_id: sql`move."paidBy"`,
          version: sql`${orders.version} + 1`,
        })
        .from(
          sql`jsonb_to_recordset(${sql.placeholder('moves')}::jsonb) AS move(order_id text, status text, "paidBy" text)`,
        )
        .where(
          and(eq(orders.merchant_id, sql.placeholder('merchant')), sql`${orders.order_id} = move.order_id`),
        ),
    ),
    database
      .$with('told', {})
      .as(insertSteps(orderHistory, orderHistory.order_id, sql.placeholder('orderSteps'))),
    database.$with('placed', {}).as(insertJsonRows(paymentPhotos, sql.placeholder('photos'))),
    database.$with('attached').as(attachUploads(database)),
  ] as const;
}

export const addPaymentStatement = memoizeStatement((database) => {
  const number = nextNumber(database, sql.placeholder('merchant'), 'payment');
  const row = sql`${sql.placeholder('row')}::jsonb || jsonb_build_object('payment_no', ${number.value})`;
  return database
    .with(
      number.part,
      ...partsOfPayment(database),
      database.$with('entered', {}).as(insertJsonRows(paymentEntries, sql.placeholder('entries'))),
      database.$with('linked', {}).as(insertJsonRows(paidOrders, sql.placeholder('paidOrders'))),
      database.$with('begun', {}).as(insertJsonRows(paymentHistory, sql.placeholder('steps'))),
      database
        .$with('added', { id: sql`id`.as('id') })
        .as(
          sql`INSERT INTO ${paymentOrders} SELECT * FROM jsonb_populate_record(NULL::${paymentOrders}, ${row}) RETURNING payment_order_id AS id`,
        ),
      // Locked, so that a change of the setting either waits for this payment or is known to it.
      database.$with('setting').as(
        database
          .select({ enable_confirm_pay: merchants.enable_confirm_pay })
          .from(merchants)
          .where(eq(merchants.merchant_id, sql.placeholder('merchant')))
          .for('share'),
      ),
    )
    .select({ confirmsReceipts: sql<boolean>`setting.enable_confirm_pay` })
    .from(sql`added, setting`)
    .prepare('add_payment');
});

export const decidePaymentStatement = memoizeStatement((database) => {
  const change = {
    status: sql`${sql.placeholder('status')}`,
    paid_satang: sql`${sql.placeholder('paid')}`,
    paid_cash_satang: sql`${sql.placeholder('cash')}`,
    paid_receipt_satang: sql`${sql.placeholder('receipt')}`,
  };
  return database
    .with(
      ...partsOfPayment(database),
      database.$with('entered').as(
        database
          .update(paymentEntries)
          .set({ ...change, version: sql`${paymentEntries.version} + 1` })
          .where(
            and(
              eq(paymentEntries.merchant_id, sql.placeholder('merchant')),
              eq(paymentEntries.payment_order_id, sql.placeholder('payment')),
            ),
          ),
      ),
      database
        .$with('noted', {})
        .as(insertSteps(paymentHistory, paymentHistory.payment_order_id, sql.placeholder('steps'))),
    )
    .update(paymentOrders)
    .set({ ...change, version: sql`${paymentOrders.version} + 1` })
    .where(and(isOwn, isAsked))
    .prepare('decide_payment');
});
