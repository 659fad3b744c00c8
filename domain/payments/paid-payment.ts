import type { PaymentCard, PaymentOrder } from '../contract.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { repeatOf } from '../photos/photos.ts';
import type { EarlierUse } from '../photos/photos.ts';
import { isNothingReceived, isOtherThanDue } from './payment-form.ts';
import type { PaymentType } from './payment-form.ts';

/** A payment as it is selected: with what was seen of it, so that nobody confirms what they did not see. */
export interface SelectedPayment {
  readonly id: string;
  readonly paymentNo: string;
  readonly groupName: string;
  readonly due: Satang;
  readonly paid: Satang;
  readonly version: number;
  /** Whether a photo or slip of its proof was used before; left out where none was. */
  readonly isReused?: boolean;
}

/** A payment that is to be selected, as a list shows it. */
export type SelectablePayment = SelectedPayment & Partial<Pick<PaidPayment, 'reused'>>;

/** A paid payment that waits for its confirmation. */
export interface PaidPayment extends SelectedPayment {
  /** ISO time. */
  readonly paidAt: string;
  readonly type: PaymentType;
  /** Addresses of the photos of its proof. */
  readonly photos: readonly string[];
  readonly orders: number;
  /** What the bank calls the transfer; left out where nobody entered it and no slip says it. */
  readonly transactionId?: string;
  /** The latest earlier payment that one of the photos was sent with, too; null for none: then it is no repeat. */
  readonly reused: ReusedProof | null;
}

/** An earlier payment that was proved by the same. */
export interface ReusedProof {
  readonly paymentOrderId: string;
  /** Left out where the server does not tell. */
  readonly paymentNo?: string;
  /** ISO time. */
  readonly ctime: string;
  readonly isRejected?: boolean;
}

/** What the screens that confirm need of a payment. */
export function paidPayment(payment: PaymentCard | PaymentOrder): PaidPayment {
  const repeat = repeatOf(payment.ctime, payment.duplicate_of ?? []);
  const transactionId =
    'payment_list' in payment ? payment.payment_list[0]?.transaction_id : payment.transaction_id;
  return {
    id: payment.id,
    paymentNo: payment.payment_no,
    groupName: payment.group_name,
    due: readWire(payment.should_paid_amount),
    paid: readWire(payment.paid_amount),
    version: payment.version,
    paidAt: payment.ctime,
    type: payment.payment_type,
    photos: payment.payment_photos,
    orders: payment.order_list.length,
    ...(transactionId ? { transactionId } : {}),
    reused: repeat?.isRepeat ? reusedProof(repeat.use) : null,
  };
}

function reusedProof({
  payment_order_id: paymentOrderId,
  payment_no: paymentNo,
  ctime,
  rejected,
}: EarlierUse): ReusedProof {
  return {
    paymentOrderId,
    ctime,
    ...(paymentNo === undefined ? {} : { paymentNo }),
    ...(rejected === undefined ? {} : { isRejected: rejected }),
  };
}

/** What a selection keeps of a payment. */
export function selectedPayment({
  id,
  paymentNo,
  groupName,
  due,
  paid,
  version,
  reused = null,
}: SelectablePayment): SelectedPayment {
  return { id, paymentNo, groupName, due, paid, version, ...(reused === null ? {} : { isReused: true }) };
}

/** Whether a payment can be confirmed as it is: not one of which nothing came in. */
export function isConfirmable({ due, paid }: Pick<SelectedPayment, 'due' | 'paid'>): boolean {
  return !isNothingReceived(due, paid);
}

/** What was paid in all. */
export function paidInAll(payments: readonly Pick<SelectedPayment, 'paid'>[]): Satang {
  return payments.reduce((sum, { paid }) => sum + paid, 0);
}

/** Whether another amount came in than the one due. */
export function differs({ due, paid }: Pick<SelectedPayment, 'due' | 'paid'>): boolean {
  return isOtherThanDue(due, paid);
}

/** Whether somebody should look at a payment before it is confirmed: its amount differs, or its photo was used before. */
export function needsLook(payment: Pick<PaidPayment, 'due' | 'paid' | 'reused'>): boolean {
  return differs(payment) || payment.reused !== null;
}

/** Reasons for which a payment waits for no confirmation any more. */
const goneReasons: readonly string[] = ['already_confirmed', 'already_rejected', 'not_found'];

/** Whether an answer says that a payment waits no more: somebody else was quicker, or rejected it. */
export function isGone({ ok, reason }: { readonly ok: boolean; readonly reason: string }): boolean {
  return !ok && goneReasons.includes(reason);
}
