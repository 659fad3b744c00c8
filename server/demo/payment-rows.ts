import { toBaht } from '../../domain/money.ts';
import { changesBetween } from '../lifecycles/history-steps.ts';
import { paymentHistoryFields } from '../payments/payment-answer.ts';
import { newId } from '../crypto.ts';
import type { Changes } from '../store/schema/columns.ts';
import type {
  paidOrders,
  paymentEntries,
  paymentHistory,
  paymentOrders,
  paymentPhotos,
} from '../store/schema/payments.ts';
import { stepColumns } from './order-rows.ts';
import type { DemoPayment } from './payments.ts';
import { proofFileName } from './pictures.ts';
import type { DemoShop } from './shop.ts';

interface PaymentRows {
  readonly paymentOrders: (typeof paymentOrders.$inferInsert)[];
  readonly paymentEntries: (typeof paymentEntries.$inferInsert)[];
  readonly paymentHistory: (typeof paymentHistory.$inferInsert)[];
  readonly paymentPhotos: (typeof paymentPhotos.$inferInsert)[];
  readonly paidOrders: (typeof paidOrders.$inferInsert)[];
}

/** Rows of payment orders, each with one entry and its proofs. */
export function paymentRows({ merchant, payments }: DemoShop): PaymentRows {
  const all = payments.map((payment) => rowsOf(merchant.merchant_id, payment));
  return {
    paymentOrders: all.map(({ row }) => row),
    paymentEntries: all.map(({ entry }) => entry),
    paymentHistory: all.flatMap(({ history }) => history),
    paymentPhotos: all.flatMap(({ photos }) => photos),
    paidOrders: all.flatMap(({ paidOrders }) => paidOrders),
  };
}

function rowsOf(merchant_id: string, payment: DemoPayment) {
  const own = { merchant_id, payment_order_id: payment.payment_order_id };
  const photos = payment.plan.photos.map((picture) =>
    proofFileName(merchant_id, { picture, proves: payment.plan.payment }),
  );
  const paid = {
    payment_type: payment.plan.payment_type,
    paid_satang: payment.paid,
    paid_cash_satang: payment.cash,
    paid_receipt_satang: payment.receipt,
  };
  const state = {
    status: payment.status,
    version: payment.status === 'completed' ? 2 : 1,
    created: payment.steps[0]?.at,
  };
  const by = payment.steps[0]?.by;
  const sender = { by_id: by?.user_id ?? '', by_name: by?.name ?? '', by_role: by?.role ?? '' };
  const order_ids = payment.orders.map(({ order_id }) => order_id);
  const changes: Readonly<Record<string, Changes>> = {
    'payment.create': changesBetween({}, { order_ids, should_paid_amount: toBaht(payment.due) }),
    'payment.submit': changesBetween(
      {},
      paymentHistoryFields(
        paid,
        photos.map((file_name) => ({ file_name })),
      ),
    ),
  };
  return {
    row: {
      ...own,
      ...paid,
      ...state,
      payment_no: payment.payment_no,
      group_id: payment.group_id,
      should_paid_satang: payment.due,
      claimed_satang: payment.paid,
      created_by: payment.steps[0]?.by.user_id ?? '',
    },
    entry: {
      ...own,
      ...paid,
      ...state,
      payment_entry_id: newId(),
      origin_satang: payment.due,
      claimed_satang: payment.paid,
    },
    history: payment.steps.map((step, at) => ({
      ...own,
      ...stepColumns(step, at),
      seen_version: step.event === 'payment.confirm' ? 1 : null,
      changes: changes[step.event] ?? {},
    })),
    photos: photos.map((file_name, position) => ({ ...own, file_name, position, ...sender })),
    paidOrders: order_ids.map((order_id) => ({ ...own, order_id })),
  };
}
