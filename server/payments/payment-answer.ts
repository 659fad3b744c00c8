import type { PaymentEntry, PaymentOrder } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { joinAddresses } from '../../domain/photo-addresses.ts';
import { orderReference } from '../orders/order-answer.ts';
import { paymentStatus, paymentType } from '../lifecycles/stored-values.ts';
import type { PaymentEntryRow, PaymentRecord, PaymentRow, PaymentStanding } from '../store/queries/payments.ts';
import { fileAddress } from '../files/file-address.ts';
import type { DataOf } from '../../domain/operations.ts';
import { Refusal, type Reason } from '../http/refusal.ts';

const currency = 'THB';

/** What only staff see of a payment order, and only in its detail. */
type ForStaff = Pick<PaymentOrder, 'history' | 'duplicate_of'>;

export function paymentAnswer(record: PaymentRecord, forStaff: ForStaff = {}): PaymentOrder {
  const { payment, groupName, photos, orders } = record;
  return {
    id: payment.payment_order_id,
    payment_no: String(payment.payment_no),
    ctime: payment.created.toISOString(),
    status: paymentStatus(payment.status),
    group_id: payment.group_id,
    group_name: groupName,
    should_paid_amount: toBaht(payment.should_paid_satang),
    paid_amount: toBaht(payment.paid_satang),
    paid_amount_cash: toBaht(payment.paid_cash_satang),
    paid_amount_receipt: toBaht(payment.paid_receipt_satang),
    payment_type: paymentType(payment),
    payment_list: paymentEntries(record),
    payment_photos: photos.map(fileAddress),
    order_list: orders.map(orderReference),
    version: payment.version,
    ...forStaff,
  };
}

/** The entries of a payment order, which share its proofs. */
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
    status: paymentStatus(entry.status),
    ctime: time,
    payment_time: time,
    pay_time: time,
    payment_type: paymentType(entry),
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

/** What a history follows of a payment order, in the words of its answers: folded, it is what a person saw. */
export function paymentFacts(payment: Pick<PaymentRow, PaidColumns>, photos: readonly string[]) {
  return {
    payment_type: payment.payment_type,
    paid_amount: toBaht(payment.paid_satang),
    paid_amount_cash: toBaht(payment.paid_cash_satang),
    paid_amount_receipt: toBaht(payment.paid_receipt_satang),
    payment_photos: photos.map(fileAddress),
  };
}

type Result = DataOf<'batchConfirmPayOrder'>['results'][number];

/** What became of one id of a batch, by where its payment order stood before; `confirmed` is the status of those that are. */
export function batchResult(id: string, standings: readonly PaymentStanding[], confirmed: string): Result {
  const standing = standings.find(({ payment_order_id }) => payment_order_id === id);
  if (standing === undefined) return refused(id, 'not_found');
  if (standing.isReady) return { id, ok: true };
  return refused(id, standing.status === confirmed ? 'already_confirmed' : 'not_allowed_in_status');
}

function refused(id: string, reason: Reason): Result {
  return { id, ok: false, reason, message: new Refusal(reason).message };
}
