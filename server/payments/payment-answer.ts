import type { PaymentCard, PaymentEntry, PaymentOrder } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photos/photo-addresses.ts';
import { orderReference } from '../orders/order-answer.ts';
import { storedPaymentStatus, storedPaymentType } from '../lifecycles/stored-values.ts';
import type { PaymentEntryRow, PaymentRecord, PaymentRow } from '../store/queries/payments/payments.ts';
import type { ProofPhoto } from '../store/queries/payments/payment-statements.ts';
import type { PaymentCardRecord } from '../store/queries/records/record-cards.ts';
import type { Caller } from '../contract/call.ts';
import { actorAnswer } from '../lifecycles/history-steps.ts';
import { fileAddress } from '../files/file-address.ts';
import { transferDetails } from './transfer-details.ts';

const currency = 'THB';

/** Fields that a payment order's detail has for some: the history and photos of other payments for staff, the rejection of a rejected one. */
type MoreOfDetail = Pick<PaymentOrder, 'history' | 'duplicate_of' | 'rejected'>;

export function paymentAnswer(record: PaymentRecord, caller: Caller, more: MoreOfDetail = {}): PaymentOrder {
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
    claimed_amount: toBaht(payment.claimed_satang),
    payment_list: paymentEntries(record, caller),
    payment_photos: photoAddresses(photos),
    order_list: orders.map(orderReference),
    version: payment.version,
    ...more,
  };
}

/** A payment order as a card of a list shows it. */
export function paymentCard(
  { payment, groupName, photos, transactionId, orders }: PaymentCardRecord,
  reused: Pick<PaymentCard, 'duplicate_of'>,
): PaymentCard {
  return {
    id: payment.payment_order_id,
    payment_no: String(payment.payment_no),
    ctime: payment.created.toISOString(),
    status: storedPaymentStatus(payment.status),
    group_id: payment.group_id,
    group_name: groupName,
    should_paid_amount: toBaht(payment.should_paid_satang),
    paid_amount: toBaht(payment.paid_satang),
    payment_type: storedPaymentType(payment),
    payment_photos: photoAddresses(photos),
    ...(transactionId ? { transaction_id: transactionId } : {}),
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
export function paymentEntries(
  { entries, photos }: Pick<PaymentRecord, 'entries' | 'photos'>,
  caller: Caller,
): PaymentEntry[] {
  const proof = {
    payment_photo: joinAddresses(photoAddresses(photos)),
    photos: photos.map((photo) => ({ url: fileAddress(photo.file_name), by: actorAnswer(caller, photo) })),
  };
  return entries.map((entry) => paymentEntry(entry, proof));
}

function paymentEntry(
  entry: PaymentEntryRow,
  proof: Pick<PaymentEntry, 'payment_photo' | 'photos'>,
): PaymentEntry {
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
    claimed_amount: toBaht(entry.claimed_satang),
    currency,
    ...proof,
    ...transferDetails(entry),
    version: entry.version,
  };
}

function photoAddresses(photos: readonly Pick<ProofPhoto, 'file_name'>[]): string[] {
  return photos.map(({ file_name }) => fileAddress(file_name));
}

type PaidColumns = 'payment_type' | 'paid_satang' | 'paid_cash_satang' | 'paid_receipt_satang';

/** The fields of a payment order that its history tracks, in the contract's form. Applying all changes in order gives what a person saw. */
export function paymentHistoryFields(
  payment: Pick<PaymentRow, PaidColumns>,
  photos: readonly Pick<ProofPhoto, 'file_name'>[],
) {
  return {
    payment_type: payment.payment_type,
    paid_amount: toBaht(payment.paid_satang),
    paid_amount_cash: toBaht(payment.paid_cash_satang),
    paid_amount_receipt: toBaht(payment.paid_receipt_satang),
    payment_photos: photoAddresses(photos),
  };
}
