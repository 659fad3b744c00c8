import type { PaymentCard, PaymentEntry, PaymentOrder } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { orderReference } from '../orders/order-answer.ts';
import { storedPaymentStatus, storedPaymentType } from '../lifecycles/stored-values.ts';
import type { PaymentEntryRow, PaymentRecord, PaymentRow } from '../store/queries/payments.ts';
import type { PaymentCardRecord } from '../store/queries/record-cards.ts';
import { fileAddress } from '../files/file-address.ts';

const currency = 'THB';

/** Fields of a payment order's detail for staff only. */
type ForStaff = Pick<PaymentOrder, 'history' | 'duplicate_of'>;

export function paymentAnswer(record: PaymentRecord, forStaff: ForStaff = {}): PaymentOrder {
  const { payment, groupName, photos, orders } = record;
  return {
    id: payment.payment_order_id,
    payment_no: String(payment.payment_no),
    ctime: payment.created.toISOString(),
    status: storedPaymentStatus(payment.status),
    group_id: payment.group_id,
    group_name: groupName,
    should_paid_amount: toBaht(payment.should_paid_satang),
    paid_amount: toBaht(payment.paid_satang),
    paid_amount_cash: toBaht(payment.paid_cash_satang),
    paid_amount_receipt: toBaht(payment.paid_receipt_satang),
    payment_type: storedPaymentType(payment),
    payment_list: paymentEntries(record),
    payment_photos: photos.map(fileAddress),
    order_list: orders.map(orderReference),
    version: payment.version,
    ...forStaff,
  };
}

/** A payment order as a card of a list shows it. */
export function paymentCard(
  { payment, groupName, photos, orders }: PaymentCardRecord,
  reused: Pick<PaymentCard, 'duplicate_of'>,
): PaymentCard {
  return {
    id: payment.payment_order_id,
    payment_no: String(payment.payment_no),
    ctime: payment.created.toISOString(),
    status: storedPaymentStatus(payment.status),
    group_name: groupName,
    should_paid_amount: toBaht(payment.should_paid_satang),
    paid_amount: toBaht(payment.paid_satang),
    payment_type: storedPaymentType(payment),
    payment_photos: photos.map(fileAddress),
    version: payment.version,
    ...reused,
    order_list: orders.map(({ order_id, order_no, total_satang }) => ({
      id: order_id,
      order_no: String(order_no),
      total_amount: toBaht(total_satang),
    })),
  };
}

/** The entries of a payment order; all share its proof photos. */
export function paymentEntries({
  entries,
  photos,
}: Pick<PaymentRecord, 'entries' | 'photos'>): PaymentEntry[] {
  const photo = joinAddresses(photos.map(fileAddress));
  return entries.map((entry) => paymentEntry(entry, photo));
}

function paymentEntry(entry: PaymentEntryRow, payment_photo: string): PaymentEntry {
  const time = entry.created.toISOString();
  return {
    id: entry.payment_entry_id,
    status: storedPaymentStatus(entry.status),
    ctime: time,
    payment_time: time,
    pay_time: time,
    payment_type: storedPaymentType(entry),
    origin_amount: toBaht(entry.origin_satang),
    paid_amount: toBaht(entry.paid_satang),
    paid_amount_cash: toBaht(entry.paid_cash_satang),
    paid_amount_receipt: toBaht(entry.paid_receipt_satang),
    currency,
    payment_photo,
    version: entry.version,
  };
}

type PaidColumns = 'payment_type' | 'paid_satang' | 'paid_cash_satang' | 'paid_receipt_satang';

/** The fields of a payment order that its history tracks, in the contract's form. Applying all changes in order gives what a person saw. */
export function paymentHistoryFields(payment: Pick<PaymentRow, PaidColumns>, photos: readonly string[]) {
  return {
    payment_type: payment.payment_type,
    paid_amount: toBaht(payment.paid_satang),
    paid_amount_cash: toBaht(payment.paid_cash_satang),
    paid_amount_receipt: toBaht(payment.paid_receipt_satang),
    payment_photos: photos.map(fileAddress),
  };
}
